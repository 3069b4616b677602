import type { CourseTextSeed } from '../../../seed-types.ts'

export const videoAssociate: Readonly<Record<number, CourseTextSeed>> = {
  25: {
    name: 'Inbetriebnahme einer IP-Kamera',
    summary:
      'Vom Karton bis zum unterschriebenen Übergabeprotokoll: Adresse, Firmware, Zeit, Schärfe, Stream und Referenzbild in einer Reihenfolge, die den zweiten Leitergang spart.',
    description:
      '<p>Eine Kamera wird auf der Werkbank in Betrieb genommen, nicht auf der Leiter. Firmware, Passwort, Adresse, Name und Zeitserver sind eingestellt, bevor sie die Werkstatt verlässt; draußen bleiben Ausrichten, Scharfstellen und der Nachweis. Wer es umgekehrt hält, steht mit dem Laptop im Regen und erfährt dort, dass der Switchport keine Spannung liefert.</p><p><strong>PoE</strong>: Ein Port nach 802.3af gibt 15,4 W ab, nach 100 m sind davon 12,95 W sicher; Heizung und Infrarot wollen gern mehr, und zwar nachts. <strong>Adresse</strong>: fest oder reserviert. <strong>Zeit</strong>: NTP, denn zwei Minuten Abweichung verderben jedes Beweismittel. <strong>Stream</strong>: H.264 oder H.265, Bildrate, Keyframe-Abstand und eine Obergrenze für die Bitrate.</p><p>Scharf gestellt wird bei offener Blende, geprüft wird im Dunkeln. Am Ende stehen ein Referenzbild bei Tag, eines bei Nacht und ein Blatt, auf dem ein anderer jede Einstellung nachlesen kann.</p>',
    outcomes: [
      'eine Kamera auf der Werkbank so vorbereiten, dass draußen nur Ausrichten und Scharfstellen bleiben',
      'PoE-Klasse, Leitungslänge und Leistung an der Kamera bei eingeschalteter Heizung und Beleuchtung prüfen',
      'Codec, Bildrate und Bitratengrenze für eine Szene festlegen und begründen',
      'die Kamera mit Referenzbildern bei Tag und bei Nacht übergeben',
    ],
    chapters: [
      'Auf der Werkbank: Firmware, Passwort, Name',
      'Speisung und Link: was PoE wirklich liefert',
      'Ausrichten und Scharfstellen',
      'Streams, Bildrate und Bitrate',
      'Referenzbild und Übergabe',
    ],
  },
  26: {
    name: 'Aufzeichnung und Speicher',
    summary:
      'Wie viel Platz eine Kamera am Tag braucht, was Bewegungsaufzeichnung wirklich spart und wie man merkt, dass seit März nichts mehr aufgezeichnet wird.',
    description:
      '<p>Einem Rekorder glaubt man, bis ihn jemand braucht. Dann zeigt sich, dass die Platte voll, die Lizenz abgelaufen oder die Bewegungszone um die falsche Tür gezogen war. Dieser Kurs lehrt das Rechnen und, wichtiger, die Gewohnheit nachzusehen.</p><p>Die Rechnung ist kurz: 4 Mbit/s sind 43,2 GB am Tag, in dreißig Tagen 1,3 TB, bei zwanzig Kameras 26 TB. Dazu kommen die Reserve für unruhige Szenen, der Unterschied zwischen TB und TiB (rund neun Prozent, immer zu Ihren Ungunsten) und der Anteil des Dateisystems. Bewegungsaufzeichnung halbiert das im Lager und spart an einer Straße mit Bäumen gar nichts.</p><p>Es folgen Voralarm, konstante oder variable Bitrate, Überschreiben nach Alter oder Füllstand und eigene Speicherfristen je Kamera. Zuletzt die Überwachung: SMART-Werte, Lücken in der Zeitleiste, Meldung bei Streamausfall und der wöchentliche Blick auf ein Bild vom letzten Dienstag, 3 Uhr.</p>',
    outcomes: [
      'den Speicherbedarf einer Kameraliste mit Reserve und in der richtigen Einheit berechnen',
      'je Szene zwischen Dauer-, Bewegungs- und Ereignisaufzeichnung entscheiden',
      'Voralarm, Speicherfrist und Überschreiben so einstellen, wie es vereinbart ist',
      'eine Überwachung einrichten, die fehlende Aufzeichnung binnen eines Tages meldet',
    ],
    chapters: [
      'Megabit, Gigabyte und Tage',
      'Dauernd, bei Bewegung, bei Ereignis',
      'Speicherfrist und Überschreiben',
      'Merken, dass nichts aufgezeichnet wurde',
    ],
  },
  27: {
    name: 'Belichtung, Dynamikumfang und Farbe',
    summary:
      'Schwarze Gesichter vor hellen Türen, wandernde Streifen unter Leuchten, orangefarbener Schnee: drei Ursachen und die passenden Einstellungen.',
    description:
      '<p>Im Foyer herrschen 200 lx, auf dem Gehweg hinter der Glastür mittags 50.000 lx. Eine einzige Belichtung wird beidem nicht gerecht, also nimmt die Kamera mehrere auf und fügt sie zusammen. Das ist WDR, und der Wert im Datenblatt ist 20 log des Verhältnisses: <strong>120 dB sind eins zu einer Million</strong>. Verschwiegen wird der Preis: Rauschen an den Nahtstellen und doppelte Kanten an allem, was sich dazwischen bewegt hat.</p><p>Sie lernen, WDR nur bei Gegenlicht einzusetzen, mit einem Messfeld auf das Gesicht zu belichten und die Kamera zu versetzen, wenn beides nicht hilft. Die Belichtungszeit richtet sich nach dem Netz: bei 50 Hz eine Hundertstel- oder Fünfzigstelsekunde, sonst ziehen Leuchtstoffröhren und gedimmte LED Streifen.</p><p>Zuletzt die Farbe: Unter Natriumdampflicht ist jede Jacke orange. Wir fixieren den Weißabgleich, betrachten den Infrarot-Sperrfilter und notieren, unter welchen Leuchten eine Farbaussage trägt.</p>',
    outcomes: [
      'einen Eingang im Gegenlicht so belichten, dass das Gesicht stimmt und nicht die Tür',
      'anhand einer Probeaufnahme entscheiden, ob WDR einer Szene nützt oder schadet',
      'Flimmern und wandernde Streifen über die Belichtungszeit beseitigen',
      'angeben, unter welchen Leuchten einer Anlage Farben in der Aufzeichnung verlässlich sind',
    ],
    chapters: [
      'Verschluss, Blende, Verstärkung: wer das Licht bezahlt',
      'Was 120 dB bedeuten und kosten',
      'Farbe, Leuchten und der Infrarot-Sperrfilter',
    ],
  },
  28: {
    name: 'Halterungen, Leitungen und Witterung',
    summary:
      'Was eine Kamera zehn Jahre an der Wand, trocken und scharf hält: Dübel, Masten, Verschraubungen, Tropfschlaufen und Überspannungsschutz.',
    description:
      '<p>Außenkameras sterben selten an der Elektronik. Sie sterben am Wasser, und das kommt durch das Kabel. Das Gehäuse mag <strong>IP66</strong> nach DIN EN 60529 haben, der Stecker hinter dem Halter hat es nicht, den Rest besorgt die Kapillarwirkung. Wir bauen den Anschluss mit Anschlussdose, Verschraubung von unten und Tropfschlaufe und halten dann den Schlauch darauf.</p><p>Die Wand bestimmt den Dübel: Beton, Lochziegel und Wärmedämmverbundsystem verlangen drei verschiedene, und nur der Beton verzeiht Fehler. Der Mast bestimmt das Bild: Ein Grad Schwankung versetzt die Sicht in 50 m um 87 cm. <strong>IK10</strong> bedeutet 20 Joule auf die Kuppel und sagt nichts über die Schrauben.</p><p>Die Leitung ist aus massivem Kupfer, nie aus kupferkaschiertem Aluminium, außen UV-beständig und samt Patchkabeln höchstens 100 m lang. Kondenswasser, Sonne, Spinnen vor den Strahlern und ein Blitzschutzkonzept nach DIN EN 62305 runden den Kurs ab. Sie öffnen drei tote Kameras und nennen die Todesursache.</p>',
    outcomes: [
      'den passenden Dübel für Beton, Lochziegel und gedämmte Fassaden wählen',
      'beurteilen, ob ein Mast für das geplante Objektiv steif genug ist',
      'eine Kabeleinführung im Freien herstellen, die trocken bleibt',
      'Überspannungsschutz und Potentialausgleich so setzen, dass ein naher Einschlag nur eine Sicherung kostet',
      'IP- und IK-Codes lesen, einschließlich dessen, was sie verschweigen',
    ],
    chapters: [
      'Was die Wand trägt',
      'Masten, Wind und Brennweite',
      'Kupfer, 100 Meter und UV',
      'Wie das Wasser hineinkommt',
      'Frost, Sonne und Kondenswasser',
      'Potentialausgleich und Überspannungsschutz',
    ],
  },
  29: {
    name: 'Videomanagement bedienen und Beweismaterial exportieren',
    summary:
      'Die richtigen zehn Minuten aus dreißig Tagen finden, vor dem Überschreiben sichern und so übergeben, dass sie vor Gericht bestehen.',
    description:
      '<p>„Irgendwann letzte Woche“: So beginnen die meisten Suchen. Bei vierzig Kameras sind das 6.720 Stunden Film. Der Kurs zeigt, wie man eingrenzt: den Zeitraum immer wieder halbieren, eine Tür absuchen statt des ganzen Hofs, einer Person mit Lesezeichen von Kamera zu Kamera folgen statt mit Zettel und Stift.</p><p>Dann der Export. <strong>Zuerst schützen</strong>, damit das Überschreiben nicht gewinnt. Im Originalformat mit Player und Signatur ausgeben, dazu ein übliches MP4. Die Uhr mit einer verlässlichen Zeitquelle vergleichen und die Abweichung notieren; einige Minuten davor und danach mitnehmen, auch die Kamera, die nichts zeigt, denn das ist ebenfalls eine Antwort. Eine SHA-256-Prüfsumme belegt später, dass kein Bit verändert wurde.</p><p>Zum Schluss das Papier: wer angefragt hat, auf welcher Rechtsgrundlage, wer exportiert hat, was an wen ging. Wir üben auch die freundliche Absage an den Kollegen, der „nur mal kurz auf den Parkplatz schauen“ möchte.</p>',
    outcomes: [
      'ein Ereignis unbekannter Zeit systematisch finden statt im Schnellvorlauf',
      'Aufnahmen mit Prüfsumme und Zeitabweichung sichern, exportieren und verifizieren',
      'ein lückenloses Übergabeprotokoll führen',
      'berechtigte von unberechtigten Anfragen unterscheiden und beide beantworten',
    ],
    chapters: [
      'Ansichten, Lesezeichen und die Spätschicht',
      'Zehn Minuten in dreißig Tagen finden',
      'Export, Prüfsumme und Uhrzeit',
      'Das Übergabeprotokoll',
    ],
  },
  30: {
    name: 'Privatzonen, Hinweisschilder und Speicherfristen',
    summary:
      'Was nicht im Bild sein darf, was auf das Schild gehört und wann Aufnahmen gelöscht sein müssen. Für Errichter, nicht für Juristen.',
    description:
      '<p>Niemand beschwert sich so gründlich über eine Kamera wie ein Nachbar, dessen Balkon im Bild ist. Datenschutz beginnt beim Ausrichten, geht mit der Maskierung weiter und endet beim Löschen. Alle drei stellt der Errichter ein, auch wenn ein anderer Verantwortlicher ist.</p><p>Die Maske gehört in die Kamera, damit das Verdeckte den Rekorder nie erreicht; eine Maske nur in der Anzeige verbirgt es lediglich vor dem Bediener. Bei schwenkbaren Kameras muss sie Schwenken, Neigen <em>und</em> Zoomen folgen. Geprüft wird an beiden Endlagen und an der Festposition, die jemand später ergänzt hat.</p><p>Den Rahmen setzt die DSGVO: Zweck und Rechtsgrundlage nach Art. 6, Information nach Art. 13 mit einem Schild, das <em>vor</em> dem Betreten gelesen wird, Folgenabschätzung nach Art. 35 bei umfangreicher Überwachung öffentlicher Bereiche. Die europäischen Leitlinien 3/2019 halten alles über 72 Stunden für begründungsbedürftig; nationale Regeln weichen ab. Sie nehmen eine Checkliste je Kamera mit und wissen, wo die Rechtsberatung beginnt.</p>',
    outcomes: [
      'Privatzonen setzen, die in jeder Schwenk-, Neige- und Zoomstellung halten',
      'sagen, was die erste Informationsebene eines Schilds enthalten muss und wo es hängt',
      'Speicherfristen je Kamera einstellen und die Löschung nachweisen',
    ],
    chapters: [
      'Erst ausrichten, dann maskieren',
      'Das Schild und was darauf steht',
      'Frist, Löschung und Nachweis',
    ],
  },
}
