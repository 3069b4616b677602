import type { TextsById } from '../../translated.ts'
import type { Wording } from '../notation.ts'

export const videoCalculatedMore: TextsById<Wording> = {
  82: [
    'Lampa daje 12 lx w odległości 5 m. Ile da w odległości 15 m, bez odbić?',
    ['1,33 lx', '4 lx', '0,44 lx', '2 lx'],
    'Światło maleje z kwadratem odległości: 12 × (5 ÷ 15)² = 1,33 lx.',
  ],
  83: [
    'Karta katalogowa podaje zakres dynamiki 120 dB. Jaki to stosunek najjaśniejszego do najciemniejszego użytecznego punktu?',
    ['około 1 000 000 : 1', 'około 1 000 000 000 000 : 1', 'około 100 000 : 1', 'około 10 000 000 : 1'],
    'dB = 20 × log₁₀(stosunek), więc stosunek wynosi 10^(120 ÷ 20) = około 1 000 000.',
  ],
  84: [
    'Uchwyt obrócił się o 1,5 stopnia względem właściwego położenia. O ile przesuwa się środek obrazu w odległości 50 m?',
    ['1,31 m', '13,09 m', '0,13 m', '4,11 m'],
    '50 m × tan 1,5° = 1,31 m.',
  ],
  85: [
    'Przełącznik ma budżet PoE 65 W, z czego 10 % ma pozostać wolne. Ile kamer pobierających po 8 W na porcie może zasilić?',
    ['7', '8', '4', '10'],
    '65 W × 0,9 = 58,5 W; ÷ 8 W i w dół: 7. Rezerwa 10 % jest na zimny start, grzałki i podczerwień nocą.',
  ],
  86: [
    'Rower zniknął w jakimś momencie w ciągu 8 godzin. Patrzysz w środek okresu i za każdym razem dzielisz go na pół. Po ilu spojrzeniach najwyżej zostaną 2 minuty lub mniej?',
    ['8', '32', '240', '17'],
    'Każde spojrzenie dzieli okres na pół: 480 min ÷ 2^8 = 1,9 min, więc wystarczy 8 spojrzeń.',
  ],
  87: [
    '6 kamer zapisuje bez przerwy, każda z przepływnością 3 Mbit/s. Ile pamięci potrzeba na 10 dni (1 TB = 10¹² bajtów)? Kolega odpowiada: 1,9 TB. Odpowiedź jest prawidłowa.',
    ['Prawda', 'Fałsz'],
    '1 Mbit/s zapełnia 86 400 s ÷ 8 = 10,8 GB na dobę. 6 × 3 × 10,8 GB × 10 dni = 1,9 TB. Przepływność liczy się w bitach, dyski w bajtach.',
  ],
  88: [
    '20 kamer zapisuje bez przerwy, każda z przepływnością 4 Mbit/s. Ile pamięci potrzeba na 21 dni (1 TB = 10¹² bajtów)? Kolega odpowiada: 2,3 TB. Odpowiedź jest prawidłowa.',
    ['Fałsz', 'Prawda'],
    '1 Mbit/s zapełnia 86 400 s ÷ 8 = 10,8 GB na dobę. 20 × 4 × 10,8 GB × 21 dni = 18,1 TB. Przepływność liczy się w bitach, dyski w bajtach.',
  ],
  89: [
    'Przetwornik ma 5,4 mm szerokości. Jaka ogniskowa pokaże scenę o szerokości 5 m z odległości 12 m? Kolega odpowiada: 23,3 mm. Odpowiedź jest prawidłowa.',
    ['Fałsz', 'Prawda'],
    'f = szerokość przetwornika × odległość ÷ szerokość sceny = 5,4 mm × 12 ÷ 5 = 13 mm.',
  ],
  90: [
    'Przetwornik ma 6,4 mm szerokości. Jaka ogniskowa pokaże scenę o szerokości 10 m z odległości 30 m? Kolega odpowiada: 19,2 mm. Odpowiedź jest prawidłowa.',
    ['Prawda', 'Fałsz'],
    'f = szerokość przetwornika × odległość ÷ szerokość sceny = 6,4 mm × 30 ÷ 10 = 19,2 mm.',
  ],
  91: [
    'Kamera o 3840 pikselach w poziomie widzi w miejscu celu scenę o szerokości 16 m. Ile to pikseli na metr? Kolega odpowiada: 240 px/m. Odpowiedź jest prawidłowa.',
    ['Prawda', 'Fałsz'],
    'Gęstość to liczba pikseli w poziomie podzielona przez szerokość sceny: 3840 ÷ 16 m = 240 px/m.',
  ],
  92: [
    'Kamera o 1280 pikselach w poziomie widzi w miejscu celu scenę o szerokości 5 m. Ile to pikseli na metr? Kolega odpowiada: 456 px/m. Odpowiedź jest prawidłowa.',
    ['Fałsz', 'Prawda'],
    'Gęstość to liczba pikseli w poziomie podzielona przez szerokość sceny: 1280 ÷ 5 m = 256 px/m.',
  ],
  93: [
    'Kamera wisi na wysokości 3,5 m; dolna krawędź jej pola widzenia biegnie 50 stopni poniżej poziomu. W jakiej odległości od ściany zaczyna być widoczna podłoga? Kolega odpowiada: 4,2 m. Odpowiedź jest prawidłowa.',
    ['Fałsz', 'Prawda'],
    'Strefa martwa = wysokość ÷ tan(kąt) = 3,5 ÷ tan 50° = 2,9 m. Im bardziej stroma dolna krawędź, tym jest krótsza.',
  ],
  94: [
    'Kamera wisi na wysokości 6 m; dolna krawędź jej pola widzenia biegnie 40 stopni poniżej poziomu. W jakiej odległości od ściany zaczyna być widoczna podłoga? Kolega odpowiada: 7,2 m. Odpowiedź jest prawidłowa.',
    ['Prawda', 'Fałsz'],
    'Strefa martwa = wysokość ÷ tan(kąt) = 6 ÷ tan 40° = 7,2 m. Im bardziej stroma dolna krawędź, tym jest krótsza.',
  ],
  95: [
    'Lampa daje 60 lx w odległości 3 m. Ile da w odległości 6 m, bez odbić? Kolega odpowiada: 15 lx. Odpowiedź jest prawidłowa.',
    ['Prawda', 'Fałsz'],
    'Światło maleje z kwadratem odległości: 60 × (3 ÷ 6)² = 15 lx.',
  ],
  96: [
    'Lampa daje 20 lx w odległości 4 m. Ile da w odległości 20 m, bez odbić? Kolega odpowiada: 4 lx. Odpowiedź jest prawidłowa.',
    ['Fałsz', 'Prawda'],
    'Światło maleje z kwadratem odległości: 20 × (4 ÷ 20)² = 0,8 lx.',
  ],
  97: [
    '12 kamer wysyła do rejestratora po 4 Mbit/s w trybie unicast, a jedno stanowisko podglądu na żywo pobiera od nich także każdy strumień. Jak bardzo kamery łącznie obciążają sieć? Kolega odpowiada: 12 Mbit/s. Odpowiedź jest prawidłowa.',
    ['Fałsz', 'Prawda'],
    'W trybie unicast każdy odbiorca oznacza osobny strumień: 12 × 4 Mbit/s × 2 odbiorców = 96 Mbit/s.',
  ],
  98: [
    'Ile pikseli zajmuje twarz o szerokości 0,16 m przy gęstości 250 px/m? Kolega odpowiada: 40 pikseli. Odpowiedź jest prawidłowa.',
    ['Prawda', 'Fałsz'],
    '0,16 m × 250 px/m = 40 pikseli.',
  ],
  99: [
    'Kamera ma 1920 pikseli w poziomie, a wymagane jest co najmniej 125 px/m. Przy których szerokościach sceny wymaganie jest spełnione?',
    ['6 m', '12 m', '15 m', '18 m', '24 m'],
    '1920 ÷ 125 = 15,4 m to najszersza scena; każda węższa ma większą gęstość.',
  ],
  100: [
    'Kamera ma 2560 pikseli w poziomie, a wymagane jest co najmniej 250 px/m. Przy których szerokościach sceny wymaganie jest spełnione?',
    ['5 m', '8 m', '10 m', '12 m', '16 m'],
    '2560 ÷ 250 = 10,2 m to najszersza scena; każda węższa ma większą gęstość.',
  ],
  101: [
    'Kamera ma 3840 pikseli w poziomie, a wymagane jest co najmniej 250 px/m. Przy których szerokościach sceny wymaganie jest spełnione?',
    ['8 m', '12 m', '15 m', '18 m'],
    '3840 ÷ 250 = 15,4 m to najszersza scena; każda węższa ma większą gęstość.',
  ],
  102: [
    '8 kamer zapisuje bez przerwy, każda z przepływnością 4 Mbit/s, a nagrania mają być przechowywane przez 30 dni. Które pojemności netto wystarczą?',
    ['12 TB', '16 TB', '4 TB', '8 TB'],
    '8 × 4 × 10,8 GB × 30 = 10,4 TB, a wszystko powyżej wystarcza.',
  ],
  103: [
    '16 kamer zapisuje bez przerwy, każda z przepływnością 3 Mbit/s, a nagrania mają być przechowywane przez 14 dni. Które pojemności netto wystarczą?',
    ['8 TB', '12 TB', '4 TB', '6 TB'],
    '16 × 3 × 10,8 GB × 14 = 7,3 TB, a wszystko powyżej wystarcza.',
  ],
  104: [
    'Które z tych grup może zasilić przy pełnym obciążeniu przełącznik z budżetem PoE 65 W?',
    ['8 kamer po 8 W', '4 kamery po 12,95 W', '6 kamer po 12,95 W', '4 kamery po 25,5 W'],
    '8 × 8 = 64 W; 4 × 12,95 = 51,8 W; 6 × 12,95 = 77,7 W; 4 × 25,5 = 102 W. Do 65 W jest to możliwe.',
  ],
  105: [
    'Kamera ma adres 192.168.20.100/25. Do których z tych adresów dociera bez routera?',
    ['192.168.20.5', '192.168.20.90', '192.168.20.126', '192.168.20.140', '192.168.20.200'],
    '/25 tworzy bloki po 128; ten sięga od .0 do .127, gdzie pierwszy to adres sieci, a ostatni adres rozgłoszeniowy.',
  ],
}
