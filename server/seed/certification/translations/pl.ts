import type { CertificationDocument } from '../../../../src/domain/certification/certification-document.ts'
import type { TextsById } from '../../translated.ts'

export const certifications: TextsById<CertificationDocument['texts']['en']> = {
  1: {
    name: 'Certyfikacja z ogólnych systemów zabezpieczeń 2026',
    summary:
      'Ocena obiektu, sieć i zasilanie, uruchomienie i odbiór: wspólny warsztat wszystkich branż zabezpieczeń.',
    description:
      '<p>Z tym certyfikatem potrafisz ocenić obiekt, uporządkować zagrożenia i poprowadzić mały system od pierwszego rysunku do podpisanego odbioru: z bilansem PoE na mróz, akumulatorami na całą noc, zabezpieczonymi urządzeniami i przydatną dokumentacją.</p><p>Jest przeznaczony dla <strong>instalatorów, projektantów i serwisantów</strong> wszystkich branż. Wcześniejszy certyfikat nie jest wymagany.</p><p>Na kursach zbierasz <strong>dwanaście punktów</strong>. Egzamin teoretyczny to pięćdziesiąt pytań w godzinę; zalicza 80 ze 100 punktów, a próby są dwie. Potem następuje egzamin praktyczny, z którego oddaje się protokół. Certyfikat jest ważny dwa lata i można go odnowić. Kto uczy się według wersji 2025, może ją dokończyć lub zaktualizować bez utraty punktów.</p>',
    task: [
      'Zbuduj system z dwóch kamer IP, przełącznika PoE, rejestratora i zasilacza z akumulatorami.',
      'Nadaj adresy według planu, własne hasła i wspólny czas; wyłącz niepotrzebne usługi.',
      'Oblicz bilans PoE i czas podtrzymania na cztery godziny i porównaj je z pomiarem.',
      'Ułóż co najmniej 30 m przewodu do jednej kamery i zmierz docierające napięcie lub moc.',
      'Odłącz sieć i pokaż, że obraz, zapis i powiadomienie działają dalej.',
      'Oddaj protokół: plan, tabelę adresów, obliczenia, pomiary i dwa obrazy wyeksportowane z zapisu.',
    ],
  },
  2: {
    name: 'Dozór wizyjny: poziom podstawowy',
    summary: 'Rozmieszczenie kamer, dobór obiektywów, zapis i eksport: pierwszy poziom dozoru wizyjnego.',
    description:
      '<p>Po tym poziomie z pytania, na które ma odpowiedzieć obraz, wyprowadzasz miejsce kamery, obiektyw i ekspozycję. Uruchamiasz kamerę, obliczasz pamięć na uzgodnioną liczbę dni, znajdujesz zdarzenie wśród czterdziestu kamer i eksportujesz je jako dowód.</p><p>Poziom jest dla <strong>techników i projektantów</strong> systemów do około pięćdziesięciu kamer. Przydaje się podstawowa wiedza o sieciach; certyfikat nie jest wymagany.</p><p>Do wyboru jest siedem kursów, a <strong>dziewięć punktów</strong> otwiera egzamin teoretyczny: pięćdziesiąt pytań, godzina, 80 ze 100 punktów, dwie próby. Egzaminu praktycznego na tym poziomie nie ma. Certyfikat jest ważny dwa lata i prowadzi do poziomu profesjonalnego.</p>',
    task: [],
  },
  3: {
    name: 'Dozór wizyjny: poziom profesjonalny',
    summary: 'Sieci, pamięć i obrazy nocne dla systemów, które muszą działać mimo awarii.',
    description:
      '<p>Drugi poziom dotyczy systemów, w których zawsze coś nie działa. Projektujesz sieć i multicast, dobierasz poziom RAID według czasu odbudowy, chronisz kamery w zasięgu drabiny, a obrazy nocne i odczyt tablic obliczasz, zamiast próbować.</p><p>Jest dla <strong>projektantów i techników prowadzących</strong> w systemach sieciowych od pięćdziesięciu do trzystu kamer. Wymagany jest ważny certyfikat poziomu podstawowego.</p><p>Sześć kursów prowadzi do <strong>dziewięciu punktów</strong> i egzaminu teoretycznego: pięćdziesiąt pytań w godzinę, 80 ze 100 punktów, dwie próby. Egzaminu praktycznego nie ma. Certyfikat jest ważny dwa lata. Opłatę pobiera się przy zapisie. Przygotuj kalkulator.</p>',
    task: [],
  },
  4: {
    name: 'Dozór wizyjny: poziom ekspercki',
    summary:
      'Projektowanie, integracja i sprawdzanie dużych systemów wizyjnych. Na zaproszenie, z całodniowym egzaminem praktycznym.',
    description:
      '<p>Eksperta pyta się, gdy trzeba zaprojektować dwa tysiące kamer, połączyć je z innymi systemami i odebrać na podstawie pomiarów. Myśli domenami awarii, pisze wymagania, które da się sprawdzić, ustawia analizę z protokołem testu przejścia i dowodzi jakości obrazu na zapisie, także nocą.</p><p>Poziom jest dla <strong>projektantów systemów i recenzentów</strong> z własnymi projektami. Wymaga certyfikatu profesjonalnego i kodu zaproszenia od partnera szkoleniowego.</p><p>Z <strong>dziewięcioma punktami</strong> przystępujesz do egzaminu teoretycznego: pięćdziesiąt pytań, godzina, 80 ze 100 punktów, dwie próby. Egzamin praktyczny trwa dzień; zadanie podano niżej, a protokół trzeba oddać. Certyfikat jest ważny dwa lata.</p>',
    task: [
      'Zaprojektuj obwód obiektu o długości 400 m według dwustronicowych wymagań: miejsca, gęstość pikseli, światło, analiza.',
      'Podziel sieć, pamięć i serwery na domeny awarii i podaj, ile obrazów kosztuje każda z nich.',
      'Uruchom szafę z dwudziestoma kamerami i znajdź usterki ukryte w multicaście, czasie i zasilaniu.',
      'Ustaw analizę dwóch kamer i przeprowadź test przejścia z co najmniej trzydziestoma podejściami.',
      'Sprawdź obraz jednej kamery według EN 62676-4 w dzień i po ciemku, na wyeksportowanym zapisie.',
      'Napisz protokół odbioru z warunkami, metodą, wartością i wymaganiem i oddaj go jako odnośnik.',
    ],
  },
  5: {
    name: 'Kontrola dostępu: poziom podstawowy',
    summary: 'Drzwi, zamki, czytniki i uprawnienia, z bezpiecznym okablowaniem i wolnym wyjściem.',
    description:
      '<p>Drzwi mają zatrzymać, wpuścić, a przede wszystkim wypuścić. Z tym certyfikatem dobierasz osprzęt do drzwi przeciwpożarowych i ewakuacyjnych, łączysz kontrolery tak, by przecięty kabel nikomu nie zaszkodził, wymieniasz czytniki, które łatwo oszukać, i porządkujesz uprawnienia tak, by były czytelne po pięciu latach.</p><p>Jest dla <strong>instalatorów, ślusarzy i administratorów</strong> kontroli dostępu. Certyfikat nie jest wymagany.</p><p><strong>Dziewięć punktów</strong> z sześciu kursów otwiera egzamin teoretyczny: pięćdziesiąt pytań, godzina, 80 ze 100 punktów, dwie próby. Na egzaminie praktycznym łączysz drzwi przy egzaminatorze; protokołu się nie oddaje. Certyfikat jest ważny dwa lata.</p>',
    task: [
      'Połącz drzwi z elektrozaczepem, kontaktronem, przyciskiem wyjścia, czytnikiem i kontrolerem.',
      'Wybierz dla opisanych drzwi zamek otwarty albo zamknięty bez prądu i uzasadnij wybór.',
      'Zmierz napięcie na zamku pod obciążeniem i porównaj je z obliczeniem.',
      'Ustaw dwie role, harmonogram ze świętem i jednodniową kartę gościa.',
      'Pokaż, co dzieje się po kolei przy zaniku sieci, serwera i przewodu czytnika.',
      'Wyzwól zwolnienie pożarowe i udowodnij, że działa bez kontrolera.',
    ],
  },
  6: {
    name: 'Sygnalizacja włamania: poziom podstawowy',
    summary: 'Dobór i łączenie czujek, uzbrajanie bez fałszywych alarmów i pewna transmisja alarmu.',
    description:
      '<p>System sygnalizacji włamania ocenia się po alarmach, których nie wywołał. Z tym certyfikatem dobierasz czujki do otoczenia, łączysz linie odróżniające alarm od sabotażu, planujesz uzbrajanie tak, by użytkownicy nie wywoływali fałszywych alarmów, i wiesz, dlaczego druga droga transmisji w tej samej szafie ulicznej nią nie jest.</p><p>Jest dla <strong>instalatorów i serwisantów</strong> oraz przejmujących systemy do konserwacji. Certyfikat nie jest wymagany.</p><p>Sześć kursów daje <strong>dziewięć punktów</strong> potrzebnych do egzaminu teoretycznego: pięćdziesiąt pytań, godzina, 80 ze 100 punktów, dwie próby. Egzaminu praktycznego nie ma. Certyfikat jest ważny dwa lata.</p>',
    task: [],
  },
  7: {
    name: 'Termowizja: poziom podstawowy',
    summary: 'Czytać termogramy, mierzyć to, co mierzalne, i uczciwie opisać resztę.',
    description:
      '<p>Kamera termowizyjna zawsze pokazuje liczbę. Z tym certyfikatem wiesz, kiedy jej wierzyć: ustawiasz emisyjność i temperaturę odbitą, z IFOV obliczasz najmniejszy mierzalny punkt, rozpoznajesz odbicia i piszesz raporty, które inny termografista potrafi odtworzyć.</p><p>Jest dla <strong>techników utrzymania ruchu, zabezpieczeń i badań budynków</strong>. Certyfikat nie jest wymagany.</p><p>Z <strong>dziewięcioma punktami</strong> przystępujesz do egzaminu teoretycznego: pięćdziesiąt pytań, godzina, 80 ze 100 punktów, dwie próby. Egzamin praktyczny odbywa się przy ogrzewanej ścianie z dwunastoma celami; zadanie poznajesz na miejscu. Certyfikat jest ważny dwa lata i jest wymagany na poziomie profesjonalnym.</p>',
    task: [],
  },
  8: {
    name: 'Termowizja: poziom profesjonalny',
    summary: 'Wczesne wykrywanie pożaru, długie obwody, usterki elektryczne, drony i gaz. Na zaproszenie.',
    description:
      '<p>Poziom profesjonalny dotyczy decyzji opartych na termogramach: czy rozgarnąć pryzmę, wyłączyć rozdzielnicę albo wezwać straż. Obliczasz zasięgi i czasy cyklu, korygujesz wyniki o obciążenie i wiatr, znasz granice badań przesiewowych ludzi i obrazowania gazu.</p><p>Jest dla <strong>termografistów i projektantów</strong> z własną praktyką. Wymaga certyfikatu podstawowego i kodu zaproszenia.</p><p>Sześć kursów prowadzi do <strong>dziewięciu punktów</strong>. Potem jest egzamin teoretyczny: pięćdziesiąt pytań, godzina, 80 ze 100 punktów, dwie próby. Na egzamin praktyczny badasz wybraną instalację i oddajesz protokół. Certyfikat jest ważny dwa lata; pobierana jest opłata.</p>',
    task: [
      'Wybierz instalację elektryczną, skład materiału sypkiego albo obwód i uzyskaj pisemną zgodę użytkownika.',
      'Opisz warunki: obciążenie, pogodę, odległość, emisyjność i temperaturę odbitą, każde ze źródłem.',
      'Wykonaj co najmniej osiem termogramów radiometrycznych ze zdjęciami z tego samego miejsca.',
      'Skoryguj jeden wynik o obciążenie lub wiatr i pokaż obliczenie.',
      'Oblicz zasięg lub czas cyklu kamery stałej w tym samym miejscu i zaproponuj progi.',
      'Oddaj raport do dwunastu stron, który przy każdym wyniku podaje, jak jest pewny.',
    ],
  },
  9: {
    name: 'Certyfikacja z ogólnych systemów zabezpieczeń 2025',
    summary: 'Poprzednia wersja dla tych, którzy od niej zaczęli. Można ją dokończyć lub zaktualizować.',
    description:
      '<p>Wersja 2025 uczy tych samych podstaw co następna: oceny obiektu, sieci i PoE, zasilania rezerwowego, ochrony przed przepięciami, uruchomienia i ochrony prywatności. Z nią poprowadzisz mały system od planu do odbioru.</p><p>Pozostaje dla <strong>osób zapisanych przed rokiem 2026</strong>. Nowi wybierają wersję 2026, która dodaje rysunki, interkomy i egzamin praktyczny.</p><p><strong>Dwanaście punktów</strong> otwiera egzamin teoretyczny: pięćdziesiąt pytań, godzina, 80 ze 100 punktów, dwie próby. Egzaminu praktycznego nie ma. Zaktualizować można w każdej chwili; zastąpione kursy uznaje się za ukończone. Certyfikat jest ważny dwa lata, a odnowienie prowadzi do wersji bieżącej.</p>',
    task: [],
  },
  10: {
    name: 'Dozór wizyjny: poziom podstawowy 2025',
    summary: 'Poprzednia wersja pierwszego poziomu dozoru wizyjnego.',
    description:
      '<p>Także w tej wersji uczysz się wyprowadzać miejsce i obiektyw kamery z tego, co ma pokazać obraz, uruchamiać ją, obliczać pamięć i eksportować zapis jako dowód. Kursy są te same co w wersji bieżącej; różnią się wagi na egzaminie i rozdziały o rozmieszczeniu, które od tego czasu napisano na nowo.</p><p>Pozostaje dla <strong>osób zapisanych przed rokiem 2026</strong>. Wszyscy inni wybierają wersję 2026.</p><p><strong>Dziewięć punktów</strong> otwiera egzamin teoretyczny: pięćdziesiąt pytań, godzina, 80 ze 100 punktów, dwie próby. Egzaminu praktycznego nie ma. Certyfikaty są ważne dwa lata i tak długo spełniają wymóg poziomu profesjonalnego.</p>',
    task: [],
  },
}
