import type { CourseTextSeed } from '../../../seed-types.ts'

/** Courses on thermal imaging in Polish. */
export const thermal: Readonly<Record<number, CourseTextSeed>> = {
  5: {
    name: 'Termowizja: emisyjność i odległość',
    summary:
      'Dwa ustawienia decydują o tym, czy odczyt jest temperaturą, czy tylko liczbą. Naucz się ustawiać oba, a w resztę wątpić.',
    description:
      '<p>Kamera termowizyjna nie mierzy temperatury. Mierzy promieniowanie i przelicza je na temperaturę na podstawie tego, co powiesz jej o powierzchni. Jeśli powiesz, że polerowana szyna zbiorcza ma emisyjność 0,95, będzie meldować chłodną szynę aż do dnia, w którym ta się stopi.</p><p>Na kursie mierzymy jedną podgrzewaną płytę z lakierem, taśmą i gołym metalem z odległości jednego, czterech i dwunastu metrów. Zobaczysz, jak odczyt spada, choć nic nie ostygło: raz dlatego, że powierzchnia <strong>odbija</strong> pomieszczenie, a raz dlatego, że plamka pomiarowa jest już większa niż to, co miała objąć. Nauczysz się wyznaczać temperaturę odbitą za pomocą zgniecionej folii aluminiowej i używać taśmy tam, gdzie gołego metalu nie da się uniknąć.</p><p>Na koniec powstaje protokół pomiaru, który inny termografista może powtórzyć: emisyjność, odległość, temperatura odbita, temperatura powietrza, obciążenie.</p>',
    outcomes: [
      'ustawić emisyjność typowych powierzchni i wskazać te, których nie wolno mierzyć bezpośrednio',
      'wyznaczyć pozorną temperaturę odbitą za pomocą folii',
      'obliczyć wielkość plamki pomiarowej dla danej odległości i utrzymać ją wewnątrz celu',
      'sporządzić protokół, który ktoś inny może powtórzyć',
    ],
    chapters: [
      'Promieniowanie to nie temperatura',
      'Emisyjność i odbicie',
      'Odległość i plamka pomiarowa',
      'Protokół, który da się powtórzyć',
    ],
  },
  12: {
    name: 'Obiektywy termowizyjne, IFOV i to, co obejmuje jeden piksel',
    summary:
      'Dobierz detektor i obiektyw do najmniejszego elementu, który trzeba zmierzyć, a nie do największego, który chce się widzieć.',
    description:
      '<p>Detektor 12 µm za obiektywem 25 mm daje 0,48 mrad na piksel: w odległości 100 m jeden piksel obejmuje 48 mm. To wystarczy, by zauważyć gorącą końcówkę kablową, i zdecydowanie za mało, by ją zmierzyć, bo wiarygodny odczyt wymaga wypełnienia co najmniej trzech na trzy piksele.</p><p>Z tego jednego wiersza rachunku kurs wyprowadza całą resztę: pole widzenia, graniczne odległości oraz cenę dłuższego obiektywu, czyli szerokość sceny i głębię ostrości. Mówi też o tym, co stoi przed obiektywem. Szyba okienna jest dla kamery termowizyjnej nieprzezroczysta, okienka germanowe zabierają swoją część, a brudna kopułka melduje brud.</p>',
    outcomes: [
      'obliczyć IFOV i pole widzenia z rozmiaru piksela, rozdzielczości i ogniskowej',
      'odróżnić odległość widzenia od odległości pomiaru',
      'dobrać obiektyw do celu i powiedzieć, ile kosztuje to pokrycia',
    ],
    chapters: ['Jeden wiersz rachunku: IFOV', 'Widzieć to nie mierzyć', 'Okienka, kopułki i ostrość'],
  },
  13: {
    name: 'Wczesne wykrywanie pożaru w składowanym materiale',
    summary:
      'Znajdź ciepłe gniazdo w odpadach, zrębkach lub akumulatorach, zanim pojawi się dym, i nie pozwól, by alarm wywoływała ładowarka.',
    description:
      '<p>Pryzmy nie zapalają się od razu. Gniazdo nagrzewa się godzinami lub dniami, a na powierzchni widać to jako kilka stopni w jednym miejscu, na długo zanim ktokolwiek coś poczuje. Na tym kursie rozmieszczasz kamery termowizyjne nad bunkrami, halami sortowni i magazynami akumulatorów tak, aby tę plamę było widać.</p><p>Planujesz pokrycie według najmniejszego gniazda, które trzeba znaleźć, dzielisz obraz na strefy z własnymi progami i łączysz próg bezwzględny z <strong>szybkością narastania</strong>. Potem przychodzą zakłócenia gorętsze od każdego gniazda: wydechy, silniki, słońce na ciemnej folii, spawanie w sobotę. Na każde jest reguła, na żadne nie pomaga podniesienie progu.</p><p>Ostatni rozdział łączy system z tym, co następuje: centralą sygnalizacji pożarowej, działkiem gaśniczym i planem alarmowania, w którym stoją funkcje, a nie nazwiska.</p>',
    outcomes: [
      'rozmieścić kamery tak, aby najmniejsze szukane gniazdo wypełniało co najmniej dziewięć pikseli',
      'dobrać próg bezwzględny i szybkość narastania dla odpadów, drewna i akumulatorów',
      'zamaskować pojazdy i słońce bez oślepiania strefy',
      'przekazać alarm do centrali pożarowej torem nadzorowanym',
    ],
    chapters: [
      'Jak nagrzewa się gniazdo',
      'Strefy, progi i szybkość narastania',
      'Ładowarki, wydechy i słońce',
      'Od alarmu wstępnego do centrali pożarowej',
    ],
  },
  14: {
    name: 'Kamery termowizyjne na długich perymetrach',
    summary:
      'Zasięgi, pogoda i przekazanie celu kamerze światła widzialnego: mniej słupów, żadnych reflektorów, a na końcu i tak twarz.',
    description:
      '<p>Karty katalogowe podają zasięg dla człowieka o wymiarach 1,8 na 0,5 metra w pogodną noc i przy dwóch pikselach na jego szerokości. Analiza obrazu potrzebuje około dziesięciu pikseli wysokości, a mgły w karcie nie ma. Kurs zamienia liczbę z druku na taką, na której można budować.</p><p>Rozstawiasz słupy tak, aby każda kamera obejmowała martwą strefę następnej, pilnujesz minut o świcie i zmierzchu, gdy ogrodzenie, trawa i intruz mają tę samą temperaturę, i stawiasz obok kamery termowizyjnej kamerę dzienną, bo pierwsza mówi, że ktoś jest, a dopiero druga, kto.</p>',
    outcomes: [
      'przeliczyć zasięg katalogowy na zasięg analizy w złej pogodzie',
      'rozstawić słupy tak, aby martwe strefy wzajemnie się pokrywały',
      'wyjaśnić zjawisko wyrównania temperatur i uwzględnić je w projekcie',
      'skonfigurować przekazanie z detekcji termowizyjnej do kamery obrotowej PTZ',
    ],
    chapters: [
      'Czego nie mówi zasięg katalogowy',
      'Mgła, deszcz i wyrównanie temperatur',
      'Przekazanie kamerze światła widzialnego',
    ],
  },
  15: {
    name: 'Termografia instalacji elektrycznych pod obciążeniem',
    summary:
      'Bezpiecznie badaj rozdzielnice pod napięciem, porównuj podobne z podobnym i oceniaj usterki według obciążenia, a nie koloru.',
    description:
      '<p>Zacisk o temperaturze 48 °C może być przypadkiem pilnym albo niczym. Przy jednej piątej prądu znamionowego jest pilny: straty w połączeniu rosną z kwadratem prądu i przy pełnym obciążeniu to samo połączenie byłoby poza granicą. Kurs uczy czytać każdą usterkę razem z jej obciążeniem.</p><p>Badasz rozdzielnice trójfazowe, porównujesz fazy i podobne połączenia, przeliczasz przyrosty temperatury na prąd znamionowy z rozsądnym wykładnikiem i poznajesz to, czego z zewnątrz nie widać: połączenie za osłoną, styk bezpiecznika za szybką, przewód neutralny obciążony harmonicznymi.</p><p>Praca przy urządzeniach pod napięciem wymaga potwierdzonych kwalifikacji elektrycznych. Przed otwarciem kursu sprawdza je weryfikator.</p>',
    outcomes: [
      'zaplanować badanie z odległością bezpieczną, odzieżą ochronną i drugą osobą',
      'porównać fazy i przeliczyć przyrost temperatury na obciążenie znamionowe',
      'ocenić usterki tak, aby użytkownik wiedział, co trzeba zrobić dzisiaj',
      'rozpoznać przypadki, w których chłodny obraz niczego nie dowodzi',
    ],
    chapters: [
      'Bezpieczeństwo przed pierwszym zdjęciem',
      'Obciążenie, straty i kwadrat prądu',
      'Porównywać podobne z podobnym',
      'Co zostaje za osłoną',
      'Ocena usterek i raport',
    ],
  },
  16: {
    name: 'Jak czytać obraz termowizyjny w 75 sekund',
    summary:
      'Izotermy, plamka pomiarowa, emisyjność i odległość na jednej ciepłej płycie. Krótki film przed każdym kursem termowizji.',
    description:
      '<p>Jedna ciepła płyta, jedna plamka pomiarowa, trzy niespodzianki. Film pokazuje, jak czytać izotermy, dlaczego liczba obok krzyżyka jest wartością średnią, dlaczego goły metal wydaje się zimny i co dzieje się z odczytem, gdy po prostu zrobić krok do tyłu.</p><p>Nie wymaga przygotowania i jest pomyślany jako pierwsze spojrzenie przed THM-310. Obejrzyj go raz bez pauzy, a potem jeszcze raz z pytaniem: w którą z tych trzech wartości bym uwierzył?</p>',
    outcomes: [
      'odczytać izotermy i plamkę pomiarową na obrazie termowizyjnym',
      'wskazać dwa ustawienia, które psują najwięcej odczytów',
      'wyjaśnić, dlaczego odczyt spada z odległością, choć nic nie stygnie',
    ],
    chapters: ['Jedna płyta, jedna plamka, trzy niespodzianki'],
  },
}
