import type { TextsById } from '../../translated.ts'
import type { Wording } from '../notation.ts'

export const videoCalculatedMore: TextsById<Wording> = {
  82: [
    'Eine Leuchte ergibt in 5 m Abstand 12 lx. Wie viel ergibt sie in 15 m, ohne Reflexionen?',
    ['1,33 lx', '4 lx', '0,44 lx', '2 lx'],
    'Licht fällt mit dem Quadrat des Abstands: 12 × (5 ÷ 15)² = 1,33 lx.',
  ],
  83: [
    'Ein Datenblatt nennt einen Dynamikumfang von 120 dB. Welchem Verhältnis zwischen hellstem und dunkelstem brauchbaren Punkt entspricht das?',
    ['etwa 1 000 000 : 1', 'etwa 1 000 000 000 000 : 1', 'etwa 100 000 : 1', 'etwa 10 000 000 : 1'],
    'dB = 20 × log₁₀(Verhältnis), also beträgt das Verhältnis 10^(120 ÷ 20) = etwa 1 000 000.',
  ],
  84: [
    'Eine Halterung verdreht sich um 1,5 Grad. Um wie viel wandert die Bildmitte in 50 m Entfernung?',
    ['1,31 m', '13,09 m', '0,13 m', '4,11 m'],
    '50 m × tan 1,5° = 1,31 m.',
  ],
  85: [
    'Ein Switch hat ein PoE-Budget von 65 W, davon sollen 10 % frei bleiben. Wie viele Kameras mit je 8 W am Port kann er versorgen?',
    ['7', '8', '4', '10'],
    '65 W × 0,9 = 58,5 W; ÷ 8 W und abgerundet: 7. Die Reserve von 10 % ist für Kaltstart, Heizung und Infrarot bei Nacht.',
  ],
  86: [
    'Ein Fahrrad verschwand irgendwann innerhalb von 8 Stunden. Sie sehen in die Mitte der Spanne und halbieren sie jedes Mal. Nach wie vielen Blicken höchstens sind 2 Minuten oder weniger übrig?',
    ['8', '32', '240', '17'],
    'Jeder Blick halbiert die Spanne: 480 min ÷ 2^8 = 1,9 min, also genügen 8 Blicke.',
  ],
  87: [
    '6 Kameras zeichnen dauernd mit je 3 Mbit/s auf. Wie viel Speicher brauchen 10 Tage (1 TB = 10¹² Byte)? Ein Kollege antwortet: 1,9 TB. Die Antwort ist richtig.',
    ['Richtig', 'Falsch'],
    '1 Mbit/s füllt 86 400 s ÷ 8 = 10,8 GB am Tag. 6 × 3 × 10,8 GB × 10 Tage = 1,9 TB. Bitraten zählen Bit, Platten Byte.',
  ],
  88: [
    '20 Kameras zeichnen dauernd mit je 4 Mbit/s auf. Wie viel Speicher brauchen 21 Tage (1 TB = 10¹² Byte)? Ein Kollege antwortet: 2,3 TB. Die Antwort ist richtig.',
    ['Falsch', 'Richtig'],
    '1 Mbit/s füllt 86 400 s ÷ 8 = 10,8 GB am Tag. 20 × 4 × 10,8 GB × 21 Tage = 18,1 TB. Bitraten zählen Bit, Platten Byte.',
  ],
  89: [
    'Ein Sensor ist 5,4 mm breit. Welche Brennweite zeigt eine 5 m breite Szene in 12 m Abstand? Ein Kollege antwortet: 23,3 mm. Die Antwort ist richtig.',
    ['Falsch', 'Richtig'],
    'f = Sensorbreite × Abstand ÷ Szenenbreite = 5,4 mm × 12 ÷ 5 = 13 mm.',
  ],
  90: [
    'Ein Sensor ist 6,4 mm breit. Welche Brennweite zeigt eine 10 m breite Szene in 30 m Abstand? Ein Kollege antwortet: 19,2 mm. Die Antwort ist richtig.',
    ['Richtig', 'Falsch'],
    'f = Sensorbreite × Abstand ÷ Szenenbreite = 6,4 mm × 30 ÷ 10 = 19,2 mm.',
  ],
  91: [
    'Eine Kamera mit 3840 Pixeln in der Breite sieht am Ziel eine 16 m breite Szene. Wie viele Pixel pro Meter sind das? Ein Kollege antwortet: 240 px/m. Die Antwort ist richtig.',
    ['Richtig', 'Falsch'],
    'Die Dichte ist Pixel in der Breite durch Szenenbreite: 3840 ÷ 16 m = 240 px/m.',
  ],
  92: [
    'Eine Kamera mit 1280 Pixeln in der Breite sieht am Ziel eine 5 m breite Szene. Wie viele Pixel pro Meter sind das? Ein Kollege antwortet: 456 px/m. Die Antwort ist richtig.',
    ['Falsch', 'Richtig'],
    'Die Dichte ist Pixel in der Breite durch Szenenbreite: 1280 ÷ 5 m = 256 px/m.',
  ],
  93: [
    'Eine Kamera hängt 3,5 m hoch; die Unterkante ihres Blicks zeigt 50 Grad unter die Waagerechte. Ab welchem Abstand von der Wand wird der Boden sichtbar? Ein Kollege antwortet: 4,2 m. Die Antwort ist richtig.',
    ['Falsch', 'Richtig'],
    'Toter Bereich = Höhe ÷ tan(Winkel) = 3,5 ÷ tan 50° = 2,9 m. Je steiler die Unterkante, desto kürzer.',
  ],
  94: [
    'Eine Kamera hängt 6 m hoch; die Unterkante ihres Blicks zeigt 40 Grad unter die Waagerechte. Ab welchem Abstand von der Wand wird der Boden sichtbar? Ein Kollege antwortet: 7,2 m. Die Antwort ist richtig.',
    ['Richtig', 'Falsch'],
    'Toter Bereich = Höhe ÷ tan(Winkel) = 6 ÷ tan 40° = 7,2 m. Je steiler die Unterkante, desto kürzer.',
  ],
  95: [
    'Eine Leuchte ergibt in 3 m Abstand 60 lx. Wie viel ergibt sie in 6 m, ohne Reflexionen? Ein Kollege antwortet: 15 lx. Die Antwort ist richtig.',
    ['Richtig', 'Falsch'],
    'Licht fällt mit dem Quadrat des Abstands: 60 × (3 ÷ 6)² = 15 lx.',
  ],
  96: [
    'Eine Leuchte ergibt in 4 m Abstand 20 lx. Wie viel ergibt sie in 20 m, ohne Reflexionen? Ein Kollege antwortet: 4 lx. Die Antwort ist richtig.',
    ['Falsch', 'Richtig'],
    'Licht fällt mit dem Quadrat des Abstands: 20 × (4 ÷ 20)² = 0,8 lx.',
  ],
  97: [
    '12 Kameras senden je 4 Mbit/s per Unicast an den Rekorder, und ein Liveplatz holt ebenfalls jeden Stream von ihnen. Wie stark belasten die Kameras das Netz zusammen? Ein Kollege antwortet: 12 Mbit/s. Die Antwort ist richtig.',
    ['Falsch', 'Richtig'],
    'Bei Unicast kostet jeder Empfänger einen eigenen Stream: 12 × 4 Mbit/s × 2 Empfänger = 96 Mbit/s.',
  ],
  98: [
    'Wie viele Pixel bedeckt ein 0,16 m breites Gesicht bei einer Dichte von 250 px/m? Ein Kollege antwortet: 40 Pixel. Die Antwort ist richtig.',
    ['Richtig', 'Falsch'],
    '0,16 m × 250 px/m = 40 Pixel.',
  ],
  99: [
    'Eine Kamera hat 1920 Pixel in der Breite, gefordert sind mindestens 125 px/m. Bei welchen Szenenbreiten ist das erfüllt?',
    ['6 m', '12 m', '15 m', '18 m', '24 m'],
    '1920 ÷ 125 = 15,4 m ist die breiteste Szene; alles Schmalere ist dichter.',
  ],
  100: [
    'Eine Kamera hat 2560 Pixel in der Breite, gefordert sind mindestens 250 px/m. Bei welchen Szenenbreiten ist das erfüllt?',
    ['5 m', '8 m', '10 m', '12 m', '16 m'],
    '2560 ÷ 250 = 10,2 m ist die breiteste Szene; alles Schmalere ist dichter.',
  ],
  101: [
    'Eine Kamera hat 3840 Pixel in der Breite, gefordert sind mindestens 250 px/m. Bei welchen Szenenbreiten ist das erfüllt?',
    ['8 m', '12 m', '15 m', '18 m'],
    '3840 ÷ 250 = 15,4 m ist die breiteste Szene; alles Schmalere ist dichter.',
  ],
  102: [
    '8 Kameras zeichnen dauernd mit je 4 Mbit/s auf, 30 Tage sollen aufbewahrt werden. Welche Nettokapazitäten reichen?',
    ['12 TB', '16 TB', '4 TB', '8 TB'],
    '8 × 4 × 10,8 GB × 30 = 10,4 TB, und alles darüber reicht.',
  ],
  103: [
    '16 Kameras zeichnen dauernd mit je 3 Mbit/s auf, 14 Tage sollen aufbewahrt werden. Welche Nettokapazitäten reichen?',
    ['8 TB', '12 TB', '4 TB', '6 TB'],
    '16 × 3 × 10,8 GB × 14 = 7,3 TB, und alles darüber reicht.',
  ],
  104: [
    'Welche dieser Gruppen kann ein Switch mit einem PoE-Budget von 65 W bei voller Last versorgen?',
    ['8 Kameras mit 8 W', '4 Kameras mit 12,95 W', '6 Kameras mit 12,95 W', '4 Kameras mit 25,5 W'],
    '8 × 8 = 64 W; 4 × 12,95 = 51,8 W; 6 × 12,95 = 77,7 W; 4 × 25,5 = 102 W. Bis 65 W ist es möglich.',
  ],
  105: [
    'Eine Kamera hat die Adresse 192.168.20.100/25. Welche dieser Adressen erreicht sie ohne Router?',
    ['192.168.20.5', '192.168.20.90', '192.168.20.126', '192.168.20.140', '192.168.20.200'],
    '/25 ergibt Blöcke von 128; dieser reicht von .0 bis .127, die erste ist die Netz-, die letzte die Broadcast-Adresse.',
  ],
}
