import type { CourseTextSeed } from '../../../seed-types.ts'

export const intrusionAssociate: Readonly<Record<number, CourseTextSeed>> = {
  42: {
    name: 'Okablowanie, linie dozorowe i rezystory końca linii',
    summary:
      'Dwa rezystory we właściwym miejscu odróżniają spoczynek, alarm, zwarcie i przerwę. W niewłaściwym tylko uspokajają centralę.',
    description:
      '<p>Rezystor końca linii należy do końca linii, czyli do czujki. Co roku ktoś znajduje centralę, w której wszystkie siedzą równo obok siebie na listwie i nadzorują cztery centymetry powietrza. Działa to bez zarzutu, dopóki ktoś nie zmostkuje kabla.</p><p>Z <strong>dwoma rezystorami</strong> po 4,7 kΩ linia mówi cztery rzeczy: 4,7 kΩ to spoczynek, 9,4 kΩ alarm, blisko zera zwarcie, nieskończoność przerwa. Tak podłączamy styki alarmu i sabotażu, a potem linie z wyjściem maskowania i usterki. Miedź prawie się nie liczy: 100 m przewodu 0,22 mm² to 16 Ω tam i z powrotem. Liczy się złącze, które obrosło 800 Ω korozji i w wilgotną noc dzwoni o czwartej nad ranem.</p><p>Dlatego mierzymy przed podłączeniem centrali i zapisujemy każdą wartość: pętla, izolacja, ekran. Potem zasilanie: suma prądów czujek wraz z sygnalizatorem i napięcie na ostatniej czujce przy akumulatorze 10,5 V. Co centrala musi zauważyć, mówią stopnie 2 i 3 z EN 50131-1 oraz zasady stosowania z CLC/TS 50131-7.</p>',
    outcomes: [
      'okablować linię dwuparametryczną ze stykiem alarmu, sabotażu i maskowania',
      'znaleźć multimetrem zmostkowaną linię, złe złącze i rezystor w niewłaściwym miejscu',
      'obliczyć napięcie na ostatniej czujce przy prawie pustym akumulatorze',
      'prowadzić kartę linii, dzięki której następna usterka to kwestia minut',
    ],
    chapters: [
      'Dlaczego rezystor siedzi w czujce',
      'Alarm, sabotaż i maskowanie na jednej parze',
      'Napięcie na ostatniej czujce',
      'Mierzyć, opisywać, zapisywać',
    ],
  },
  43: {
    name: 'Czujki zewnętrzne i obwodowe',
    summary:
      'Bariery, kable ogrodzeniowe, mikrofale i zewnętrzne PIR: co robią we mgle, na wietrze i w wysokiej trawie i jak połączyć dwie, które zawodzą inaczej.',
    description:
      '<p>Wewnątrz czujka czeka na coś niezwykłego. Na zewnątrz wszystko jest zwykłe: wiatr, koty, gazety, słońce na furgonetce. Czujkę zewnętrzną wybiera się więc według tego, co ignoruje. Kurs idzie wzdłuż 240 m ogrodzenia i wyposaża je cztery razy, za każdym razem według innej zasady.</p><p><strong>Aktywne bariery podczerwieni</strong> potrzebują wolnej linii i zapasu; we mgle ślepną i mają to zgłosić, zamiast dzwonić. <strong>Bariery mikrofalowe</strong> widzą przez mgłę, ale wypełniają objętość w kształcie cygara, z lukami przy każdym słupku, które zamyka tylko zachodzenie stref. Kable ogrodzeniowe słyszą cięcie i wspinanie, a także każde luźne oczko; najpierw naprawia się płot. Zewnętrzne PIR pracują równoległymi wiązkami na dwóch wysokościach, żeby lis nie był człowiekiem, i cierpią, gdy grunt ma temperaturę skóry.</p><p>Urządzenia bierze się w klasie środowiskowej IV według EN 50130-5, a system planuje według CLC/TS 50661-1. Łączymy zasady, które zawodzą inaczej, przez I dla spokoju, przez LUB dla bezpieczeństwa, przechodzimy, przeczołgujemy i przebiegamy linię, po czym wracamy po pierwszej burzy.</p>',
    outcomes: [
      'dobrać zasadę detekcji do terenu, pogody i spodziewanego ataku',
      'zestroić bariery podczerwieni i mikrofalowe oraz zamknąć luki przy słupkach i narożnikach',
      'wybrać między I oraz LUB dla dwóch czujek i podać skutek',
      'wykonać test przejścia na zewnątrz i powtórzyć go w złych warunkach',
    ],
    chapters: [
      'Co na zewnątrz jest normalne',
      'Bariery podczerwieni i mikrofale',
      'Kable ogrodzeniowe i zewnętrzne PIR',
      'Łączyć, sprawdzać, wracać',
    ],
  },
  44: {
    name: 'Weryfikacja alarmu obrazem i dźwiękiem',
    summary:
      'Dać centrum monitorowania podstawę do decyzji: dziesięć sekund sprzed alarmu, drugą czujkę, mikrofon i plan na wątpliwy przypadek.',
    description:
      '<p>Operator ma około minuty i jeden wiersz: „Linia 14, alarm”. Włamywacz czy balon? Weryfikacja dodaje drugi dowód, a CLC/TS 50131-9 wymienia drogi: <strong>sekwencyjną</strong>, przez drugą niezależną czujkę w zadanym czasie; <strong>wizyjną</strong>, przez obrazy; <strong>foniczną</strong>, przez nasłuch.</p><p>Obraz musi pochodzić sprzed alarmu. Pomaga klip od dziesięciu sekund przed do dwudziestu po, z kamery, która widzi cały obszar czujki i ma własne światło; podgląd na żywo pokazuje pusty pokój. Nakładamy na planie strefy czujek i pola widzenia i za każdym razem znajdujemy czujkę, której nikt nie widzi. Weryfikacja sekwencyjna zawodzi ciszej: dwie czujki patrzące na ten sam termowentylator zgadzają się ze sobą.</p><p>Dźwięk to mocny dowód i mocna ingerencja. Mikrofony włączają się tylko po alarmie i na określony czas, po sprawdzeniu stanu prawnego. Na końcu piszemy plan działania z centrum pracującym według EN 50518: co jest potwierdzone, co wątpliwe, kogo wysłać i do kogo dzwonić o wpół do czwartej.</p>',
    outcomes: [
      'dopasować czujki i kamery tak, by każdą linię dało się zweryfikować',
      'ustawić klipy przedalarmowe, światło i transmisję tak, by obrazy dotarły na czas',
      'zaplanować weryfikację sekwencyjną bez wspólnej przyczyny fałszywego alarmu',
      'uzgodnić z centrum plan działania, także na wątpliwy przypadek',
    ],
    chapters: [
      'Trzy sposoby potwierdzenia alarmu',
      'Dziesięć sekund przed, dwadzieścia po',
      'Nasłuch i plan działania',
    ],
  },
  45: {
    name: 'Konserwacja i zdalna diagnostyka',
    summary:
      'Co musi objąć wizyta, co da się zrobić zza biurka i jak pełzające wartości zapowiadają usterkę na tygodnie przed alarmem.',
    description:
      '<p>Konserwacja to nie „przycisk wciśnięty, sygnalizator działa, podpis”. Wizyta według CLC/TS 50131-7 obejmuje każdą czujkę, sabotaż, zasilanie, transmisję i pytanie, którego nikt nie lubi: czy zmienił się budynek? Od ostatniego razu stanęła ścianka działowa, a czujka za nią z wielką niezawodnością pilnuje płyty gipsowej.</p><p>Akumulator bada się pod obciążeniem, a nie woltomierzem. Pokazuje 13,6 V, póki ładowarka trzyma go za rękę; proszę odłączyć sieć, pobierać przez dziesięć minut prąd alarmowy i spojrzeć jeszcze raz. Akumulator ołowiowy wymienia się po około czterech latach, w ciepłej obudowie wcześniej, bo <strong>każde dziesięć stopni skraca jego życie mniej więcej o połowę</strong>.</p><p>Wiele da się odczytać zdalnie: pamięć zdarzeń, rezystancję linii, poziom sygnału. Linia, która w rok rośnie z 4,7 do 5,3 kΩ, zgłasza psujące się złącze na długo przed nocnym alarmem. Zdalny dostęp to jednak też drzwi. EN 50710 określa, jak go zabezpieczyć: za zgodą klienta, szyfrowany, ograniczony w czasie, rejestrowany; niczego się nie rozbraja ani nie blokuje bez wiedzy kogoś na miejscu.</p>',
    outcomes: [
      'zaplanować wizytę według stopnia i zmian w budynku',
      'zbadać akumulator i zasilanie pod obciążeniem i zdecydować o wymianie',
      'znaleźć pełzające usterki w trendach wartości linii i sygnału radiowego',
      'uruchomić zdalny dostęp, na który klient zezwala, który widzi i może zakończyć',
    ],
    chapters: [
      'Wizyta i to, co się zmieniło',
      'Akumulatory, zasilanie i trendy',
      'Zdalny dostęp z łańcuchem w drzwiach',
    ],
  },
}
