import type { CourseTextSeed } from '../../../seed-types.ts'

export const thermalVideos: Readonly<Record<number, CourseTextSeed>> = {
  213: {
    name: 'Taśma na gołym metalu',
    summary:
      'Błyszcząca miedź pokazuje pomieszczenie, a nie siebie. Dwa centymetry matowej taśmy zamieniają lustro w punkt pomiarowy.',
    description:
      '<p>Szyna zbiorcza o 68 °C wskazuje 24 °C, bo goła miedź o emisyjności 0,05 odbija halę. Film nakleja na nią matową taśmę izolacyjną, przed załączeniem i po sprawdzeniu braku napięcia, czeka dwie minuty i odczytuje 67 °C przy emisyjności 0,95. Pokazuje też skutek zmarszczki i plamki wychodzącej poza taśmę.</p>',
    outcomes: [
      'wykonać wiarygodny punkt pomiarowy na gołym metalu',
      'poczekać, aż taśma i metal będą miały tę samą temperaturę',
      'utrzymać plamkę pomiarową wewnątrz taśmy',
    ],
    chapters: ['Taśma na gołym metalu'],
  },
  214: {
    name: 'Najpierw ostrość: błąd, którego nikt nie naprawi',
    summary: 'Emisyjność da się poprawić przy biurku, ostrości nie. Co obrót pierścienia robi z odczytem.',
    description:
      '<p>Emisyjność, odległość i paletę zmienia się potem w programie, ostrości i zakresu nie. Na gorącym zacisku: ostro 84 °C, lekko nieostro 77 °C, bardzo nieostro 63 °C. Film pokazuje, jak znaleźć krawędź: kabel, łeb śruby, zarys dłoni. Najpierw ostrość, potem bez ruchu, potem spust.</p>',
    outcomes: [
      'ustawić ostrość na krawędzi o dużym kontraście',
      'oszacować, jak bardzo nieostry obraz fałszuje odczyt',
      'wymienić nastawy, których nie da się później poprawić',
    ],
    chapters: ['Najpierw ostrość: błąd, którego nikt nie naprawi'],
  },
  215: {
    name: 'Palety, poziom i rozpiętość',
    summary:
      'Te same dane w sześciu kolorystykach. Która znajduje usterkę, która straszy klienta i dlaczego rozpiętość należy podać pod każdym obrazem.',
    description:
      '<p>Jedna rozdzielnica, jeden plik, sześć palet: szarość pokazuje strukturę, żelazo najgorętsze miejsce, tęcza granice, których nie ma. Film ustawia poziom i rozpiętość ręcznie, bo automat nawet w zdrowym obrazie coś zaczerwieni. Na koniec izoterma na wartości granicznej i wspólna skala dla obrazów do porównania.</p>',
    outcomes: [
      'wybrać jedną paletę do szukania i drugą do raportu',
      'ustawić poziom i rozpiętość ręcznie',
      'czytać obraz według skali, a nie według kolorów',
    ],
    chapters: ['Palety, poziom i rozpiętość'],
  },
  216: {
    name: 'Studium przypadku: magazyn akumulatorów w poniedziałek rano',
    summary:
      'Stała kamera termowizyjna zgłasza o 6 K więcej niż w piątek. Nic nie pachnie, nic nie dymi. Co znaleziono i co zrobiono.',
    description:
      '<p>Przez weekend jeden moduł w magazynie zużytych akumulatorów stał się o 6 K cieplejszy od sąsiadów: poniżej progu bezwzględnego, ale znacznie powyżej dopuszczalnego przyrostu. Alarm wstępny o 04:12, sprawdzenie kamerą dzienną, kontener kwarantanny, woda pod ręką. Winne było ogniwo ze zwarciem wewnętrznym. Na koniec reguły przed i po.</p>',
    outcomes: [
      'wyjaśnić, dlaczego różnica ostrzega wcześniej niż próg',
      'zaplanować kroki między alarmem wstępnym a strażą pożarną',
      'przejrzeć nastawy reguł po zdarzeniu',
    ],
    chapters: ['Studium przypadku: magazyn akumulatorów w poniedziałek rano'],
  },
  217: {
    name: 'Wiatr, słońce i deszcz w odczycie',
    summary: 'Co pogoda zabiera pomiarowi na zewnątrz, w liczbach, i w które dni lepiej zostać w domu.',
    description:
      '<p>Wiatr 5 m/s potrafi o połowę zmniejszyć przyrost temperatury zacisku na zewnątrz; usterka została, poprawił się tylko obraz. Webinar mierzy podgrzewane połączenie w ciszy, na wietrze, w słońcu i mżawce, omawia współczynniki korekcyjne i ich granice oraz radzi mieć wiatromierz. Pytania: odbicia słońca, mokre izolatory, raport w wietrzny dzień.</p>',
    outcomes: [
      'oszacować wpływ wiatru na przyrost temperatury',
      'rozpoznać odbicia słońca, zmieniając stanowisko',
      'zapisać pogodę tak, by porównanie pozostało możliwe',
    ],
    chapters: ['Wiatr, słońce i deszcz w odczycie'],
  },
  218: {
    name: 'Dlaczego kamera klika: korekcja migawką',
    summary:
      'Co kilka minut obraz zamiera, a kamera klika. Co się wtedy dzieje i dlaczego nie może się to dziać podczas alarmu.',
    description:
      '<p>Detektor niechłodzony widzi, jak nagrzewa się jego własna obudowa. Dlatego co kilka minut patrzy na migawkę o znanej temperaturze: kliknięcie, pół sekundy zamrożonego obrazu i piksele znów się zgadzają. Film pokazuje dryft, wpływ ogrzewania w samochodzie na zimną kamerę i harmonogram, przy którym dwie kamery nigdy nie mrugają naraz.</p>',
    outcomes: [
      'wyjaśnić cel korekcji migawką',
      'rozpoznać dryft i wywołać korekcję ręcznie',
      'rozłożyć korekcje w czasie w systemie stałym',
    ],
    chapters: ['Dlaczego kamera klika: korekcja migawką'],
  },
}
