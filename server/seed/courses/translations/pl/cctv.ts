import type { CourseTextSeed } from '../../../seed-types.ts'

export const cctv: Readonly<Record<number, CourseTextSeed>> = {
  1: {
    name: 'Rozmieszczenie kamer i dobór obiektywu',
    summary:
      'Ustal, co ma być widać w każdym miejscu, potem gdzie stanie kamera i jakiego potrzebuje obiektywu. Z rachunkiem, bez zgadywania.',
    description:
      '<p>Większość skarg na jakość obrazu to skargi na rozmieszczenie. Kamera na wysokości pięciu metrów pokazuje czapki i włosy; szeroki kąt przy bramie pokazuje cały plac i nikogo na nim. Kurs zaczyna od pytania, na które obraz ma odpowiedzieć: <strong>detekcja, obserwacja, rozpoznanie czy identyfikacja</strong>, każde ze swoją liczbą pikseli na metr według EN 62676-4.</p><p>Dalej liczymy wstecz. Z gęstości pikseli i szerokości sceny wynika kąt widzenia, z kąta ogniskowa, z wysokości montażu martwa strefa pod kamerą. Trzy sceny liczymy ręcznie, zanim otworzymy jakikolwiek program: wejście do sklepu, alejkę parkingu i 60 m ogrodzenia.</p><p>Ostatni rozdział to obchód obiektu: niskie słońce, odbijające szyby, lampa w kadrze, gałąź, która w czerwcu będzie miała liście. Proszę zabrać miarę i własny plan obiektu.</p>',
    outcomes: [
      'dobrać gęstość pikseli do sceny i obliczyć z niej ogniskową',
      'powiedzieć, jak wysoko może wisieć kamera, zanim zgubi twarze',
      'znaleźć na planie martwe kliny za słupami, regałami i otwartymi drzwiami',
      'opisać położenie kamery tak, by ktoś inny zamontował ją w tym samym miejscu',
    ],
    chapters: [
      'Co ma pokazać ten obraz?',
      'Od pikseli na metr do ogniskowej',
      'Wysokość, pochylenie i martwe strefy',
      'Obchód obiektu',
    ],
  },
  7: {
    name: 'Obraz nocny: podczerwień, światło białe i migawka',
    summary:
      'Dlaczego jasny obraz nocny może być bezużyteczny i jak wyważyć migawkę, wzmocnienie i oświetlenie.',
    description:
      '<p>Nocą kamera zostawiona w trybie automatycznym kupuje jasność za czas: migawka otwiera się na jedną piętnastą sekundy, plac wygląda na dobrze oświetlony, a ten, kto przez niego biegnie, jest smugą. W tym kursie najpierw wyznaczamy granicę według prędkości tego, co się porusza, a resztę musi zapewnić światło.</p><p>Porównujemy podczerwień 850 nm i 940 nm, światło białe i lampy, które już są; mierzymy spadek natężenia z kwadratem odległości; zajmujemy się też typowymi usterkami: owadami i pajęczynami przed wbudowanymi oświetlaczami, ostrością, która wędruje między dniem a nocą, i prześwietlonymi tablicami rejestracyjnymi.</p>',
    outcomes: [
      'ustawić najdłuższy czas migawki, który zatrzyma w ruchu osobę idącą lub biegnącą',
      'wybrać między podczerwienią a światłem białym i uzasadnić wybór',
      'utrzymać czytelność tablicy rejestracyjnej w świetle reflektorów',
      'sprawdzić ostrość, olśnienie i cienie podczas wieczornej wizyty w niecałą godzinę',
    ],
    chapters: [
      'Migawka przed wzmocnieniem',
      'Jakie światło i ile go trzeba',
      'Usterki widoczne dopiero po zmroku',
    ],
  },
  8: {
    name: 'Analiza wideo w ochronie obwodowej',
    summary:
      'Ustaw reguły przekroczenia linii i stref tak, by działały w deszczu, o świcie i trzeciej zimy, i udowodnij to testem przejścia.',
    description:
      '<p>Analizę, która dzwoni czterdzieści razy w nocy, wyłącza się po tygodniu, i wtedy ogrodzenie stoi otworem. Kurs traktuje detekcję jak pomiar: ze wskaźnikiem wykrycia, liczbą fałszywych alarmów na kamerę i dobę oraz warunkami, w których oba uzyskano.</p><p>Kalibrujesz perspektywę osobą o znanym wzroście, rysujesz strefy zaczynające się tam, gdzie sylwetka ma wymaganą liczbę pikseli, i dobierasz filtry obiektów według wielkości, prędkości i czasu przebywania. Potem przychodzą wrogowie: reflektory na mokrym asfalcie, lisy, flagi, drżące maszty i słońce, które dwa razy w roku przechodzi przez kadr.</p><p>Uczestnik powinien mieć za sobą dwa uruchomione systemy wideo; sprawdza to recenzent, zanim kurs się otworzy. Test wymaga protokołu z co najmniej trzydziestoma podejściami.</p>',
    outcomes: [
      'skalibrować scenę i udowodnić kalibrację na jej dalekim końcu',
      'zaplanować test przejścia: chód, bieg, czołganie i drabina',
      'przypisać fałszywy alarm do światła, obiektu, mechaniki lub reguły',
      'podać wskaźniki wykrycia i fałszywych alarmów w postaci, którą sprawdzi ubezpieczyciel',
    ],
    chapters: [
      'Detekcja jako pomiar',
      'Perspektywa, wzrost i daleki koniec',
      'Reguły, filtry i maski',
      'Pogoda, zwierzęta i drżące maszty',
      'Test przejścia i jego protokół',
    ],
  },
}
