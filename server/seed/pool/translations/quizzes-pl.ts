import type { TextsById } from '../../translated.ts'
import type { Wording } from '../notation.ts'

const cameraPlacement: TextsById<Wording> = {
  1: [
    'Scena przy bramie ma 8 m szerokości, a kamera 1920 pikseli w poziomie. Jaka jest gęstość pikseli?',
    ['240 px/m', '480 px/m', '135 px/m', '60 px/m'],
    '1920 ÷ 8 m = 240 px/m.',
  ],
  2: [
    'Co ustala się najpierw przy planowaniu kamery?',
    [
      'Co ma pokazać jej obraz',
      'Jaki obiektyw jest w magazynie',
      'Jak wysoki jest słup',
      'Jaki kodek zostanie użyty',
    ],
    'Wszystko inne wynika z pytania, na które ma odpowiedzieć obraz.',
  ],
  3: [
    'Kamera wisi na wysokości 4 m, dolna krawędź pola widzenia biegnie 45 stopni w dół. Jak długa jest strefa martwa?',
    ['4 m', '2 m', '5,7 m', '8 m'],
    '4 m ÷ tan 45° = 4 m.',
  ],
  4: [
    'Przetwornik ma 5,4 mm szerokości. Jaka ogniskowa pokaże 6 m sceny z odległości 10 m?',
    ['9 mm', '3,2 mm', '4,5 mm', '11 mm'],
    '5,4 × 10 ÷ 6 = 9 mm.',
  ],
  5: [
    'Co ujawnia obchód obiektu?',
    [
      'Niskie słońce',
      'Odbijające szyby',
      'Gałęzie, które będą miały liście',
      'Wersję oprogramowania',
      'Czas przechowywania',
    ],
    'To wszystko trafi później do obrazu; ponowne wiercenie kosztuje więcej niż spojrzenie.',
  ],
  6: [
    'Wyżej zamontowana kamera pokazuje więcej twarzy pod czapką.',
    ['Fałsz', 'Prawda'],
    'Im bardziej stromo, tym więcej zasłania czapka.',
  ],
  7: ['Gęstość pikseli liczy się na dalekim końcu sceny.', ['Prawda', 'Fałsz'], 'Tam jest najmniejsza.'],
  8: [
    'Jak zapisać miejsce kamery, żeby znalazł je ktoś inny?',
    ['Miejsce, wysokość, kierunek i ogniskowa', 'Tylko numer kamery', 'Zdjęcie kartonu', 'Nazwisko montera'],
    'Cztery dane pozwalają powtórzyć widok.',
  ],
}

const ipCommissioning: TextsById<Wording> = {
  1: [
    'Co ustawia się w nowej kamerze najpierw?',
    ['Własne hasło', 'Najwyższą przepływność', 'Nazwisko instalatora', 'Godzinę zachodu słońca'],
    'Urządzenie z hasłem fabrycznym nie może trafić do sieci.',
  ],
  2: [
    'Kamera ma adres 169.254.12.7. Czego brakuje?',
    ['Odpowiedzi serwera DHCP', 'Obiektywu', 'Licencji', 'Zasilania'],
    'Nadała sobie adres sama, bo nikt go nie zaproponował.',
  ],
  3: [
    'Dlaczego kamerom nadaje się adres stały lub zarezerwowany?',
    [
      'Żeby rejestrator zawsze je znalazł',
      'Bo tak jest szybciej',
      'Żeby oszczędzać energię',
      'Żeby uniknąć masek',
    ],
    'Zmieniony adres to utracony obraz.',
  ],
  4: [
    'Co ustawia NTP?',
    ['Czas', 'Hasło', 'Ostrość', 'Przepływność'],
    'O czas pyta się przy dowodzie najpierw.',
  ],
  5: [
    'Co należy do protokołu uruchomienia?',
    [
      'Adres i wersja oprogramowania',
      'Obraz wzorcowy',
      'Ustawienia strumieni',
      'Hasło zapisane jawnie',
      'Prognoza pogody',
    ],
    'Dzięki temu po wymianie można odtworzyć ten sam obraz.',
  ],
  6: [
    'Oprogramowanie aktualizuje się przed ustawieniem szczegółów.',
    ['Prawda', 'Fałsz'],
    'Aktualizacja może zmienić lub przywrócić ustawienia.',
  ],
  7: [
    'Ostrość najlepiej ustawić w południe przy zamkniętej przysłonie.',
    ['Fałsz', 'Prawda'],
    'Głębia ostrości ukrywa wtedy błędy, które widać nocą.',
  ],
  8: [
    'Jaka granica czasu ekspozycji jest rozsądna tam, gdzie nocą chodzą ludzie?',
    ['Około 1/30 s lub krócej', '1/4 s', '1 s', 'Żadna'],
    'Dłuższa ekspozycja rozmazuje ruch.',
  ],
}

const recordingStorage: TextsById<Wording> = {
  1: [
    'Ile zapisuje 1 Mbit/s w ciągu doby?',
    ['10,8 GB', '86,4 GB', '1 GB', '3,6 GB'],
    '86 400 s ÷ 8 = 10 800 MB.',
  ],
  2: [
    'Dziesięć kamer zapisuje 4 Mbit/s przez 30 dni. Ile pamięci potrzebują?',
    ['13 TB', '104 TB', '1,6 TB', '3,6 TB'],
    '10 × 4 × 10,8 GB × 30 = 12 960 GB.',
  ],
  3: [
    'Co dzieje się z najstarszymi nagraniami, gdy dysk jest pełny?',
    ['Są nadpisywane', 'Zapis staje na tydzień', 'Są wysyłane pocztą', 'Są kompresowane od nowa'],
    'To pierścień: czas przechowywania wynika z pojemności i przepływności.',
  ],
  4: [
    'Jak w porę zauważyć lukę w zapisie?',
    [
      'Przez powiadomienie o zaniku i oglądanie starych obrazów',
      'Po obrazie na żywo',
      'Po szumie wentylatora',
      'Przy następnej kradzieży',
    ],
    'Obraz na żywo nic nie mówi o zapisie.',
  ],
  5: [
    'Co zwiększa przepływność kamery?',
    [
      'Szum w nocy',
      'Ruch w scenie',
      'Większa liczba klatek',
      'Większy odstęp klatek kluczowych',
      'Nieruchoma scena',
    ],
    'Trzeba przesłać to, co zmienia się z obrazu na obraz.',
  ],
  6: [
    'Dyski liczy się w bajtach, a przepływność w bitach.',
    ['Prawda', 'Fałsz'],
    'Współczynnik 8 to najczęstszy błąd w obliczeniach pamięci.',
  ],
  7: [
    'Zapis zdarzeniowy nie potrzebuje prealarmu.',
    ['Fałsz', 'Prawda'],
    'Przyczyna leży zwykle przed zdarzeniem.',
  ],
  8: [
    '4 TB wystarcza na 20 dni. Na ile wystarczy 4 TB przy dwukrotnej przepływności?',
    ['10 dni', '40 dni', '20 dni', '5 dni'],
    'Dwa razy więcej danych w tym samym miejscu: połowa czasu.',
  ],
}

export const quizzes = { cameraPlacement, ipCommissioning, recordingStorage }
