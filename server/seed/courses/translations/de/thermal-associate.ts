import type { CourseTextSeed } from '../../../seed-types.ts'

export const thermalAssociate: Readonly<Record<number, CourseTextSeed>> = {
  46: {
    name: 'Radiometrische Kalibrierung und Messflecke',
    summary:
      'Was die Kalibrierung einer Wärmebildkamera verspricht, wie man sie mit Eis und Wasserkocher prüft und welcher Messfleck welche Frage beantwortet.',
    description:
      '<p>Im Datenblatt steht ±2 °C oder ±2 % vom Messwert: für eine warmgelaufene Kamera vor einem bildfüllenden Schwarzstrahler, frisch aus dem Labor. Der Kurs zeigt, wie aus Rohwerten eine Temperatur wird: Detektorkennlinie, Messbereich, Shutterkorrektur und Drift.</p><p>Mit Eiswasser (0 °C) und kochendem Wasser (knapp 100 °C, je 300 m Höhe ein Grad weniger) finden Sie die gestürzte Kamera <strong>vor</strong> dem Kunden. Eine Kalibrierung ersetzt das nicht.</p><p>Zum Messfleck: 24° auf 320 Pixeln ergeben 1,3 mrad, drei mal drei Pixel in 3 m also 12 mm. Sie setzen Punkte, Flächen und Linien und lernen, warum das Maximum einer großen Fläche meist die Lampe findet.</p>',
    outcomes: [
      'erklären, was die Genauigkeitsangabe im Datenblatt abdeckt und was nicht',
      'eine Kamera an zwei Fixpunkten prüfen und die Abweichung festhalten',
      'den Messbereich wählen und im richtigen Augenblick auf den Shutter warten',
      'den kleinsten zuverlässigen Messfleck für Objektiv und Entfernung berechnen',
      'für eine Aufgabe zwischen Maximum, Mittelwert und Differenz wählen',
    ],
    chapters: [
      'Vom Rohwert zum Grad',
      'Shutter, Warmlaufen und Drift',
      'Eis, Wasserkocher und Zertifikat',
      'Punkte, Flächen und Differenzen',
    ],
  },
  47: {
    name: 'Gebäudethermografie',
    summary:
      'Wann man kommt, wo man steht und was eine blaue Ecke bedeutet: Wärmebrücken, Zugluft und Feuchte, unterschieden von der Sonne von gestern.',
    description:
      '<p>Schlechte Gebäudebilder entstanden meist zur falschen Zeit. Nötig sind mindestens 10 K Unterschied über Stunden, keine Sonne auf der Wand seit dem Vortag, trockene Oberflächen und wenig Wind. Der Kurs beginnt mit dem Wecker.</p><p>Danach arbeiten Sie nach <strong>ISO 6781-1</strong>: außen der Überblick, innen Raum für Raum die Befunde. Eine Wärmebrücke hat weiche Ränder und folgt der Konstruktion; eine Luftundichtheit hat ausgefranste Zungen und verändert sich bei 50 Pa mit der Blower-Door; Feuchte ist kühl, weil sie verdunstet.</p><p>Bei 20 °C innen und −5 °C außen hat eine Ecke mit 12,6 °C den Temperaturfaktor 0,70, etwa die Grenze zur Schimmelgefahr. Das Wort „Schimmel“ bleibt dem Probennehmer.</p>',
    outcomes: [
      'anhand der Wettervorhersage entscheiden, ob eine Begehung morgen sinnvoll ist',
      'Wärmebrücke, Luftundichtheit und Feuchte an Form und Verhalten unterscheiden',
      'Reflexionen von Himmel, Fenstern und eigenem Körper erkennen',
      'den Temperaturfaktor einer kalten Ecke berechnen',
    ],
    chapters: [
      'Die richtige Nacht',
      'Außen: Überblick und Himmel',
      'Innen: Raum für Raum',
      'Bei 50 Pa: Luftundichtheiten',
      'Feuchte, Ecken und der Temperaturfaktor',
    ],
  },
  48: {
    name: 'Berichte, die standhalten',
    summary:
      'Ein Thermografiebericht muss einen zweifelnden Elektriker, eine Versicherung und zwei Jahre im Ordner überstehen. So schreibt man je Befund eine Seite, die das kann.',
    description:
      '<p>Ein roter Fleck auf Seite 17 beweist nichts: Mit 60 K Spanne statt 10 K ist er weg, mit anderer Palette grün. Ein Bericht hält stand, wenn ein anderer am selben Ort mit denselben Einstellungen dasselbe sieht. Sechs Berichte nehmen wir auseinander.</p><p>Jeder Befund bekommt eine Seite: Ort mit Kennzeichnung, <strong>Wärmebild und Foto vom selben Standpunkt</strong>, Einstellungen, Last bei der Messung, Vergleich, Bewertung und Maßnahme mit Frist. Das meiste nennt ISO 18434-1; der Kunde merkt sich nur das Letzte, also steht es oben.</p><p>Zuletzt die Worte. „Überhitzt“ ist ein Urteil, „31 K über der Nachbarphase bei 40 % Last“ ein Befund. Benannt wird auch, was ungeprüft blieb, weil die Abdeckung dranblieb.</p>',
    outcomes: [
      'Niveau, Spanne und Palette so einstellen, dass die Bilder eines Berichts vergleichbar sind',
      'einen Befund mit Ort, Einstellungen, Last, Vergleich, Bewertung und Maßnahme verfassen',
      'Gemessenes von Gefolgertem trennen',
      'aufführen, was nicht geprüft wurde und warum',
    ],
    chapters: ['Dasselbe Bild für alle', 'Eine Seite je Befund', 'Worte, Zweifel und das Archiv'],
  },
}
