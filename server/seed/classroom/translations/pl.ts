import type { ClassroomDocument } from '../../../../src/domain/classroom/classroom-document.ts'
import type { TextsById } from '../../translated.ts'

export const classroom: TextsById<ClassroomDocument['texts']['en']> = {
  1: {
    name: 'Dozór wizyjny, poziom podstawowy: dwa dni w Warszawie',
    summary:
      'Rozmieszczenie, obiektywy, światło i rejestracja, z dwunastoma kamerami na prawdziwym parkingu.',
    description:
      '<p>Pierwszy dzień należy do obrazu: liczysz gęstość pikseli, ustawiasz kamery na naszym parkingu i porównujesz obliczenia z tym, co widać, w południe i jeszcze raz po zmroku. Drugi dzień jest o tym, co za obrazem: zapis, PoE, czas i eksport nagrania, które obroni się w sądzie.</p><p>Prosimy zabrać laptop z gniazdem sieciowym i ubranie na zewnątrz. Dziewięć punktów wpisujemy drugiego dnia wieczorem; potem jest <strong>30 dni</strong> na egzamin teoretyczny.</p>',
    location: 'Centrum szkoleniowe Warszawa, ul. Przykładowa 14, 00-001 Warszawa, sala 2',
  },
  2: {
    name: 'Ogólne systemy zabezpieczeń: trzy dni online',
    summary: 'Ryzyko, zasilanie, sieć i odbiór, z ćwiczeniami sprawdzanymi przez noc.',
    description:
      '<p>Trzy dni od dziewiątej do piętnastej, z długą przerwą w południe. Każdy dzień zaczyna się od obiektu: jubiler, szkoła, magazyn soli drogowej. Nazywasz zagrożenia, rysujesz strefy, liczysz kable i zasilanie rezerwowe i spierasz się z trzema osobami o to, czego klient naprawdę potrzebuje.</p><p>Ćwiczenia trener sprawdza w nocy. Potrzebne są cichy pokój i mikrofon. Kończy się <strong>dwunastoma punktami</strong>.</p>',
    location: 'Online; link przychodzi dzień wcześniej. Godziny według czasu warszawskiego.',
  },
  3: {
    name: 'Termowizja, poziom podstawowy: dwa dni w Monachium',
    summary: 'Podgrzewana ściana, osiem kamer i odczyty, co do których dwie osoby mogą się zgodzić.',
    description:
      '<p>Te same dwanaście celów mierzysz trzy razy: zaraz po przyjściu, po godzinie o emisyjności i na koniec, z protokołem, który powtórzy ktoś obcy. Między pierwszą a ostatnią listą są temperatura odbita, wielkość plamki, ostrość, okna i dyscyplina zapisywania ustawień.</p><p>Własna kamera mile widziana, mamy też kamery do wypożyczenia. Pracujemy w parach, a każda para sprawdza inną. Dziewięć punktów.</p>',
    location: 'Centrum szkoleniowe Monachium, Musterweg 7, 80331 München, Niemcy, laboratorium na parterze',
  },
  4: {
    name: 'Kontrola dostępu: ośmioro drzwi w Madrycie',
    summary:
      'Montaż, okablowanie, psucie i naprawa drzwi naturalnej wielkości, od elektrozaczepu po drzwi ewakuacyjne.',
    description:
      '<p>W sali stoi ośmioro drzwi i żadne nie są nowe. Pierwszego dnia dobierasz zamek, czytnik i zasilacz, montujesz je i podłączasz kontroler. Drugiego grupy się zamieniają: każda wprowadza usterkę w swoich drzwiach, a druga szuka jej tylko z miernikiem i dokumentacją.</p><p>Pomiędzy mówimy o drogach ewakuacyjnych, zamkach rewersyjnych i nierewersyjnych oraz OSDP. Zajęcia po hiszpańsku, materiały po angielsku. <strong>Zgłoszenie zatwierdza trener</strong>; prosimy podać branżę.</p>',
    location: 'Sala szkoleniowa Madryt, Calle del Ejemplo 22, 28001 Madrid, Hiszpania',
  },
  5: {
    name: 'Termowizja, poziom profesjonalny: raporty, które się obronią, Lyon',
    summary: 'Rozdzielnica pod obciążeniem, składowany materiał i raport, który przyjmie ubezpieczyciel.',
    description:
      '<p>Dla posiadaczy certyfikatu podstawowego. Pierwszego dnia badamy rozdzielnicę obciążaną od 10 do 90% i patrzymy, jak luźny zacisk ukrywa się przy jednej trzeciej obciążenia. Drugiego kolej na składowany materiał: trociny z żarem w środku, skrzynia ogniw, ściana, za którą coś jest ciepłe.</p><p>Każdy pisze dwa raporty. Czytamy je na głos, a grupa ocenia, czy uwierzyłby w nie ubezpieczyciel. Sześć miejsc, bo rozdzielnica jest jedna.</p>',
    location: 'Laboratoire thermique, 9 rue de l’Exemple, 69001 Lyon, Francja',
  },
  6: {
    name: 'Dozór wizyjny, poziom profesjonalny: upał, pył i noc, Dubaj',
    summary:
      'Systemy zewnętrzne na granicy możliwości: zasilanie, obudowy, podczerwień w pyle i długie kable.',
    description:
      '<p>Kamera, która działa w łagodnym klimacie, na dachu przy 48 °C może stracić podczerwień, ostrość albo zasilanie. Przez dwa dni projektujesz z myślą o tym: bilans cieplny obudów, PoE na końcu dziewięćdziesięciu metrów, pył w wiązce, czas migawki w nocy.</p><p>Drugi wieczór spędzamy na zewnątrz do dwudziestej drugiej, bo dopiero wtedy widać to, co ważne. Zajęcia po arabsku z angielskimi slajdami. Wymagany certyfikat podstawowy.</p>',
    location: 'Centrum szkoleniowe Dubaj, Example Street 5, Al Quoz, Dubaj, Zjednoczone Emiraty Arabskie',
  },
  7: {
    name: 'Sygnalizacja włamania: popołudnie z fałszywymi alarmami',
    summary:
      'Czterdzieści prawdziwych historii alarmów według przyczyn. Online, z centralą, którą konfigurujesz samodzielnie.',
    description:
      '<p>Dostajesz czterdzieści rejestrów zdarzeń ze stacji monitorowania: magazyn, szkoła, dom z dwoma kotami. W czwórkach porządkujecie je według przyczyn, wskazujecie czujkę źle dobraną do miejsca i proponujecie zmianę, która nie obniża stopnia.</p><p>Potem wprowadzasz ją w centrali w naszym laboratorium i sprawdzamy, czy odtworzona noc pozostanie spokojna. Cztery punkty.</p>',
    location: 'Online; link przychodzi dzień wcześniej. Godziny według czasu Johannesburga.',
  },
  8: {
    name: 'Dozór wizyjny, poziom ekspercki: duże systemy, Seul',
    summary:
      'Dwieście strumieni, multicast, analityka i odtwarzanie. Trzy dni dla tych, którzy już takie systemy prowadzą.',
    description:
      '<p>W laboratorium stoi dwadzieścia kamer i generator, który udaje pozostałe sto osiemdziesiąt. Projektujesz VLAN-y, queriery i źródła czasu, uruchamiasz analitykę na obwodzie, a potem celowo tracisz przełącznik szkieletowy, by zmierzyć, jak długo nie ma obrazu.</p><p>Trzeciego dnia piszesz i wykonujesz plan aktualizacji całego systemu. Wymagany certyfikat profesjonalny. <strong>Egzamin praktyczny odbywa się następnego dnia.</strong></p>',
    location: 'Laboratorium sieciowe, 12 Yesi-ro, Jung-gu, Seul, Korea Południowa',
  },
  9: {
    name: 'Dozór wizyjny, podstawy: dwa popołudnia dla Ameryki Łacińskiej',
    summary: 'Rozmieszczenie i światło z obliczeń, po hiszpańsku i portugalsku. Weź plan własnego obiektu.',
    description:
      '<p>Dwa popołudnia o godzinach dogodnych dla obu wybrzeży. Pierwszego wspólnie rozmieszczamy kamery na trzech nadesłanych planach, z obliczeniami na ekranie. Drugiego oglądamy te same miejsca nocą.</p><p>Pytać można po hiszpańsku i portugalsku. Plan prosimy przysłać pięć dni wcześniej, bez nazwisk i adresów. Pięć punktów; pozostałe cztery dają kursy online.</p>',
    location: 'Online; link przychodzi dzień wcześniej. Godziny według czasu São Paulo.',
  },
  10: {
    name: 'Ogólne systemy zabezpieczeń: trzy dni w Johannesburgu',
    summary: 'Od wizji lokalnej po protokół odbioru, z jedną szafą na dwie osoby.',
    description:
      '<p>Każda para dostaje pierwszego ranka pustą szafę, a trzeciego wieczora oddaje działającą: zasilacz, akumulatory, ochrona przepięciowa, przełącznik, centrala i dokumentacja. Czego nie udokumentowano, tego nie zrobiono.</p><p>Wizja lokalna odbywa się w dawnej drukarni z czterema wejściami, płaskim dachem i narzekającym sąsiadem. Zasilanie rezerwowe zajmuje pół dnia, bo tu potrzebne jest co tydzień. Dwanaście punktów.</p>',
    location:
      'Centrum szkoleniowe Johannesburg, 31 Sample Road, Johannesburg 2000, Republika Południowej Afryki',
  },
  11: {
    name: 'Webinar: dziesięć fałszywych alarmów i ich przyczyny',
    summary: 'Stacja monitorowania otwiera swoje rejestry. 75 minut, z czasem na Twoje przypadki.',
    description:
      '<p>Dziesięć alarmów, do których ktoś wyjechał na próżno, opowiedzianych z rejestru: ogrzewanie włączające się o czwartej, pająk wracający co noc, kontaktron otwierający się tylko na mrozie. Przed każdym rozwiązaniem głosujecie nad przyczyną; rekord to sześć na dziesięć.</p><p>Ostatnie dwadzieścia minut to nadesłane przypadki. Nagrywamy wykład, ale nie pytania.</p>',
    location: 'Online; link przychodzi godzinę przed rozpoczęciem.',
  },
  12: {
    name: 'Warsztat: kamery termowizyjne na obwodzie, po zmroku',
    summary:
      'Dwieście metrów ogrodzenia, cztery obiektywy, mokra trawa. Oceniasz, co powinno było zostać wykryte.',
    description:
      '<p>Po południu ustawiamy cztery kamery termowizyjne z różnymi obiektywami wzdłuż dwustumetrowego ogrodzenia i zapisujemy, co każda powinna wykryć i gdzie. Potem zapada zmrok i ktoś zaczyna iść, biec, czołgać się i nieść drabinę.</p><p>Co pół godziny porównujemy oczekiwania z listą zdarzeń, zmieniamy jedną rzecz i próbujemy znowu. Prosimy o kalosze i ubranie przeciwdeszczowe: odwołuje nas tylko burza. Jest gorąca zupa, także wegetariańska i halal.</p>',
    location: 'Poligon testowy pod Monachium, Musterweg 90, 85716 Unterschleißheim, Niemcy',
  },
  13: {
    name: 'Seminarium: obowiązki instalatorów w cyberbezpieczeństwie',
    summary:
      'Czego prawo europejskie wymaga od producentów, użytkowników i tych pomiędzy. Dzień bez slajdów.',
    description:
      '<p>Na każdym stole leżą trzy teksty: akt o cyberodporności, dyrektywa NIS 2 i umowa konserwacyjna, jaką podpisuje się codziennie. Wspólnie ustalamy, kto i co ma zrobić, gdy w piątek wychodzi na jaw podatność, i o czym umowa milczy.</p><p>Po południu każda grupa pisze od nowa dwie klauzule, o spisie urządzeń i o aktualizacjach. To nie porada prawna; na pytania odpowiada prawniczka znająca branżę.</p>',
    location: 'Sala szkoleniowa Madryt, Calle del Ejemplo 22, 28001 Madrid, Hiszpania',
  },
  14: {
    name: 'Warsztat: uziemienie i ochrona przepięciowa na zewnątrz',
    summary: 'Generator udarów, spalone urządzenia i pytanie, którędy popłynął prąd.',
    description:
      '<p>Suchy grunt, długie linie, metalowe maszty: nad Zatoką trudno o uziom poniżej dziesięciu omów. Mierzysz trzy uziomy trzema metodami, dostajesz trzy wyniki i dowiadujesz się, któremu wierzyć.</p><p>Po przerwie włączamy generator udarów. Krok po kroku chronimy kamerę na maszcie, najpierw od złej strony, i mierzymy, co dociera do gniazda. Własne uszkodzone urządzenia mile widziane. Zgłoszenia są zatwierdzane, bo generator wymaga uprawnień elektrycznych.</p>',
    location: 'Centrum szkoleniowe Dubaj, Example Street 5, Al Quoz, Dubaj, Zjednoczone Emiraty Arabskie',
  },
  15: {
    name: 'Webinar: obraz nocą, na żywo z dwóch miejsc',
    summary: 'Ta sama scena w Seulu i Warszawie, z podczerwienią, światłem białym i latarnią.',
    description:
      '<p>Dwie kamery tego samego typu patrzą na taki sam zaparkowany samochód: jedna w ciemnym już Seulu, druga w zaciemnionej hali w Warszawie. Na żywo zmieniamy migawkę, wzmocnienie i światło, a przez scenę przechodzi osoba ze znaną prędkością.</p><p>Widać, co dzieje się z twarzą, tablicą rejestracyjną i przepływnością, a Ty mówisz, co zmienić dalej. Ustawienia i nagrania udostępniamy później. Po angielsku.</p>',
    location: 'Online; link przychodzi godzinę przed rozpoczęciem.',
  },
  16: {
    name: 'Seminarium: termowizja w zapobieganiu pożarom magazynów',
    summary: 'Zrębki, odpady, baterie: jaki próg, jaki cykl i kogo budzić w nocy.',
    description:
      '<p>Dla użytkowników, ubezpieczycieli, specjalistów przeciwpożarowych i projektantów. Zaczynamy od czterech pożarów nagranych od pierwszego ciepłego piksela i pytamy, kiedy można było je zauważyć, którą kamerą i z jakim progiem.</p><p>Potem część niewygodna: wczesny alarm jest wart tyle, ile osoba, która go odbiera. Grupy piszą plan alarmowy dla sortowni z jednym nocnym stróżem. Po francusku, dokumenty angielskie; obiad w cenie.</p>',
    location: 'Laboratoire thermique, 9 rue de l’Exemple, 69001 Lyon, Francja',
  },
  17: {
    name: 'Warsztat: jedna brama, dwie osoby, cztery godziny',
    summary: 'Brama przesuwna z czytnikiem, pętlą i interkomem, uruchamiana w dwie osoby.',
    description:
      '<p>Brama na naszym placu waży czterysta kilogramów i słucha tylko tych, którzy pomyśleli. We dwoje uruchamiacie ją od gołej ramy: napęd, krańcówki, listwa bezpieczeństwa, pętla indukcyjna, czytnik dalekiego zasięgu, interkom i otwieranie ręczne, gdy nic już nie działa.</p><p>Trener patrzy, odpowiada i przerywa, gdy robi się niebezpiecznie. Buty ochronne są obowiązkowe. Warsztat jest bezpłatny, dla dwóch osób.</p>',
    location: 'Rua do Exemplo 480, São Paulo, Brazylia, wjazd na plac',
  },
  18: {
    name: 'Webinar: akumulatory, które wytrzymają noc',
    summary: 'Godzina o pojemności, temperaturze i wieku, z obliczeniem, które mieści się na pocztówce.',
    description:
      '<p>Akumulator 18 Ah nie da osiemnastu amperów przez godzinę ani w styczniu jednego ampera przez osiemnaście godzin. W godzinę przechodzimy od prądu systemu do potrzebnej pojemności: czuwanie, alarm, starzenie, mróz i rezerwa wymagana przez normę.</p><p>Obliczenie mieści się na pocztówce, którą dostajesz. Sprawdzamy je na trzech akumulatorach z prawdziwych szaf i patrzymy, która etykieta mówi prawdę.</p>',
    location: 'Online; link przychodzi godzinę przed rozpoczęciem.',
  },
}
