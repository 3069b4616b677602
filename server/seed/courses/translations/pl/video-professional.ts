import type { CourseTextSeed } from '../../../seed-types.ts'

export const videoProfessional: Readonly<Record<number, CourseTextSeed>> = {
  31: {
    name: 'Kamery PTZ i wieloprzetwornikowe',
    summary:
      'Ruchoma kamera zawsze patrzy gdzie indziej. Kiedy mimo to jest właściwym narzędziem, kiedy lepsze są cztery stałe przetworniki i jak mogą współpracować.',
    description:
      '<p>Kamera PTZ obejmuje 360 stopni, po jednym naraz. Sprzedana w miejsce ośmiu kamer stałych nagra w chwili kradzieży znakomite zbliżenie przeciwległego narożnika. Jej miejsce jest obok operatora albo za kamerą stałą lub czujką, która powie jej, gdzie patrzeć.</p><p>Liczymy, co potrafi mechanika. Preset o powtarzalności 0,1 stopnia chybia na 100 m o 17 cm, a przy pełnym zoomie to różnica między tablicą a zderzakiem. Trasa z dziesięciosekundowym postojem to 8640 ruchów na dobę, ponad trzy miliony rocznie. Przy 300 ms od obiektywu do ekranu każdy operator przestrzeli cel.</p><p><strong>Kamery wieloprzetwornikowe</strong> zachowują całą scenę: jeden kabel i jeden uchwyt, ale cztery strumienie, często cztery licencje i zasilanie 802.3at lub 802.3bt, gdy doliczyć grzałkę i podczerwień. Ostatni rozdział łączy oba rozwiązania: przegląd stały, szczegół ruchomy.</p>',
    outcomes: [
      'wybrać między PTZ, kamerą wieloprzetwornikową a pojedynczymi i poprzeć to liczbami',
      'ustawić presety, pozycję bazową i ograniczniki tak, by nagranie zachowało sens',
      'porównać dokładność presetów i opóźnienie z planowanym zoomem',
      'sprząc stały przegląd z PTZ, z priorytetem i czasem powrotu',
    ],
    chapters: [
      'Gdzie jest miejsce ruchomej kamery',
      'Presety, trasy i zużycie',
      'Cztery przetworniki, jeden kabel',
      'Przegląd i szczegół w jednym zespole',
    ],
  },
  32: {
    name: 'Projektowanie sieciowych systemów wideo',
    summary:
      'Od listy kamer do sieci, która je uniesie: ruch, VLAN-y, multicast, budżet PoE, łącza nadrzędne, czas i pomiar, który to potwierdzi.',
    description:
      '<p>Sieci biurowe buduje się dla ruchu, który przychodzi porywami. Wideo wieje cały dzień: 48 kamer po 6 Mbit/s to 288 Mbit/s bez przerwy obiadowej, a każda klatka kluczowa nadchodzi seryjnie. Dlatego łącze zajęte średnio w trzydziestu procentach może gubić pakiety w przełączniku o małych buforach, a usterka wygląda jak rozmazany obraz na początku każdej sekundy.</p><p>Kurs projektuje jeden prawdziwy obiekt z listy kamer. Plan adresacji i <strong>VLAN</strong> z zapasem, unicast albo multicast oraz IGMP snooping z dokładnie jednym querierem, bo bez niego multicast jest rozgłaszaniem pod inną nazwą. PoE sumuje się na port i na przełącznik: 370 W wystarczy na dwadzieścia cztery porty po 15,4 W i ani jednej podgrzewanej kamery PTZ więcej. Między budynkami leży światłowód, a RSTP sprawdza się wyjęciem wtyczki, gdy ktoś patrzy na nagranie.</p><p>Na końcu jest odbiór pomiarem: utrata pakietów, jitter, różnica czasu między kamerami i godziny na UPS.</p>',
    outcomes: [
      'wyprowadzić ruch na każdym łączu z listy kamer, ze szczytami i drugim widzem',
      'zaplanować adresy, VLAN-y i multicast tak, by zmieściła się następna rozbudowa',
      'sporządzić budżet PoE i UPS na najzimniejszą noc',
      'dobrać łącze, bufory i redundancję oraz sprawdzić awarię każdego z nich',
      'odebrać sieć wideo na podstawie pomiarów, a nie spojrzenia na obraz',
    ],
    chapters: [
      'Od listy kamer do ruchu w sieci',
      'Plan adresacji i VLAN',
      'Multicast i jego querier',
      'Budżet PoE i UPS',
      'Łącza, światłowód i bufory',
      'Czas, nazwy i zdalny dostęp',
      'Redundancja i odbiór',
    ],
  },
  33: {
    name: 'Cyberbezpieczeństwo systemów wideo',
    summary:
      'Kamera to komputer na zewnętrznej ścianie. Konta, certyfikaty, ochrona portów, firmware i plan na dzień, w którym coś pójdzie źle.',
    description:
      '<p>Każda kamera zewnętrzna kończy się gniazdem sieciowym cztery metry nad ziemią, a drabina nie jest zaawansowanym atakiem. Kto odłączy kamerę i podłączy laptop, nie może znaleźć niczego: adresu, sąsiada, rejestratora. To zapewnia <strong>IEEE 802.1X</strong> z certyfikatem dla każdego urządzenia albo przynajmniej port, który wyłącza się po zaniku łącza i to zgłasza.</p><p>Idziemy śladem rzeczywistych incydentów: hasła fabryczne lub wspólne, panel WWW wystawiony do internetu przez UPnP, trzyletni firmware, jedno konto administratora dla wszystkich. Do każdego punktu należy ustawienie, próba i wiersz w protokole. Strumienie idą po TLS, zarządzanie przez serwer przesiadkowy. Strefy i kanały z IEC 62443 pomagają narysować to tak, by dział IT przytaknął.</p><p>Firmware staje się rutyną: przeczytać biuletyny, sprawdzić na jednej kamerze, zachować stary obraz, aktualizować grupami. Ostatni rozdział zakłada, że wszystko zawiodło: do kogo dzwonić, co odłączyć, które logi zabezpieczyć najpierw. Od wielu klientów NIS2 wymaga dziś właśnie tego na piśmie.</p>',
    outcomes: [
      'utwardzić kamerę, rejestrator i stację kliencką według listy i sprawdzić wynik',
      'zabezpieczyć porty zewnętrzne tak, by podłączony laptop niczego nie znalazł',
      'prowadzić certyfikaty i aktualizacje rutynowo, z drogą powrotną',
      'napisać kartę incydentu dla systemu wideo i ją przećwiczyć',
    ],
    chapters: [
      'Jak naprawdę atakuje się systemy wideo',
      'Konta, role i hasła',
      'Gniazdo na zewnętrznej ścianie',
      'Firmware i certyfikaty jako rutyna',
      'Dzień, w którym coś pójdzie źle',
    ],
  },
  34: {
    name: 'Pamięć, która przetrwa: RAID, failover, zapis brzegowy',
    summary:
      'Dyski padają, serwery się restartują, przełączniki tracą zasilanie. Co wtedy nadal się nagrywa, jak długo i jak to wcześniej udowodnić.',
    description:
      '<p>RAID utrzymuje system przy życiu, gdy padnie dysk. Nie przywróci tego, co ktoś skasował, i nie pomoże, gdy zasilacz zabierze ze sobą całą półkę. Kurs porządkuje warstwy według awarii, którą kryją, i tego, co przy tym tracą.</p><p>Zaczynamy od odbudowy. Dysk 18 TB przy 100 MB/s potrzebuje pięćdziesięciu godzin, jeśli nic innego się nie dzieje, a przy wideo zawsze coś się dzieje: proszę liczyć trzy do sześciu dni. Przez ten czas <strong>RAID 5</strong> nie ma żadnej rezerwy i musi bezbłędnie odczytać każdy sektor pozostałych dysków. Stąd RAID 6, dysk hot spare i nośniki do ciągłego zapisu zamiast tych z promocji.</p><p>Nad dyskami stoi serwer: zapasowy, N+1, z luką zmierzoną, a nie cytowaną. Pod nimi kamera: karta 256 GB mieści około sześciu dni przy 4 Mbit/s i potem uzupełnia lukę, o ile zegar był dobry i ktoś sprawdza zużycie. W ostatnim rozdziale wyciąga się wtyczki, jedną po drugiej, ze stoperem.</p>',
    outcomes: [
      'dobrać poziom RAID do czasu odbudowy i obciążenia zapisem, a nie z przyzwyczajenia',
      'zaplanować zapis awaryjny i podać pozostałą lukę w sekundach',
      'dobrać zapis w kamerze i uruchomić automatyczne uzupełnianie',
      'przeprowadzić próbę awarii i udokumentować straty',
    ],
    chapters: [
      'Co RAID robi, a czego nie',
      'Odbudowa godzina po godzinie',
      'Serwery zapasowe',
      'Karty w kamerze i wielka próba',
    ],
  },
  35: {
    name: 'Rozpoznawanie tablic rejestracyjnych',
    summary:
      'Kąt, migawka i podczerwień takie, by tablica była czytelna, zanim przeczyta ją program, i szlaban, który radzi sobie z pomyłkami.',
    description:
      '<p>Oprogramowanie czyta to, co mógłby przeczytać człowiek, tylko szybciej. Jeśli tablica jest białą plamą albo szarą smugą, nie pomoże żadna licencja. Tablica europejska ma 520 mm szerokości; 130 pikseli na niej to <strong>250 pikseli na metr</strong>, ta sama gęstość, której EN 62676-4 wymaga do identyfikacji osoby.</p><p>Przy 50 km/h samochód pokonuje w jednej tysięcznej sekundy 14 mm. Pod kątem 30 stopni do pasa połowa tego przesuwa się w poprzek obrazu, nieco mniej niż grubość kreski litery. Stąd migawka 1/1000 s lub krótsza, kąt poniżej 30 stopni w obu płaszczyznach, impulsowa podczerwień, bo tablica odbija ją do źródła, i filtr pasmowy na reflektory.</p><p>98 procent brzmi dobrze, dopóki nie ma się szlabanu: staje co pięćdziesiąty kierowca. Kurs kończy się więc formatami krajowymi, literą O i zerem, listami dopuszczeń z tolerancją jednego znaku, drugą drogą wjazdu i usuwaniem przejazdów, których nikt nie potrzebuje.</p>',
    outcomes: [
      'obliczyć gęstość pikseli, migawkę i kąt dla pasa i jego prędkości',
      'ustawić podczerwień i filtr tak, by tablice były czytelne pod reflektory i w deszczu',
      'uczciwie zmierzyć skuteczność rozpoznawania w dzień i w nocy',
      'zaplanować drugą drogę dla każdej źle odczytanej tablicy',
    ],
    chapters: [
      'Tablica, którą przeczytałby człowiek',
      'Migawka, kąt i podczerwień impulsowa',
      'Skuteczność, listy i pięćdziesiąty samochód',
    ],
  },
}
