import type { TextsById } from '../../translated.ts'
import type { Wording } from '../notation.ts'

export const videoRecording: TextsById<Wording> = {
  30: [
    'Co robi się najpierw z nową kamerą IP?',
    [
      'Nadaje się jej własne hasło i zaplanowany adres',
      'Zapisuje się z niej obraz przez tydzień',
      'Udostępnia się ją w internecie',
      'Ustawia się maksymalną przepływność',
    ],
    'Bez adresu i hasła nie ma ani dokumentacji, ani bezpieczeństwa. Wszystko inne ustawia się później.',
  ],
  31: [
    'Kamera ma adres z zakresu 169.254.0.0/16. O czym to świadczy?',
    ['Nie znalazła serwera DHCP', 'Jest uszkodzona', 'Jest dostępna z internetu', 'Ma nieprawidłowe hasło'],
    'Z tego zakresu urządzenie samo nadaje sobie adres, gdy nikt mu go nie przydzieli.',
  ],
  32: [
    'Który protokół przesyła obraz na żywo z większości kamer IP?',
    ['RTP, sterowany przez RTSP', 'SMTP', 'SNMP', 'NTP'],
    'RTSP uruchamia i zatrzymuje, RTP przenosi dane.',
  ],
  33: [
    'Co powoduje większy odstęp klatek kluczowych?',
    [
      'Oszczędza przepływność, ale spowalnia przewijanie i odtworzenie obrazu po utracie danych',
      'Zwiększa przepływność',
      'Poprawia oświetlenie',
      'Skraca czas przechowywania',
    ],
    'Tylko klatki kluczowe są kompletne. Gdy jest ich mniej, zajmują mniej miejsca, ale skutki utraty trwają dłużej.',
  ],
  34: [
    'Zmienna przepływność z górnym limitem: co dzieje się w bardzo ruchliwej scenie?',
    [
      'Po osiągnięciu limitu spada jakość',
      'Limit jest pomijany',
      'Rozdzielczość się podwaja',
      'Zapis się zatrzymuje',
    ],
    'Limit chroni sieć i dysk kosztem jakości właśnie wtedy, gdy dużo się dzieje.',
  ],
  35: [
    'Którego strumienia używa się do podglądu szesnastu małych obrazów?',
    [
      'Drugiego, mniejszego strumienia',
      'Strumienia głównego w pełnej rozdzielczości',
      'Jednego zdjęcia na minutę',
      'Zapisu w kamerze',
    ],
    'Szesnaście pełnych strumieni przeciąża stację kliencką, a małe okna i tak nie pokażą więcej.',
  ],
  36: [
    'Ile mniej więcej zajmuje 1 Mbit/s zapisywany bez przerwy przez dobę?',
    ['10,8 GB', '86,4 GB', '1,35 GB', '3,6 GB'],
    '86 400 s × 1 Mbit = 86 400 Mbit; ÷ 8 = 10 800 MB.',
  ],
  37: [
    'Co robi bufor przedalarmowy?',
    ['Zachowuje sekundy sprzed zdarzenia', 'Opóźnia alarm', 'Odfiltrowuje zwierzęta', 'Usuwa stare obrazy'],
    'Przyczyna leży zwykle przed zdarzeniem. Bufor zapisuje się razem z nim.',
  ],
  38: [
    'Codziennie o godzinie 3 w nocy w nagraniach jest luka. Co sprawdzasz najpierw?',
    ['Zaplanowane zadania i dzienniki z tej godziny', 'Obiektyw', 'Wysokość montażu', 'Licencję maski'],
    'Stała pora oznacza harmonogram: restart, kopię zapasową, porządkowanie danych.',
  ],
  39: [
    'Jak zauważyć, że jedna z czterdziestu kamer nie zapisuje od tygodnia?',
    [
      'Dzięki nadzorowi z powiadomieniami i oglądaniu starych obrazów',
      'Po obrazie na żywo',
      'Po zużyciu energii',
      'Tylko dzięki skargom użytkowników',
    ],
    'Obraz na żywo nic nie mówi o zapisie. Mówi o nim sprawdzenie starych obrazów.',
  ],
  40: [
    'Zdarzenie miało miejsce w którymś momencie tygodnia. Jak najszybciej znaleźć je wzrokiem?',
    [
      'Raz po raz dzielić okres na pół',
      'Obejrzeć wszystko z podwójną prędkością',
      'Oglądać od końca wstecz',
      'Zapytać każdego strażnika',
    ],
    'Każde spojrzenie zmniejsza resztę o połowę. Po około 14 spojrzeniach z tygodnia zostaje minuta.',
  ],
  41: [
    'Co robi się przede wszystkim, gdy nagranie jest potrzebne jako dowód?',
    [
      'Chroni się je przed nadpisaniem',
      'Konwertuje się je do mniejszego pliku',
      'Wycina się nudne fragmenty',
      'Wysyła się je komunikatorem',
    ],
    'Nadpisywanie trwa, gdy ludzie rozmawiają. Najpierw jest blokada lub eksport.',
  ],
  42: [
    'Czego dowodzi suma kontrolna eksportu, na przykład SHA-256?',
    [
      'Tego, że plik od tamtej chwili się nie zmienił',
      'Tego, kto jest na obrazie',
      'Tego, że zegar wskazywał właściwy czas',
      'Tego, że kamera była skalibrowana',
    ],
    'Każdy zmieniony bit zmienia sumę. O czasie i treści nic ona nie mówi.',
  ],
  43: [
    'Zegar rejestratora spieszy się o 4 minuty. Jak postąpić przy eksporcie?',
    [
      'Zapisać różnicę w protokole',
      'Najpierw cofnąć zegar',
      'Zmienić nazwę pliku',
      'Nic nie robić, 4 minuty nie mają znaczenia',
    ],
    'Oryginał pozostaje niezmieniony; zmierzona różnica czyni go przydatnym.',
  ],
  44: [
    'Jak długo RODO pozwala przechowywać nagrania?',
    [
      'Tak długo, jak wymaga tego cel, z uzasadnieniem',
      'Zawsze 72 godziny',
      'Zawsze 30 dni',
      'Aż zapełni się dysk',
    ],
    'Rozporządzenie nie podaje liczby. Wytyczne europejskie wymagają uzasadnienia okresów znacznie dłuższych niż 72 godziny, a przepisy krajowe mogą się różnić.',
  ],
  45: [
    'W obrazie widać balkon sąsiada. Co jest najlepsze?',
    [
      'Obrócić kamerę, a resztę zamaskować w kamerze',
      'Zamaskować go w stacji klienckiej',
      'Obiecać, że nikt nie będzie patrzeć',
      'Zmniejszyć przepływność',
    ],
    'Co nie zostało zarejestrowane, nie wymaga ochrony. Maska w kamerze zakrywa to, czego nie da się ominąć nakierowaniem.',
  ],
  46: [
    'Kto może oglądać nagrania?',
    [
      'Ten, kto potrzebuje ich do swoich zadań, z kontem osobistym',
      'Każdy w firmie',
      'Tylko instalator',
      'Każdy, kto zna wspólne hasło',
    ],
    'Liczą się niezbędność i rozliczalność: wspólne konto nie pokazuje w dzienniku niczyjego nazwiska.',
  ],
  47: [
    'Jaki skutek ma skopiowanie tych samych ustawień do 40 kamer bez sprawdzania?',
    [
      'Ekspozycja i maski nie pasują do większości scen',
      'Żaden, kamery są takie same',
      'Przepływność spada o połowę',
      'Przepadają licencje',
    ],
    'Sieć, czas i kodek można skopiować. Tego, co zależy od sceny, nie można.',
  ],
  48: [
    'Jakie dane należą do protokołu uruchomienia kamery?',
    [
      'Adres i wersja firmware',
      'Rozdzielczość, liczba klatek na sekundę i przepływność',
      'Obraz wzorcowy',
      'Imię psa montera',
      'Hasło zapisane jawnie',
    ],
    'Dzięki nim kamera po wymianie pokaże ten sam obraz. Hasła przechowuje się osobno.',
  ],
  49: [
    'Co zmniejsza zapotrzebowanie na pamięć bez utraty pikseli?',
    [
      'Wydajniejszy kodek',
      'Zapis po zdarzeniu, jeśli jest dozwolony',
      'Większe odstępy klatek kluczowych',
      'Większa liczba klatek na sekundę',
      'Krótszy kabel sieciowy',
    ],
    'Kodek i klatki kluczowe zmniejszają przepływność, a zdarzenia czas zapisu. Większa liczba klatek zwiększyłaby zapotrzebowanie.',
  ],
  50: [
    'Co należy do eksportu dla policji?',
    [
      'Różnica czasu rejestratora',
      'Odtwarzacz lub powszechny format',
      'Protokół, kto co przekazał',
      'Wszystkie hasła administratora',
      'Wybór według własnego uznania',
    ],
    'Czas, czytelność i nieprzerwany łańcuch przekazania czynią go przydatnym. Haseł nie dołącza się nigdy.',
  ],
  51: [
    'Co musi zawierać co najmniej tablica informująca o monitoringu?',
    [
      'Kto jest administratorem danych',
      'Cel',
      'Gdzie znaleźć więcej informacji',
      'Typ kamery',
      'Rozdzielczość',
    ],
    'Pierwsza warstwa informacji wskazuje administratora, cele i drogę do reszty.',
  ],
  52: [
    'Jakie przyczyny mogą sprawić, że obraz na żywo się zacina?',
    [
      'Przeciążona stacja kliencka',
      'Utrata pakietów w sieci',
      'Zbyt wiele pełnych strumieni na jednym ekranie',
      'Brak tablicy',
      'Czas przechowywania 72 godzin',
    ],
    'Obraz ograniczają dekodowanie i transmisja. Tablica i czas przechowywania nie mają na nie wpływu.',
  ],
  53: [
    'Obraz na żywo dowodzi, że kamera jest nagrywana.',
    ['Fałsz', 'Prawda'],
    'Podgląd na żywo i zapis to różne drogi. Dowodem jest tylko spojrzenie na nagranie.',
  ],
  54: [
    'H.265 wymaga przy tej samej jakości mniej więcej takiej samej przepływności jak H.264.',
    ['Fałsz', 'Prawda'],
    'Oszczędza od około jednej trzeciej do połowy, ale dekodowanie wymaga większej mocy obliczeniowej.',
  ],
  55: [
    'Dwukrotnie większa liczba klatek na sekundę zawsze podwaja przepływność.',
    ['Fałsz', 'Prawda'],
    'Sąsiednie obrazy są podobne i dobrze się kompresują; wzrost jest zwykle mniejszy.',
  ],
  56: [
    'Dyski do dozoru wizyjnego są przystosowane do ciągłego zapisu.',
    ['Prawda', 'Fałsz'],
    'Zwykłe są zbudowane do innych obciążeń, robią przerwy w zapisie lub wcześniej ulegają awarii.',
  ],
  57: [
    'Kamera, która nie pokazuje niczego ciekawego, też może należeć do eksportu.',
    ['Prawda', 'Fałsz'],
    'To, że nikt tamtędy nie przeszedł, też jest odpowiedzią.',
  ],
}
