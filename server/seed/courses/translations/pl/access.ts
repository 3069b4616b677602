import type { CourseTextSeed } from '../../../seed-types.ts'

export const access: Readonly<Record<number, CourseTextSeed>> = {
  3: {
    name: 'Osprzęt drzwiowy: elektrozaczepy, zamki i czujniki',
    summary:
      'Co należy do drzwi z kontrolą dostępu, co się dzieje przy zaniku zasilania i dlaczego o wszystkim decyduje samozamykacz.',
    description:
      '<p>Czytnik to najmniejsza część roboty. Drzwi z kontrolą dostępu to samozamykacz, który zamyka, ościeżnica, która nie opadła, zamek, który rygluje, i czujnik, który mówi o tym prawdę. Kurs zaczyna się od skrzydła, a kończy na przepuście kablowym.</p><p>Uczysz się odróżniać tryb <strong>rewersyjny</strong> (fail-safe: brak prądu, drzwi wolne) od <strong>standardowego</strong> (fail-secure: brak prądu, drzwi zaryglowane, klamka od wewnątrz zawsze wolna), wybierać między elektrozaczepem, zamkiem motorowym a zworą elektromagnetyczną i dobierać zasilacz do prądu rozruchowego. Pamiętamy też o diodzie, która należy się każdej cewce.</p>',
    outcomes: [
      'obejrzeć drzwi i powiedzieć, co stolarz ma naprawić, zanim przyjdzie elektryk',
      'wybrać dla danych drzwi tryb fail-safe lub fail-secure i obronić wybór',
      'rozmieścić kontaktron, czujnik rygla i przycisk wyjścia tak, by odróżnić wyważenie od przetrzymania',
      'dobrać zasilacz i kabel do zamka motorowego z uwzględnieniem prądu rozruchowego',
    ],
    chapters: [
      'Skrzydło, ościeżnica i samozamykacz',
      'Elektrozaczep, zamek motorowy czy zwora',
      'Czujniki: wyważone, przetrzymane, zaryglowane',
      'Zasilanie, prąd rozruchowy i gaszenie przepięć',
    ],
  },
  9: {
    name: 'Karty, czytniki i linia między nimi',
    summary:
      'Od kart kopiowalnych do szyfrowanych, od Wiegand do OSDP: gdzie naprawdę atakuje się system dostępu i jak zamknąć lukę.',
    description:
      '<p>Kartę, która tylko recytuje numer seryjny, można skopiować w windzie. Czytnik, który przekazuje go dalej po Wiegandzie, można podsłuchać dwoma zaciskami za obudową. Między tymi dwoma zdaniami mieści się większość ryzyka działających systemów dostępu.</p><p>Kurs porównuje rodziny kart według kosztu kopii, planuje migrację z kartami, które przez pewien czas niosą obie technologie, i uruchamia <strong>OSDP z bezpiecznym kanałem</strong>: RS-485 w jednej linii z terminacją na obu końcach, adresy i klucz, który nie jest już fabryczny. Na końcu zajmuje się tym, co zostaje, gdy wszystko inne jest w porządku: pożyczonymi kartami, wchodzeniem „na ogonie” i byłym pracownikiem, którego karta wciąż otwiera.</p>',
    outcomes: [
      'ocenić kartę według nakładu potrzebnego na jej skopiowanie',
      'okablować magistralę OSDP i wykazać, że bezpieczny kanał działa',
      'zaplanować wymianę kart bez dnia, w którym pół załogi stoi przed drzwiami',
      'ustalić zasady dla odchodzących, gości i zgubionych kart, których ludzie będą przestrzegać',
    ],
    chapters: ['Co zdradza karta', 'Od Wiegand do OSDP', 'Migracja bez kolejek przed drzwiami'],
  },
  10: {
    name: 'Drzwi zamknięte na drogach ewakuacyjnych',
    summary:
      'Jak drzwi mogą nie wpuszczać obcych, a mimo to natychmiast wypuścić wszystkich: EN 179, EN 1125, EN 13637 i powiązanie z systemem sygnalizacji pożarowej.',
    description:
      '<p>Ochrona chce drzwi zamkniętych, bezpieczeństwo ludzi otwartych, i obie strony mają rację. Kurs rozstrzyga spór w tej samej kolejności co prawo: najpierw ewakuacja, potem mienie, a nigdy ustna umowa z kierownikiem obiektu.</p><p>Rozbieramy troje drzwi: z klamką według EN 179 dla tych, którzy znają budynek, z drążkiem przeciwpanicznym według EN 1125 dla tych, którzy go nie znają, i elektrycznie sterowany system wyjścia według EN 13637 ze zwłoką i nadzorowanym zwolnieniem. W każdym śledzimy, co dzieje się przy alarmie pożarowym, zaniku sieci, przecięciu kabla i błędzie oprogramowania.</p><p>Kurs jest dla osób, które podpisują odbiór takich drzwi. Recenzent prosi przed zapisem o dowód co najmniej jednego projektu.</p>',
    outcomes: [
      'ustalić na podstawie użytkowania i liczby osób, której normie podlegają drzwi',
      'narysować łańcuch zwolnienia od centrali pożarowej do zamka tak, by każda usterka otwierała drzwi',
      'określić zwłokę, oznakowanie i zwolnienie miejscowe sterowanego wyjścia',
      'zbadać i udokumentować drzwi ewakuacyjne w obecności rzeczoznawcy pożarowego',
    ],
    chapters: [
      'Kto musi wyjść i kto zna drogę',
      'EN 179 i EN 1125 na skrzydle',
      'Wyjścia sterowane według EN 13637',
      'Łańcuch zwolnienia, próba i protokół',
    ],
  },
  21: {
    name: 'Domofony i wideodomofony: dźwięk, linia wzroku i SIP',
    summary:
      'Stacja bramowa, z której da się korzystać: właściwa wysokość, zrozumiała mowa przy ulicy i połączenie, które zawsze ktoś odbierze.',
    description:
      '<p>Domofon ocenia się w trzy pierwsze sekundy: czy gość znajdzie przycisk, usłyszy odpowiedź i spojrzy w obiektyw? Kurs zaczyna na zewnątrz, od wysokości montażu dla osób stojących i na wózku, słońca z tyłu i kierowcy ciężarówki dwa metry nad ziemią.</p><p>Potem dźwięk: tłumienie echa, wiatr, ruch uliczny 75 dB i powód, dla którego większa głośność daje sprzężenie, a nie zrozumiałość. Ostatnia część to połączenie po SIP: rejestracja, grupy dzwonienia, co się dzieje po trzydziestu sekundach bez odpowiedzi i dlaczego drzwi musi zwalniać kontroler wewnątrz, a nigdy przekaźnik w stacji na ścianie.</p>',
    outcomes: [
      'zamontować stację tak, by widzieć i słyszeć gości stojących, siedzących i za kierownicą',
      'ustawić poziomy i tłumienie echa przy hałaśliwym wejściu',
      'skonfigurować łańcuch wywołań, który nigdy nie kończy się ciszą',
      'zwalniać drzwi wyłącznie po stronie chronionej',
    ],
    chapters: ['Wysokość, światło i przycisk', 'Mowa przy ulicy', 'Łańcuch wywołań i zwolnienie drzwi'],
  },
}
