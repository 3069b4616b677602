import type { TextsById } from '../../translated.ts'
import type { Wording } from '../notation.ts'

export const videoCamera: TextsById<Wording> = {
  1: [
    'Was muss feststehen, bevor ein Objektiv gewählt wird?',
    [
      'Was das Bild an dieser Stelle zeigen muss',
      'Die Farbe des Gehäuses',
      'Das Rekordermodell',
      'Die Kabellänge',
    ],
    'Der Zweck bestimmt die Pixeldichte, die Dichte die Szenenbreite, diese die Brennweite.',
  ],
  2: [
    'Welche Pixeldichte nennt EN 62676-4 (Ausgabe 2015) für das Identifizieren einer Person?',
    ['250 px/m', '125 px/m', '62,5 px/m', '25 px/m'],
    'Erkennen sind 125, Beobachten 62,5, Detektieren 25 px/m; Identifizieren braucht 250.',
  ],
  3: [
    'Welche Pixeldichte nennt EN 62676-4 (Ausgabe 2015) für das Detektieren einer Person?',
    ['25 px/m', '12,5 px/m', '62,5 px/m', '250 px/m'],
    'Detektieren: 25 px/m. 12,5 px/m gelten für die Überwachung einer Menge.',
  ],
  4: [
    'Eine Kamera am Eingang zeigt Mützen und Haare, aber keine Gesichter. Was ist die wahrscheinliche Ursache?',
    [
      'Sie hängt zu hoch und zu nah',
      'Die Belichtung ist zu kurz',
      'Die Bitrate ist zu niedrig',
      'Die Brennweite ist zu lang',
    ],
    'Je steiler der Blick, desto mehr vom Gesicht ist verdeckt. Tiefer montieren oder mehr Abstand macht ihn flacher.',
  ],
  5: [
    'Eine längere Brennweite am selben Ort macht die Szene',
    [
      'schmaler und die Dichte höher',
      'breiter und die Dichte höher',
      'breiter und die Dichte geringer',
      'schmaler und die Dichte geringer',
    ],
    'Dieselben Pixel verteilen sich auf weniger Meter.',
  ],
  6: [
    'Was geschieht mit dem Bildwinkel, wenn dasselbe Objektiv vor einem kleineren Sensor sitzt?',
    ['Er wird kleiner', 'Er wird größer', 'Er bleibt gleich', 'Er hängt von der Bitrate ab'],
    'Der Sensor schneidet ein kleineres Stück aus dem Bild des Objektivs.',
  ],
  7: [
    'Was bedeutet eine kleinere Blendenzahl?',
    [
      'Mehr Licht erreicht den Sensor',
      'Weniger Licht erreicht den Sensor',
      'Eine längere Brennweite',
      'Eine größere Schärfentiefe',
    ],
    'Die Blendenzahl ist Brennweite durch Öffnung. Eine weite Öffnung bringt Licht und kostet Schärfentiefe.',
  ],
  8: [
    'Wobei hilft ein großer Dynamikumfang (WDR)?',
    [
      'Bei hellen und dunklen Stellen in derselben Szene',
      'Bei schneller Bewegung in der Nacht',
      'Bei langen Kabeln',
      'Bei engen Winkeln',
    ],
    'Mehrere Belichtungen werden verbunden, damit ein Gesicht vor der Glastür nicht schwarz ist.',
  ],
  9: [
    'Eine Person läuft nachts über den Hof und ist in der Aufnahme verwischt. Was ändern Sie zuerst?',
    [
      'Die längste Belichtungszeit begrenzen und Licht ergänzen',
      'Die Auflösung erhöhen',
      'Die Bildrate senken',
      'WDR einschalten',
    ],
    'Verwischung kommt von der Belichtungszeit. Die Grenze schärft, Licht gleicht aus.',
  ],
  10: [
    'Welche Infrarot-Wellenlänge ist praktisch unsichtbar, reicht aber weniger weit?',
    ['940 nm', '850 nm', '650 nm', '450 nm'],
    '850 nm glimmt schwach rot und wird besser gesehen; bei 940 nm sind Sensoren weniger empfindlich.',
  ],
  11: [
    'Weiße Spinnweben leuchten im Nachtbild. Was hilft am besten?',
    [
      'Den Strahler von der Kamera trennen',
      'Die Bitrate erhöhen',
      'Einen kleineren Sensor wählen',
      'H.265 verwenden',
    ],
    'Licht neben dem Objektiv erhellt alles davor. Von anderer Stelle kommt es nicht direkt zurück.',
  ],
  12: [
    'Warum wird ein tagsüber scharfes Bild nachts unscharf?',
    [
      'Infrarotlicht wird in anderer Entfernung gebündelt',
      'Der Sensor wird kälter',
      'Das Netzwerk ist langsamer',
      'Die Maske verschiebt sich',
    ],
    'Glas bricht Infrarot anders. Korrigierte Objektive oder Scharfstellen bei Nacht helfen.',
  ],
  13: [
    'Unter Leuchtstofflampen an 50 Hz laufen Streifen durchs Bild. Welche Belichtungszeit hilft?',
    ['1/100 s oder 1/50 s', '1/90 s', '1/60 s', '1/1000 s'],
    'Die Lampe flackert hundertmal je Sekunde. Ganze Perioden ergeben gleiche Belichtung.',
  ],
  14: [
    'Eine Jacke wirkt unter Natriumlampen orange. Was beweist eine Farbaussage dieser Kamera?',
    [
      'Wenig, denn der Lampe fehlen die meisten Farben',
      'Dass die Jacke orange ist',
      'Dass der Weißabgleich defekt ist',
      'Dass der Kamera ein Filter fehlt',
    ],
    'Was die Lampe nicht aussendet, kann nicht reflektiert werden.',
  ],
  15: [
    'Wozu dient der Infrarot-Sperrfilter?',
    [
      'Er hält tagsüber Infrarot fern, damit die Farben stimmen',
      'Er schützt den Sensor vor Regen',
      'Er verstärkt nachts Infrarot',
      'Er senkt die Bitrate',
    ],
    'Am Tag liegt er vor dem Sensor, nachts wird er weggeschwenkt.',
  ],
  16: [
    'Welcher Standort vermeidet an einem Osttor die tiefe Morgensonne?',
    [
      'Einer mit Blick nach Westen oder Norden',
      'Einer mit Blick nach Osten',
      'Einer mit Blick nach oben',
      'Jeder, mit hellerem Strahler',
    ],
    'Die Sonne geht im Osten auf. Wer wegblickt, hat sie nicht im Bild.',
  ],
  17: [
    'Was gibt IK10 an?',
    [
      'Festigkeit gegen einen Schlag von 20 Joule',
      'Schutz gegen Strahlwasser',
      'Einen Temperaturbereich',
      'Eine Pixelklasse',
    ],
    'IK ist Schlag, IP ist Staub und Wasser. IK10 sind 20 J.',
  ],
  18: [
    'Was bedeutet die zweite 6 in IP66?',
    [
      'Schutz gegen starkes Strahlwasser',
      'Schutz gegen Staub',
      'Untertauchen für 6 Stunden',
      'Schlag mit 6 Joule',
    ],
    'Die erste Ziffer ist Staub (6: dicht), die zweite Wasser.',
  ],
  19: [
    'Wie soll ein Kabel in eine Dose im Freien geführt werden?',
    [
      'Von unten mit Tropfschleife',
      'Von oben mit Silikon',
      'Von der Seite ohne Verschraubung',
      'Durch den Deckel',
    ],
    'Wasser läuft am Kabel entlang und tropft vor der Verschraubung ab.',
  ],
  20: [
    'Wozu dient ein Referenzbild von der Inbetriebnahme?',
    [
      'Um später Änderungen von Blick oder Schärfe zu sehen',
      'Zur Werbung',
      'Zum Kalibrieren des Monitors',
      'Als Ersatz für die Zeichnung',
    ],
    'Schleichende Änderungen fallen nur im Vergleich auf.',
  ],
  21: [
    'Was verkleinert den toten Bereich unter einer Kamera?',
    [
      'Niedrigere Montage',
      'Stärkere Neigung',
      'Ein größerer vertikaler Winkel',
      'Eine längere Brennweite bei gleicher Neigung der Achse',
      'Eine höhere Bitrate',
    ],
    'Höhe durch Tangens des Winkels der Unterkante: beides zählt.',
  ],
  22: [
    'Worauf ist bei der Begehung für Kameras zu achten?',
    [
      'Tief stehende Sonne im Jahreslauf',
      'Spiegelndes Glas',
      'Pflanzen, die wachsen werden',
      'Die Seriennummer des Rekorders',
      'Die Farbe des Plans',
    ],
    'Was später ins Bild gerät, ist vor dem Bohren am billigsten zu vermeiden.',
  ],
  23: [
    'Welche Nachteile kann WDR haben?',
    [
      'Rauschen an den Übergängen der Belichtungen',
      'Doppelte Kanten an bewegten Objekten',
      'Wärme im Kabel',
      'Einen engeren Bildwinkel',
      'Verlust des Zeitstempels',
    ],
    'Mehrere Belichtungen nacheinander werden verbunden. Was sich bewegt, erscheint doppelt.',
  ],
  24: [
    'Welche Angaben braucht man, um die Brennweite für eine Szene zu berechnen?',
    ['Sensorbreite', 'Abstand', 'Szenenbreite', 'Bitrate', 'Speicherdauer'],
    'f = Sensorbreite × Abstand ÷ Szenenbreite.',
  ],
  25: [
    'Doppelter Abstand zu einer Leuchte halbiert das ankommende Licht.',
    ['Falsch', 'Richtig'],
    'Es fällt auf ein Viertel, mit dem Quadrat des Abstands.',
  ],
  26: [
    'Eine Kamera mit mehr Pixeln zeigt im Dunkeln immer mehr.',
    ['Falsch', 'Richtig'],
    'Bei gleicher Sensorgröße sind mehr Pixel kleinere; jedes bekommt weniger Licht.',
  ],
  27: [
    'Die Pixeldichte wird am hinteren Ende des Bereichs gezählt, für den die Forderung gilt.',
    ['Richtig', 'Falsch'],
    'Dort ist die Szene am breitesten. Alles Nähere ist dichter.',
  ],
  28: [
    'Die Schärfe soll bei offener Blende oder nachts eingestellt werden.',
    ['Richtig', 'Falsch'],
    'Dann ist die Schärfentiefe am kleinsten. Was offen scharf ist, bleibt es beim Schließen.',
  ],
  29: [
    'Ein höherer Standort verbessert immer das Bild eines Gesichts.',
    ['Falsch', 'Richtig'],
    'Er vergrößert den Überblick und macht den Blick auf Gesichter steiler.',
  ],
}
