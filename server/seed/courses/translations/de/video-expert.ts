import type { CourseTextSeed } from '../../../seed-types.ts'

export const videoExpert: Readonly<Record<number, CourseTextSeed>> = {
  36: {
    name: 'Planung großer Videosysteme',
    summary:
      'Ab fünfhundert Kameras ist alles anders: Anforderungen, Ausfallbereiche, Leitstelle, Migration und das Papier, das alles zusammenhält.',
    description:
      '<p>Zweitausend Kameras mit 4 Mbit/s schreiben 8 Gbit/s, 86 TB am Tag und 2,6 PB in dreißig Tagen. Das lässt sich kaufen. Schwierig ist, dass immer irgendwo eine Kamera defekt ist, ein Server neu startet und ein Gebäude umgebaut wird. Ein großes System wird für diesen Normalzustand geplant, nicht für den Tag der Übergabe.</p><p>Der Kurs begleitet ein Projekt mit 1.800 Kameras an drei Standorten. Er beginnt mit der <strong>Betriebsanforderung</strong> nach DIN EN 62676-4, eine Zeile je Kamera mit Zweck und Pixeldichte, denn eine Liste, in der nur „Dome, 4 MP“ steht, lässt sich später nicht abnehmen. Daraus folgen Ausfallbereiche, damit kein einzelner Switch, Server oder Lüfter mehr als die vereinbarte Zahl an Bildern kostet, gestufter Speicher und ein Netz, das man nach schriftlichen Regeln teilt.</p><p>Die Leitstelle wird nach DIN EN ISO 11064 geplant und mit der Frage, wie viele Bilder ein Mensch wirklich beobachten kann. Migriert wird neben der alten Anlage, Bereich für Bereich, mit Rückweg an jedem Abend. Vor der Einschreibung verlangt ein Gutachter ein eigenes System mit mindestens 200 Kameras.</p>',
    outcomes: [
      'eine Betriebsanforderung schreiben, die sich Kamera für Kamera prüfen lässt',
      'ein System in Ausfallbereiche teilen und angeben, was jeder Ausfall kostet',
      'Server, Speicher und Netz nach gemessenen Streams statt nach Datenblatt bemessen',
      'eine Leitstelle nach Aufgaben und Aufmerksamkeit planen, nicht nach Wandfläche',
      'eine Migration mit Rückweg und eine Abnahme mit Zahlen führen',
    ],
    chapters: [
      'Betriebsanforderung, Zeile für Zeile',
      'Zonen, Pixeldichten und Kameratypen',
      'Streams messen statt schätzen',
      'Ausfallbereiche',
      'Server und virtuelle Maschinen',
      'Gestufter Speicher, Strom und Kühlung',
      'Ein Netz, das man teilt',
      'Die Leitstelle und ihre Menschen',
      'Migration mit Rückweg',
      'Abnahme und das erste Jahr',
    ],
  },
  37: {
    name: 'Integration: ONVIF, Ereignisse und Schnittstellen',
    summary:
      'Video, Zutritt und Alarm so verbinden, dass es nach dem nächsten Update noch geht und jemand merkt, wenn nicht.',
    description:
      '<p>„Unterstützt ONVIF“ sagt so viel wie „spricht Europäisch“. Entscheidend ist das Profil auf beiden Seiten: <strong>S und T</strong> für Streaming, T mit H.265 und reicheren Ereignissen, <strong>G</strong> für Aufzeichnungen, <strong>M</strong> für Metadaten und Analyse, <strong>A, C und D</strong> für Zutritt. Wir lesen Konformitätserklärungen samt Firmwarestand und prüfen die drei Funktionen, an denen das Projekt hängt.</p><p>Im Kern geht es um Ereignisse. Ein Ereignis ist kein Zustand: Wer zehn Sekunden die Verbindung verliert, hat das Schließen der Tür verpasst und zeigt sie bis Montag als offen. Also wird nach jeder Neuverbindung der Zustand abgefragt, Ereignisse tragen Absender und Zeit, Doppelte schaden nicht. Wir vergleichen Pull-Point, MQTT und HTTP und geben dem schlichten Relaiskontakt sein Recht: Er braucht keine Lizenz und übersteht jedes Update.</p><p>Der häufigste erste Fehler ist die Uhr: Authentifizierung mit Zeitstempel scheitert, wenn die Kamera Minuten danebenliegt, und gemeldet wird „falsches Passwort“. Am Ende steht eine Schnittstellenmatrix: wer auslöst, was geschieht, wie schnell, was sonst, und wer es richtet.</p>',
    outcomes: [
      'an Profilen und Erklärungen prüfen, ob zwei Produkte zusammenarbeiten, und es nachweisen',
      'eine Ereignisverarbeitung entwerfen, die Abbruch, Wiederholung und falsche Reihenfolge übersteht',
      'für eine Verbindung zwischen ONVIF, MQTT, HTTP und Relaiskontakt wählen',
      'eine Schnittstellenmatrix mit Reaktionszeiten und Zuständigkeit schreiben',
      'eine Schnittstelle so überwachen, dass Stille als Störung gemeldet wird',
    ],
    chapters: [
      'Was ein Profil verspricht',
      'Gerätesuche, Uhren und Zugangsdaten',
      'Ereignisse, Zustände und verlorene Meldungen',
      'MQTT, HTTP oder ein Relais',
      'Die Schnittstellenmatrix und ihr Test',
    ],
  },
  38: {
    name: 'Bildqualität nach DIN EN 62676-4 prüfen',
    summary:
      'Abnahme mit Prüftafel, Luxmeter und exportierter Aufnahme: wie aus „sieht gut aus“ eine Tabelle wird, die beide Seiten unterschreiben.',
    description:
      '<p>Ein Bild wird an der Aufzeichnung abgenommen, bei Nacht und mit etwas, das sich bewegt. Alles andere ist Vorführung. Der Kurs nimmt die Pixeldichten der DIN EN 62676-4 in der Ausgabe von 2015, von 12,5 Pixel pro Meter für das Überwachen über 25, 62,5, 125 und 250 bis 1.000 für das Überprüfen, und macht daraus ein Prüfverfahren. Nennen Sie die Ausgabe im Vertrag; Verträge überleben Normen.</p><p>Die Dichte wird gezählt, nicht geglaubt: Ein Stab von einem Meter, aufrecht am fernen Ende der Szene, muss in der <strong>exportierten</strong> Datei die vereinbarte Pixelzahl bedecken. Ein 16 cm breites Gesicht hat dann bei 250 pro Meter vierzig Pixel. Dichte allein ist aber nur Geometrie. Die Prüftafel zeigt, was Objektiv, Schärfe, Rauschunterdrückung und Kompression davon übrig lassen, und ein Vorbeigehender zeigt, was die Belichtungszeit anrichtet.</p><p>Die Beleuchtungsstärke wird am Gesicht und vertikal gemessen, denn das sieht die Kamera. Sie üben an sechs Kameras, von denen zwei durchfallen sollten, und schreiben den Bericht.</p>',
    outcomes: [
      'aus einer Betriebsanforderung einen Prüfplan mit Grenzwerten machen',
      'Pixeldichte, Auflösung, Bewegungsunschärfe und Beleuchtungsstärke an der Aufzeichnung messen',
      'herausfinden, ob Objektiv, Schärfe, Belichtung oder Kompression das Ergebnis verdirbt',
      'einen Abnahmebericht schreiben, den ein Dritter wiederholen kann',
    ],
    chapters: [
      'Anforderung, Pixeldichte und Ausgabe',
      'Stab, Prüftafel und Luxmeter',
      'Nacht, Bewegung und Kompression',
      'Urteil und Bericht',
    ],
  },
}
