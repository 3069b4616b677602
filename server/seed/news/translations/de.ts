import type { NewsDocument } from '../../../../src/domain/news/news-document.ts'
import type { TextsById } from '../../translated.ts'

export const news: TextsById<NewsDocument['texts']['en']> = {
  1: {
    title: 'Zertifizierung Allgemeine Sicherheitstechnik: Version 2026 ist da',
    summary:
      'Drei Kurse sind neu, einer ist entfallen, und die Theorieprüfung fragt mehr nach Stromversorgung und Übergabe. Wer mitten in Version 2025 steckt, verliert nichts.',
    body: '<p>Ab heute können Sie sich zur Version 2026 anmelden. Es bleibt bei <strong>zwölf Credits</strong>; zum Pflichtteil gehören nun Objektanalyse, PoE-Budget, Notstromversorgung, Inbetriebnahme und Datenschutz. Der alte Teil zur analogen Übertragung entfällt.</p><p>Wenn Sie Version 2025 lernen, haben Sie die Wahl: Sie schließen sie so ab, denn Prüfungen dafür gibt es noch sechs Monate. Oder Sie aktualisieren auf der Seite der Zertifizierung: Ersetzte Kurse gelten als abgeschlossen, die Credits bleiben Ihnen. Nur das Neue lernen Sie hinzu.</p><p>Zertifikate der Version 2025 gelten bis zum aufgedruckten Datum. Die Verlängerung führt zur Version 2026.</p>',
  },
  2: {
    title: 'Praktische Prüfungen in Thermografie: München und Lyon',
    summary:
      'Vier Termine für Grundstufe und Fachstufe, an einer beheizten Wand mit Zielen, die heiß aussehen und es nicht sind.',
    body: '<p>Die nächsten praktischen Prüfungen finden in München und Lyon statt, je zwei Termine. Sie stehen vor einer beheizten Prüfwand mit zwölf Zielen: lackierter Stahl, blankes Aluminium, Klebeband, Glas, ein nasser Ziegel. Fünf davon protokollieren Sie mit Emissionsgrad, reflektierter Temperatur, Abstand und Messwert; bei den anderen begründen Sie, warum sie nicht messbar sind.</p><p>Voraussetzung ist die <strong>bestandene Theorieprüfung</strong> der Stufe. Bringen Sie Ihre kalibrierte Kamera mit oder leihen Sie eine von uns. Bestanden ist ab 80 von 100 Punkten, das Ergebnis steht nach spätestens drei Werktagen im Portal.</p><p>Die Plätze sind knapp, denn jeder hat die Wand vierzig Minuten für sich.</p>',
  },
  3: {
    title: '„Kamerastandort und Objektivwahl“ neu geschrieben',
    summary:
      'Der erste Kurs der Videosicherheit hat eine neue Reihenfolge, drei von Hand gerechnete Szenen und eine Begehung im Regen.',
    body: '<p>Die Version 2026 von <a href="/course/detail/1">Kamerastandort und Objektivwahl</a> ersetzt die von 2024. Sie beginnt mit der Frage, die das Bild beantworten soll, und kommt erst dann zur Brennweite. Früher war es umgekehrt, und zu viele berechneten das richtige Objektiv für das falsche Bild.</p><p>Neu sind drei durchgerechnete Szenen, nämlich Ladeneingang, Parkplatzgasse und sechzig Meter Zaun, dazu eine Begehung im Regen, bei der die Sonne im ungünstigsten Moment herauskommt. Das Quiz hat fünf neue Fragen.</p><p>Wer die alte Version abgeschlossen hat, behält den Credit. Wer mittendrin war, findet den Fortschritt auf vollständig gesetzt.</p>',
  },
  4: {
    title: 'Kurs zur Härtung an den Cyber Resilience Act angepasst',
    summary:
      'Hersteller müssen ausgenutzte Schwachstellen melden, Errichter müssen erreichbar sein und aktualisieren können. Ein neues Kapitel sagt, was das vor Ort bedeutet.',
    body: '<p>Der europäische Cyber Resilience Act verpflichtet Hersteller vernetzter Geräte, aktiv ausgenutzte Schwachstellen ab dem 11. September 2026 zu melden und ab dem 11. Dezember 2027 alle Anforderungen zu erfüllen. Das ist Pflicht der Hersteller. Ein Update, das niemand einspielt, schützt aber niemanden.</p><p>Der Kurs <a href="/course/detail/18">Kameras und Controller härten</a> hat deshalb ein neues Kapitel: wie man ein <strong>Verzeichnis der Geräte und Firmwarestände</strong> führt, wen eine Warnung erreichen muss, wie schnell sich vierhundert Kameras aktualisieren lassen, ohne das Objekt blind zu machen, und was mit Geräten geschieht, für die es nichts mehr gibt.</p><p>Für neue Lernende ist das Kapitel Pflicht, allen anderen steht es offen.</p>',
  },
  5: {
    title: 'Zutrittskontrolle vor Ort: zwei Tage in Madrid',
    summary:
      'Acht Türen, zwölf Plätze, jede Schlossart, die in der Prüfung vorkommt. Die Anmeldung ist offen.',
    body: '<p>Unser Schulungsraum in Madrid ist um <strong>acht Türen in voller Größe</strong> herum neu gebaut: Brandschutztür mit elektrischem Türöffner, Fluchttür mit Panikstange und verzögerter Freigabe, Glastür mit Haftmagnet, Drehsperre und vier Türen aus einem Abbruch, mit allem, was dreißig Jahre aus einer Zarge machen.</p><p>Der zweitägige Präsenzkurs nutzt sie alle. Am ersten Tag wird montiert und verdrahtet, am zweiten sucht man die Fehler, die andere eingebaut haben. Am Ende stehen die neun Credits für die Theorieprüfung.</p><p>Unterrichtssprache ist Spanisch, die Unterlagen sind englisch. Über die Anmeldung entscheidet der Trainer innerhalb von drei Werktagen.</p>',
  },
  6: {
    title: 'Brandfrüherkennung: ein Kapitel über Lithiumbatterien',
    summary:
      'Gelagertes Holz erwärmt sich über Tage, eine Batterie in Minuten. Was das für Schwellen und Schwenkzyklen heißt.',
    body: '<p>Der Kurs <a href="/course/detail/13">Brandfrüherkennung im Lagergut</a> war für Halden gemacht: Hackschnitzel, Papier, Hausmüll. Solches Material erwärmt sich über Stunden oder Tage, und eine Kamera auf dem Schwenk-Neige-Kopf, die alle zehn Minuten wiederkommt, sieht es rechtzeitig.</p><p>Lithiumbatterien im selben Abfall warten nicht. Zwischen dem ersten Ausgasen und offener Flamme liegen mitunter weniger als zwei Minuten. Das neue Kapitel zeigt Aufnahmen aus einer Sortierhalle, vergleicht <strong>feste und schwenkende Kameras</strong> und leitet her, warum dort acht Kelvin Anstieg in dreißig Sekunden die bessere Schwelle sind als jede absolute Temperatur.</p>',
  },
  7: {
    title: 'Polnisch und Spanisch: Texte, Prüfungen, Zertifikate',
    summary: 'Das Portal spricht zwei weitere Sprachen. Die Untertitel der Videos folgen Kurs für Kurs.',
    body: '<p>Das Portal ist jetzt auch auf Polnisch und Spanisch lesbar. Kursbeschreibungen, Fragen der Theorieprüfungen, Schreiben und Zertifikate erscheinen in der Sprache, die Sie oben auf der Seite wählen. Jedes Zertifikat lässt sich zusätzlich auf Englisch herunterladen, was manche Ausschreibung verlangt.</p><p>Die <strong>Fachbegriffe</strong> haben Trainer aus beiden Ländern geprüft, nicht nur Übersetzer. Sagt die Norm Ihres Landes etwas anderes als wir, schreiben Sie uns; elf Begriffe haben wir schon geändert.</p><p>Der Ton der Videos bleibt englisch, Untertitel kommen nach und nach hinzu. Was noch nicht übersetzt ist, erscheint auf Englisch.</p>',
  },
  8: {
    title: 'Einbruchmeldetechnik: neues Prüfungsfenster ab dem nächsten Ersten',
    summary:
      'Die Theorieprüfung bekommt einen neuen Fragenpool. Bereits erworbene Credits zählen, die dreißig Tage laufen weiter.',
    body: '<p>Ab dem nächsten Monatsersten werden die Fragen der Theorieprüfung aus einem <strong>neuen Pool</strong> gezogen. Ein Drittel ist neu: Sicherheitsgrade und Umweltklassen nach EN 50131, Alarmübertragung und was nach einem Falschalarm zu dokumentieren ist.</p><p>Sonst bleibt alles gleich: fünfzig Fragen, eine Stunde, 80 von 100 Punkten, zwei Versuche. Haben Sie den neunten Credit schon, laufen Ihre dreißig Tage weiter; vor dem Stichtag gilt der alte Pool, danach der neue.</p><p>Wir empfehlen den Kurs <a href="/course/detail/4">Melderauswahl und Vermeidung von Falschalarmen</a>, dessen Quiz bereits Fragen der neuen Art enthält.</p>',
  },
  9: {
    title: 'Bezahlte Schulungen: BLIK und Klarna neben Karte und Überweisung',
    summary:
      'In Polen zahlen Sie mit BLIK, anderswo mit Klarna. Die Überweisung bleibt, mit 1,5 % Servicegebühr.',
    body: '<p>Präsenzkurse und praktische Prüfungen lassen sich auf mehr Wegen bezahlen: überall mit Karte, in Polen mit <strong>BLIK</strong>, in den übrigen Ländern mit <strong>Klarna</strong>. Eine Servicegebühr fällt dabei nicht an. Der Platz gehört Ihnen, sobald die Zahlung bestätigt ist, meist nach wenigen Sekunden.</p><p>Die Banküberweisung bleibt für Firmen, die sie brauchen. Sie kostet 1,5 % Servicegebühr und muss innerhalb von drei Kalendertagen eingehen; danach verfällt die Bestellung.</p><p>Die Rechnung finden Sie unter „Mein Lernen“. Bezahlte Schulungen werden nicht erstattet, das Umbuchen ist bis 24 Stunden vor Beginn kostenlos.</p>',
  },
  10: {
    title: 'Leihkameras für jeden Thermografiekurs',
    summary:
      'Sechs Handkameras von 160 × 120 bis 640 × 480 Pixel reisen mit unseren Trainern. Die eigene bleibt die bessere Lehrerin.',
    body: '<p>Wer bisher ohne Kamera kam, musste anderen über die Schulter sehen. Ab dieser Saison reisen <strong>sechs Handkameras</strong> mit, von 160 × 120 bis 640 × 480 Pixel, dazu zwei Teleobjektive und ein kleiner Schwarzstrahler zur Kontrolle.</p><p>Das kostet nichts. Wählen Sie die Kamera bei der Anmeldung; die bescheidenste ist eine gute Wahl, denn sie zwingt Sie näher heran, und darum geht es am ersten Tag.</p><p>Wenn Sie eine eigene haben, bringen Sie sie trotzdem mit. Im Alltag läuft eine Kamera mit Einstellungen, die irgendwer einmal gespeichert hat, und der Kurs ist der beste Ort, das herauszufinden.</p>',
  },
  11: {
    title: 'Funkgeräte und EN 18031: was Errichter gefragt werden',
    summary:
      'Seit August 2025 müssen Funkanlagen in Europa Anforderungen an die Cybersicherheit erfüllen. Unsere Kurse sagen nun, worauf zu achten ist.',
    body: '<p>Seit dem 1. August 2025 müssen mit dem Internet verbundene Funkanlagen, die in der Europäischen Union in Verkehr gebracht werden, die Cybersicherheitsanforderungen der Funkanlagenrichtlinie erfüllen. Die Reihe <strong>EN 18031</strong> sagt, wie sich das nachweisen lässt. Betroffen sind Funkmelder, Videosprechanlagen und WLAN-Kameras.</p><p>Errichter prüfen keine Geräte, doch Kunden fragen nach: was in der Konformitätserklärung steht, warum ein leeres oder gemeinsames Passwort nicht bleiben darf und dass früher in Verkehr gebrachte Geräte weiter betrieben werden dürfen.</p><p>Das Thema ist jetzt Teil der Kurse; zwei Fragen dazu stehen in den Theoriepools.</p>',
  },
  12: {
    title: 'Neuer Expertenkurs: Verschlossene Türen in Fluchtwegen',
    summary:
      'Eine Tür, die Menschen draußen hält und niemals drinnen halten darf. EN 179, EN 1125 und EN 13637, Tür für Tür.',
    body: '<p>Kaum ein Thema der Zutrittskontrolle wird so oft missverstanden. Eine Tür im Fluchtweg muss sich von innen mit einer Hand öffnen lassen, ohne Schlüssel und ohne Einweisung; und der Betreiber will sie trotzdem verschlossen. Der Kurs <a href="/course/detail/10">Verschlossene Türen in Fluchtwegen</a> geht die Fälle durch.</p><p>Er erklärt den Unterschied zwischen <strong>Notausgang nach EN 179</strong> und Panikausgang nach EN 1125, wann eine elektrisch gesteuerte Anlage nach EN 13637 verzögern darf und warum ein Haftmagnet, der auf einen Netzwerkbefehl wartet, bei Netzausfall eben nicht öffnet.</p><p>Wahlkurs mit einem Credit; der Plan einer eigenen Tür gehört zur Arbeit.</p>',
  },
  13: {
    title: 'Videosicherheit, Expertenstufe: praktische Prüfung in Seoul',
    summary:
      'Zum ersten Mal findet die Expertenprüfung im asiatisch-pazifischen Raum statt. Sechs Plätze, ein Tag, ein Netz mit Fehlern.',
    body: '<p>Die praktische Prüfung der Expertenstufe wird in <strong>Seoul</strong> abgenommen, auf Englisch mit koreanischer Verdolmetschung. Bisher mussten Kandidaten aus der Region nach Warschau reisen.</p><p>Die Aufgabe dauert einen Tag. Vormittags planen Sie nach einer zweiseitigen Anforderung vierhundert Meter Perimeter mit Analytik. Nachmittags nehmen Sie ein Rack mit zwanzig Kameras in Betrieb, in dem Fehler bei Multicast, Zeit und Strom versteckt sind. Das Übergabeprotokoll schreiben Sie wie für einen Kunden.</p><p>Voraussetzung sind die bestandene Theorieprüfung und das Zertifikat der Fachstufe.</p>',
  },
  14: {
    title: 'Praktische Prüfungen: Nachweis als Link einreichen',
    summary:
      'Manche Aufgaben verlangen eine Aufzeichnung oder einen Bericht. Eingereicht wird jetzt auf der Seite der Aufgabe, auf Wunsch mit Passwort.',
    body: '<p>Am Ende mancher praktischen Prüfung steht etwas zum Vorzeigen: eine Aufnahme der eingerichteten Szene, ein Messbericht, Fotos eines Schranks vorher und nachher. Bisher kam das per E-Mail, und manches kam nie an.</p><p>Jetzt legen Sie die Datei ab, wo Sie möchten, und tragen den <strong>Link</strong> auf der Seite der Aufgabe ein, bei Bedarf mit Passwort. Der Prüfer sieht ihn sofort. Solange die Prüfung nicht bestanden ist, dürfen Sie ihn ersetzen.</p><p>Die Seite öffnet sich nur am Computer; auf dem Telefon sind praktische Prüfungen nicht möglich.</p>',
  },
  15: {
    title: 'Zertifikat verlängern: neunzig Tage davor, neunzig Tage danach',
    summary:
      'Zertifikate gelten zwei Jahre. Die Verlängerung ist nun früher möglich und verzeiht etwas Verspätung.',
    body: '<p>Ein Zertifikat gilt <strong>zwei Jahre</strong>. Verlängern ließ es sich bisher nur im letzten Monat, was allen ungelegen kam, die gerade dann auf der Baustelle waren. Nun öffnet sich das Fenster neunzig Tage vor dem Ablauf und schließt neunzig Tage danach.</p><p>Dazu lernen Sie, was sich seit Ihrer Version geändert hat, meist ein bis zwei kurze Kurse, und legen die Theorieprüfung der aktuellen Version ab. Praktische Prüfungen werden nicht wiederholt. Das neue Zertifikat beginnt, wo das alte endet; frühes Verlängern kostet also keinen Tag.</p><p>Wir schreiben Ihnen, wenn sich das Fenster öffnet, und noch einmal dreißig Tage vor dem Ablauf.</p>',
  },
}
