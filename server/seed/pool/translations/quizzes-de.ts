import type { TextsById } from '../../translated.ts'
import type { Wording } from '../notation.ts'

const cameraPlacement: TextsById<Wording> = {
  1: [
    'Eine Szene am Tor ist 8 m breit, die Kamera hat 1920 Pixel in der Breite. Welche Pixeldichte ergibt sich?',
    ['240 px/m', '480 px/m', '135 px/m', '60 px/m'],
    '1920 ÷ 8 m = 240 px/m.',
  ],
  2: [
    'Was wird bei der Planung einer Kamera zuerst festgelegt?',
    [
      'Was ihr Bild zeigen muss',
      'Welches Objektiv auf Lager ist',
      'Wie hoch der Mast ist',
      'Welcher Codec verwendet wird',
    ],
    'Alles Weitere folgt aus der Frage, die das Bild beantworten muss.',
  ],
  3: [
    'Eine Kamera hängt 4 m hoch, der untere Bildrand zeigt 45 Grad nach unten. Wie lang ist der tote Bereich?',
    ['4 m', '2 m', '5,7 m', '8 m'],
    '4 m ÷ tan 45° = 4 m.',
  ],
  4: [
    'Ein Sensor ist 5,4 mm breit. Welche Brennweite zeigt in 10 m Abstand 6 m Szene?',
    ['9 mm', '3,2 mm', '4,5 mm', '11 mm'],
    '5,4 × 10 ÷ 6 = 9 mm.',
  ],
  5: [
    'Was bringt die Begehung ans Licht?',
    [
      'Tief stehende Sonne',
      'Spiegelndes Glas',
      'Äste, die Laub tragen werden',
      'Die Firmwareversion',
      'Die Speicherdauer',
    ],
    'Das alles gerät später ins Bild; neu zu bohren ist teurer als hinzusehen.',
  ],
  6: [
    'Eine höher montierte Kamera zeigt mehr vom Gesicht unter einer Mütze.',
    ['Falsch', 'Richtig'],
    'Je steiler der Blick, desto mehr verdeckt die Mütze.',
  ],
  7: [
    'Die Pixeldichte wird am hinteren Ende der Szene gezählt.',
    ['Richtig', 'Falsch'],
    'Dort ist sie am geringsten.',
  ],
  8: [
    'Wie beschreibt man einen Kamerastandort so, dass ihn ein anderer findet?',
    [
      'Ort, Höhe, Richtung und Brennweite',
      'Nur die Kameranummer',
      'Ein Foto des Kartons',
      'Der Name des Monteurs',
    ],
    'Vier Angaben machen den Blick wiederholbar.',
  ],
}

const ipCommissioning: TextsById<Wording> = {
  1: [
    'Was wird an einer neuen Kamera zuerst eingestellt?',
    [
      'Ein eigenes Passwort',
      'Die höchste Bitrate',
      'Der Name des Errichters',
      'Die Zeit des Sonnenuntergangs',
    ],
    'Ein Gerät mit Standardpasswort darf nicht ins Netz.',
  ],
  2: [
    'Eine Kamera zeigt die Adresse 169.254.12.7. Was fehlt?',
    ['Die Antwort eines DHCP-Servers', 'Ein Objektiv', 'Eine Lizenz', 'Strom'],
    'Sie hat sich selbst eine Adresse gegeben, weil ihr niemand eine anbot.',
  ],
  3: [
    'Warum bekommen Kameras eine feste oder reservierte Adresse?',
    [
      'Damit der Rekorder sie immer findet',
      'Weil es schneller ist',
      'Um Strom zu sparen',
      'Um Masken zu vermeiden',
    ],
    'Eine geänderte Adresse ist ein verlorenes Bild.',
  ],
  4: [
    'Was stellt NTP?',
    ['Die Uhrzeit', 'Das Passwort', 'Den Fokus', 'Die Bitrate'],
    'Nach der Zeit wird bei jedem Beweis zuerst gefragt.',
  ],
  5: [
    'Was gehört ins Inbetriebnahmeprotokoll?',
    [
      'Adresse und Firmware',
      'Referenzbild',
      'Einstellungen der Streams',
      'Das Passwort im Klartext',
      'Die Wettervorhersage',
    ],
    'Damit lässt sich nach einem Tausch dasselbe Bild wiederherstellen.',
  ],
  6: [
    'Die Firmware wird aktualisiert, bevor die Einzelheiten eingestellt werden.',
    ['Richtig', 'Falsch'],
    'Eine Aktualisierung kann Einstellungen ändern oder zurücksetzen.',
  ],
  7: [
    'Der Fokus wird am besten mittags bei geschlossener Blende eingestellt.',
    ['Falsch', 'Richtig'],
    'Die Schärfentiefe verdeckt dann Fehler, die sich nachts zeigen.',
  ],
  8: [
    'Welche Grenze der Belichtungszeit ist sinnvoll, wo nachts Personen gehen?',
    ['Etwa 1/30 s oder kürzer', '1/4 s', '1 s', 'Keine'],
    'Längere Belichtung verwischt, wer sich bewegt.',
  ],
}

const recordingStorage: TextsById<Wording> = {
  1: [
    'Wie viel schreibt 1 Mbit/s an einem Tag?',
    ['10,8 GB', '86,4 GB', '1 GB', '3,6 GB'],
    '86 400 s ÷ 8 = 10 800 MB.',
  ],
  2: [
    'Zehn Kameras zeichnen 30 Tage lang mit 4 Mbit/s auf. Wie viel Speicher brauchen sie?',
    ['13 TB', '104 TB', '1,6 TB', '3,6 TB'],
    '10 × 4 × 10,8 GB × 30 = 12 960 GB.',
  ],
  3: [
    'Was geschieht mit den ältesten Aufnahmen, wenn die Platte voll ist?',
    [
      'Sie werden überschrieben',
      'Die Aufzeichnung ruht eine Woche',
      'Sie werden per E-Mail verschickt',
      'Sie werden neu komprimiert',
    ],
    'Ein Ringspeicher: Die Speicherdauer folgt aus Größe und Bitrate.',
  ],
  4: [
    'Wie wird eine Lücke in der Aufzeichnung rechtzeitig bemerkt?',
    [
      'Durch Meldung bei Ausfall und den Blick auf alte Bilder',
      'Am Livebild',
      'Am Lüftergeräusch',
      'Beim nächsten Diebstahl',
    ],
    'Das Livebild sagt nichts über die Aufzeichnung.',
  ],
  5: [
    'Was erhöht die Bitrate einer Kamera?',
    [
      'Rauschen bei Nacht',
      'Bewegung in der Szene',
      'Eine höhere Bildrate',
      'Ein größerer Abstand der Schlüsselbilder',
      'Eine ruhige Szene',
    ],
    'Was sich von Bild zu Bild ändert, muss übertragen werden.',
  ],
  6: [
    'Platten zählen in Byte, Bitraten in Bit.',
    ['Richtig', 'Falsch'],
    'Der Faktor 8 ist der häufigste Fehler bei der Speicherrechnung.',
  ],
  7: [
    'Eine Ereignisaufzeichnung braucht keinen Voralarm.',
    ['Falsch', 'Richtig'],
    'Die Ursache liegt meist vor dem Ereignis.',
  ],
  8: [
    '4 TB reichen 20 Tage. Wie lange reichen 4 TB bei doppelter Bitrate?',
    ['10 Tage', '40 Tage', '20 Tage', '5 Tage'],
    'Doppelte Daten im selben Raum: halbe Zeit.',
  ],
}

export const quizzes = { cameraPlacement, ipCommissioning, recordingStorage }
