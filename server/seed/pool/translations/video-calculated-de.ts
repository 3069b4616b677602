import type { TextsById } from '../../translated.ts'
import type { Wording } from '../notation.ts'

export const videoCalculated: TextsById<Wording> = {
  58: [
    '4 Kameras zeichnen dauernd mit je 2 Mbit/s auf. Wie viel Speicher brauchen 7 Tage (1 TB = 10¹² Byte)?',
    ['0,6 TB', '4,8 TB', '0,1 TB', '0,2 TB'],
    '1 Mbit/s füllt 86 400 s ÷ 8 = 10,8 GB am Tag. 4 × 2 × 10,8 GB × 7 Tage = 0,6 TB. Bitraten zählen Bit, Platten Byte.',
  ],
  59: [
    '16 Kameras zeichnen dauernd mit je 4 Mbit/s auf. Wie viel Speicher brauchen 30 Tage (1 TB = 10¹² Byte)?',
    ['20,7 TB', '165,9 TB', '2,6 TB', '5,8 TB'],
    '1 Mbit/s füllt 86 400 s ÷ 8 = 10,8 GB am Tag. 16 × 4 × 10,8 GB × 30 Tage = 20,7 TB. Bitraten zählen Bit, Platten Byte.',
  ],
  60: [
    '10 Kameras zeichnen dauernd mit je 6 Mbit/s auf. Wie viel Speicher brauchen 14 Tage (1 TB = 10¹² Byte)?',
    ['9,1 TB', '72,6 TB', '1,1 TB', '2,5 TB'],
    '1 Mbit/s füllt 86 400 s ÷ 8 = 10,8 GB am Tag. 10 × 6 × 10,8 GB × 14 Tage = 9,1 TB. Bitraten zählen Bit, Platten Byte.',
  ],
  61: [
    '8 Kameras mit 4 Mbit/s zeichnen nur bei Ereignissen auf, im Mittel 25 % der Zeit. Wie viel Speicher brauchen 30 Tage?',
    ['2,59 TB', '10,37 TB', '20,74 TB', '7,78 TB'],
    '8 × 4 × 10,8 GB × 30 Tage × 0,25 = 2,59 TB. Der Zeitanteil ist eine Annahme und im Betrieb zu prüfen.',
  ],
  62: [
    '8 TB netto stehen für 8 Kameras bereit, die dauernd mit je 4 Mbit/s aufzeichnen. Nach wie vielen ganzen Tagen beginnt das Überschreiben?',
    ['23 Tage', '2 Tage', '184 Tage', '55 Tage'],
    'Ein Tag braucht 8 × 4 × 10,8 GB = 0,35 TB; 8 ÷ 0,35 ergibt 23 ganze Tage.',
  ],
  63: [
    '24 TB netto stehen für 20 Kameras bereit, die dauernd mit je 3 Mbit/s aufzeichnen. Nach wie vielen ganzen Tagen beginnt das Überschreiben?',
    ['37 Tage', '4 Tage', '296 Tage', '88 Tage'],
    'Ein Tag braucht 20 × 3 × 10,8 GB = 0,65 TB; 24 ÷ 0,65 ergibt 37 ganze Tage.',
  ],
  64: [
    'Eine Kamera mit 1920 Pixeln in der Breite sieht am Ziel eine 8 m breite Szene. Wie viele Pixel pro Meter sind das?',
    ['240 px/m', '135 px/m', '30 px/m', '427 px/m'],
    'Die Dichte ist Pixel in der Breite durch Szenenbreite: 1920 ÷ 8 m = 240 px/m.',
  ],
  65: [
    'Eine Kamera mit 2560 Pixeln in der Breite sieht am Ziel eine 12 m breite Szene. Wie viele Pixel pro Meter sind das?',
    ['213 px/m', '120 px/m', '18 px/m', '380 px/m'],
    'Die Dichte ist Pixel in der Breite durch Szenenbreite: 2560 ÷ 12 m = 213 px/m.',
  ],
  66: [
    'Wie breit darf die Szene am Ziel höchstens sein, wenn eine Kamera mit 1920 Pixeln in der Breite 250 px/m erreichen soll?',
    ['7,7 m', '4,3 m', '13,7 m', '23 m'],
    '1920 px ÷ 250 px/m = 7,7 m. Breiter heißt weniger Pixel auf jedem Meter.',
  ],
  67: [
    'Wie breit darf die Szene am Ziel höchstens sein, wenn eine Kamera mit 3840 Pixeln in der Breite 125 px/m erreichen soll?',
    ['30,7 m', '17,3 m', '54,7 m', '92,2 m'],
    '3840 px ÷ 125 px/m = 30,7 m. Breiter heißt weniger Pixel auf jedem Meter.',
  ],
  68: [
    'Wie breit darf die Szene am Ziel höchstens sein, wenn eine Kamera mit 2688 Pixeln in der Breite 62,5 px/m erreichen soll?',
    ['43 m', '24,2 m', '76,6 m', '129 m'],
    '2688 px ÷ 62,5 px/m = 43 m. Breiter heißt weniger Pixel auf jedem Meter.',
  ],
  69: [
    'Ein Sensor ist 5,4 mm breit. Welche Brennweite zeigt eine 6 m breite Szene in 10 m Abstand?',
    ['9 mm', '3,2 mm', '4,5 mm', '16,2 mm'],
    'f = Sensorbreite × Abstand ÷ Szenenbreite = 5,4 mm × 10 ÷ 6 = 9 mm.',
  ],
  70: [
    'Ein Sensor ist 4,8 mm breit. Welche Brennweite zeigt eine 4 m breite Szene in 20 m Abstand?',
    ['24 mm', '1 mm', '12 mm', '43,2 mm'],
    'f = Sensorbreite × Abstand ÷ Szenenbreite = 4,8 mm × 20 ÷ 4 = 24 mm.',
  ],
  71: [
    'Ein Sensor ist 6,4 mm breit. Welche Brennweite zeigt eine 8 m breite Szene in 15 m Abstand?',
    ['12 mm', '3,4 mm', '6 mm', '21,6 mm'],
    'f = Sensorbreite × Abstand ÷ Szenenbreite = 6,4 mm × 15 ÷ 8 = 12 mm.',
  ],
  72: [
    'Eine Kamera mit 5,4 mm breitem Sensor und 2,8 mm Brennweite blickt auf eine Wand in 10 m Abstand. Wie breit ist das Stück Wand im Bild?',
    ['19,3 m', '5,2 m', '9,6 m', '10,8 m'],
    'Breite = Sensorbreite × Abstand ÷ Brennweite = 5,4 × 10 ÷ 2,8 = 19,3 m.',
  ],
  73: [
    'Eine Kamera mit 4,8 mm breitem Sensor und 12 mm Brennweite blickt auf eine Wand in 25 m Abstand. Wie breit ist das Stück Wand im Bild?',
    ['10 m', '62,5 m', '5 m', '5,6 m'],
    'Breite = Sensorbreite × Abstand ÷ Brennweite = 4,8 × 25 ÷ 12 = 10 m.',
  ],
  74: [
    'Welchen horizontalen Bildwinkel hat ein Objektiv von 4 mm vor einem 5,4 mm breiten Sensor (ohne Verzeichnung)?',
    ['68 Grad', '34 Grad', '95 Grad', '48 Grad'],
    'Winkel = 2 × arctan(5,4 ÷ (2 × 4)) = 68 Grad. Der halbe Sensor durch die Brennweite gibt den halben Winkel.',
  ],
  75: [
    'Eine Kamera hängt 4 m hoch; die Unterkante ihres Blicks zeigt 45 Grad unter die Waagerechte. Ab welchem Abstand von der Wand wird der Boden sichtbar?',
    ['4 m', '2,8 m', '5,7 m', '8 m'],
    'Toter Bereich = Höhe ÷ tan(Winkel) = 4 ÷ tan 45° = 4 m. Je steiler die Unterkante, desto kürzer.',
  ],
  76: [
    'Eine Kamera hängt 3 m hoch; die Unterkante ihres Blicks zeigt 60 Grad unter die Waagerechte. Ab welchem Abstand von der Wand wird der Boden sichtbar?',
    ['1,7 m', '5,2 m', '2,6 m', '3,5 m'],
    'Toter Bereich = Höhe ÷ tan(Winkel) = 3 ÷ tan 60° = 1,7 m. Je steiler die Unterkante, desto kürzer.',
  ],
  77: [
    'Eine Kamera hängt 5 m hoch; die Unterkante ihres Blicks zeigt 35 Grad unter die Waagerechte. Ab welchem Abstand von der Wand wird der Boden sichtbar?',
    ['7,1 m', '3,5 m', '2,9 m', '8,7 m'],
    'Toter Bereich = Höhe ÷ tan(Winkel) = 5 ÷ tan 35° = 7,1 m. Je steiler die Unterkante, desto kürzer.',
  ],
  78: [
    'Eine Kamera hängt 3 m hoch und blickt auf ein Gesicht 1,6 m über dem Boden in 8 m waagerechtem Abstand. Unter welchem Winkel von oben sieht sie das Gesicht?',
    ['10 Grad', '21 Grad', '80 Grad', '5 Grad'],
    'tan(Winkel) = (3 − 1,6) ÷ 8, also 10 Grad. Ab etwa 15 Grad verschwinden Gesichter allmählich unter Mützen und Haaren.',
  ],
  79: [
    'Etwas quert das Bild mit 5 km/h, während 1/30 s belichtet wird. Wie weit bewegt es sich dabei?',
    ['46,3 mm', '166,7 mm', '12,9 mm', '4,6 mm'],
    '5 km/h ÷ 3,6 = 1,39 m/s; × 1/30 s = 46,3 mm.',
  ],
  80: [
    'Etwas quert das Bild mit 18 km/h, während 1/250 s belichtet wird. Wie weit bewegt es sich dabei?',
    ['20 mm', '72 mm', '5,6 mm', '2 mm'],
    '18 km/h ÷ 3,6 = 5 m/s; × 1/250 s = 20 mm.',
  ],
  81: [
    'Eine Leuchte ergibt in 2 m Abstand 40 lx. Wie viel ergibt sie in 8 m, ohne Reflexionen?',
    ['2,5 lx', '10 lx', '0,63 lx', '34 lx'],
    'Licht fällt mit dem Quadrat des Abstands: 40 × (2 ÷ 8)² = 2,5 lx.',
  ],
}
