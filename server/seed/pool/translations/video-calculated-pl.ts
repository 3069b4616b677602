import type { TextsById } from '../../translated.ts'
import type { Wording } from '../notation.ts'

export const videoCalculated: TextsById<Wording> = {
  58: [
    '4 kamery zapisują bez przerwy, każda z przepływnością 2 Mbit/s. Ile pamięci potrzeba na 7 dni (1 TB = 10¹² bajtów)?',
    ['0,6 TB', '4,8 TB', '0,1 TB', '0,2 TB'],
    '1 Mbit/s zapełnia 86 400 s ÷ 8 = 10,8 GB na dobę. 4 × 2 × 10,8 GB × 7 dni = 0,6 TB. Przepływność liczy się w bitach, dyski w bajtach.',
  ],
  59: [
    '16 kamer zapisuje bez przerwy, każda z przepływnością 4 Mbit/s. Ile pamięci potrzeba na 30 dni (1 TB = 10¹² bajtów)?',
    ['20,7 TB', '165,9 TB', '2,6 TB', '5,8 TB'],
    '1 Mbit/s zapełnia 86 400 s ÷ 8 = 10,8 GB na dobę. 16 × 4 × 10,8 GB × 30 dni = 20,7 TB. Przepływność liczy się w bitach, dyski w bajtach.',
  ],
  60: [
    '10 kamer zapisuje bez przerwy, każda z przepływnością 6 Mbit/s. Ile pamięci potrzeba na 14 dni (1 TB = 10¹² bajtów)?',
    ['9,1 TB', '72,6 TB', '1,1 TB', '2,5 TB'],
    '1 Mbit/s zapełnia 86 400 s ÷ 8 = 10,8 GB na dobę. 10 × 6 × 10,8 GB × 14 dni = 9,1 TB. Przepływność liczy się w bitach, dyski w bajtach.',
  ],
  61: [
    '8 kamer o przepływności 4 Mbit/s zapisuje tylko po zdarzeniach, średnio przez 25 % czasu. Ile pamięci potrzeba na 30 dni?',
    ['2,59 TB', '10,37 TB', '20,74 TB', '7,78 TB'],
    '8 × 4 × 10,8 GB × 30 dni × 0,25 = 2,59 TB. Udział czasu jest założeniem i trzeba go sprawdzić w eksploatacji.',
  ],
  62: [
    '8 TB netto jest do dyspozycji 8 kamer, z których każda zapisuje bez przerwy z przepływnością 4 Mbit/s. Po ilu pełnych dniach zaczyna się nadpisywanie?',
    ['23 dni', '2 dni', '184 dni', '55 dni'],
    'Doba zajmuje 8 × 4 × 10,8 GB = 0,35 TB; 8 ÷ 0,35 daje 23 pełne dni.',
  ],
  63: [
    '24 TB netto jest do dyspozycji 20 kamer, z których każda zapisuje bez przerwy z przepływnością 3 Mbit/s. Po ilu pełnych dniach zaczyna się nadpisywanie?',
    ['37 dni', '4 dni', '296 dni', '88 dni'],
    'Doba zajmuje 20 × 3 × 10,8 GB = 0,65 TB; 24 ÷ 0,65 daje 37 pełnych dni.',
  ],
  64: [
    'Kamera o 1920 pikselach w poziomie widzi w miejscu celu scenę o szerokości 8 m. Ile to pikseli na metr?',
    ['240 px/m', '135 px/m', '30 px/m', '427 px/m'],
    'Gęstość to liczba pikseli w poziomie podzielona przez szerokość sceny: 1920 ÷ 8 m = 240 px/m.',
  ],
  65: [
    'Kamera o 2560 pikselach w poziomie widzi w miejscu celu scenę o szerokości 12 m. Ile to pikseli na metr?',
    ['213 px/m', '120 px/m', '18 px/m', '380 px/m'],
    'Gęstość to liczba pikseli w poziomie podzielona przez szerokość sceny: 2560 ÷ 12 m = 213 px/m.',
  ],
  66: [
    'Jaką największą szerokość może mieć scena w miejscu celu, jeśli kamera o 1920 pikselach w poziomie ma osiągnąć 250 px/m?',
    ['7,7 m', '4,3 m', '13,7 m', '23 m'],
    '1920 px ÷ 250 px/m = 7,7 m. Szersza scena to mniej pikseli na każdym metrze.',
  ],
  67: [
    'Jaką największą szerokość może mieć scena w miejscu celu, jeśli kamera o 3840 pikselach w poziomie ma osiągnąć 125 px/m?',
    ['30,7 m', '17,3 m', '54,7 m', '92,2 m'],
    '3840 px ÷ 125 px/m = 30,7 m. Szersza scena to mniej pikseli na każdym metrze.',
  ],
  68: [
    'Jaką największą szerokość może mieć scena w miejscu celu, jeśli kamera o 2688 pikselach w poziomie ma osiągnąć 62,5 px/m?',
    ['43 m', '24,2 m', '76,6 m', '129 m'],
    '2688 px ÷ 62,5 px/m = 43 m. Szersza scena to mniej pikseli na każdym metrze.',
  ],
  69: [
    'Przetwornik ma 5,4 mm szerokości. Jaka ogniskowa pokaże scenę o szerokości 6 m z odległości 10 m?',
    ['9 mm', '3,2 mm', '4,5 mm', '16,2 mm'],
    'f = szerokość przetwornika × odległość ÷ szerokość sceny = 5,4 mm × 10 ÷ 6 = 9 mm.',
  ],
  70: [
    'Przetwornik ma 4,8 mm szerokości. Jaka ogniskowa pokaże scenę o szerokości 4 m z odległości 20 m?',
    ['24 mm', '1 mm', '12 mm', '43,2 mm'],
    'f = szerokość przetwornika × odległość ÷ szerokość sceny = 4,8 mm × 20 ÷ 4 = 24 mm.',
  ],
  71: [
    'Przetwornik ma 6,4 mm szerokości. Jaka ogniskowa pokaże scenę o szerokości 8 m z odległości 15 m?',
    ['12 mm', '3,4 mm', '6 mm', '21,6 mm'],
    'f = szerokość przetwornika × odległość ÷ szerokość sceny = 6,4 mm × 15 ÷ 8 = 12 mm.',
  ],
  72: [
    'Kamera z przetwornikiem o szerokości 5,4 mm i obiektywem 2,8 mm patrzy na ścianę odległą o 10 m. Jak szeroki fragment ściany jest w obrazie?',
    ['19,3 m', '5,2 m', '9,6 m', '10,8 m'],
    'Szerokość = szerokość przetwornika × odległość ÷ ogniskowa = 5,4 × 10 ÷ 2,8 = 19,3 m.',
  ],
  73: [
    'Kamera z przetwornikiem o szerokości 4,8 mm i obiektywem 12 mm patrzy na ścianę odległą o 25 m. Jak szeroki fragment ściany jest w obrazie?',
    ['10 m', '62,5 m', '5 m', '5,6 m'],
    'Szerokość = szerokość przetwornika × odległość ÷ ogniskowa = 4,8 × 25 ÷ 12 = 10 m.',
  ],
  74: [
    'Jaki poziomy kąt widzenia ma obiektyw 4 mm z przetwornikiem o szerokości 5,4 mm (bez dystorsji)?',
    ['68 stopni', '34 stopnie', '95 stopni', '48 stopni'],
    'Kąt = 2 × arctan(5,4 ÷ (2 × 4)) = 68 stopni. Połowa przetwornika podzielona przez ogniskową daje połowę kąta.',
  ],
  75: [
    'Kamera wisi na wysokości 4 m; dolna krawędź jej pola widzenia biegnie 45 stopni poniżej poziomu. W jakiej odległości od ściany zaczyna być widoczna podłoga?',
    ['4 m', '2,8 m', '5,7 m', '8 m'],
    'Strefa martwa = wysokość ÷ tan(kąt) = 4 ÷ tan 45° = 4 m. Im bardziej stroma dolna krawędź, tym jest krótsza.',
  ],
  76: [
    'Kamera wisi na wysokości 3 m; dolna krawędź jej pola widzenia biegnie 60 stopni poniżej poziomu. W jakiej odległości od ściany zaczyna być widoczna podłoga?',
    ['1,7 m', '5,2 m', '2,6 m', '3,5 m'],
    'Strefa martwa = wysokość ÷ tan(kąt) = 3 ÷ tan 60° = 1,7 m. Im bardziej stroma dolna krawędź, tym jest krótsza.',
  ],
  77: [
    'Kamera wisi na wysokości 5 m; dolna krawędź jej pola widzenia biegnie 35 stopni poniżej poziomu. W jakiej odległości od ściany zaczyna być widoczna podłoga?',
    ['7,1 m', '3,5 m', '2,9 m', '8,7 m'],
    'Strefa martwa = wysokość ÷ tan(kąt) = 5 ÷ tan 35° = 7,1 m. Im bardziej stroma dolna krawędź, tym jest krótsza.',
  ],
  78: [
    'Kamera wisi na wysokości 3 m i patrzy na twarz 1,6 m nad podłogą, odległą w poziomie o 8 m. Pod jakim kątem z góry widzi twarz?',
    ['10 stopni', '21 stopni', '80 stopni', '5 stopni'],
    'tan(kąt) = (3 − 1,6) ÷ 8, czyli 10 stopni. Powyżej około 15 stopni twarze zaczynają znikać pod czapkami i włosami.',
  ],
  79: [
    'Coś przecina obraz z prędkością 5 km/h, gdy migawka jest otwarta przez 1/30 s. O ile przesuwa się w tym czasie?',
    ['46,3 mm', '166,7 mm', '12,9 mm', '4,6 mm'],
    '5 km/h ÷ 3,6 = 1,39 m/s; × 1/30 s = 46,3 mm.',
  ],
  80: [
    'Coś przecina obraz z prędkością 18 km/h, gdy migawka jest otwarta przez 1/250 s. O ile przesuwa się w tym czasie?',
    ['20 mm', '72 mm', '5,6 mm', '2 mm'],
    '18 km/h ÷ 3,6 = 5 m/s; × 1/250 s = 20 mm.',
  ],
  81: [
    'Lampa daje 40 lx w odległości 2 m. Ile da w odległości 8 m, bez odbić?',
    ['2,5 lx', '10 lx', '0,63 lx', '34 lx'],
    'Światło maleje z kwadratem odległości: 40 × (2 ÷ 8)² = 2,5 lx.',
  ],
}
