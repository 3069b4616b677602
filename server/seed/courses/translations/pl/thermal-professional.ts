import type { CourseTextSeed } from '../../../seed-types.ts'

export const thermalProfessional: Readonly<Record<number, CourseTextSeed>> = {
  49: {
    name: 'Kamery termowizyjne w powietrzu',
    summary:
      'Dachy, farmy fotowoltaiczne i obszary poszukiwań z drona: wysokość lotu z piksela, pogoda z normy i raport bez mozaiki domysłów.',
    description:
      '<p>Detektor 12 µm za obiektywem 13 mm daje 0,92 mrad, czyli ze 100 m 92 mm na piksel. IEC TS 62446-3 wymaga pięciu na pięć pikseli na ogniwie 156 mm: 3 cm na piksel i około 33 m wysokości. Tak kurs planuje każdy lot.</p><p>Nad farmą potrzeba co najmniej 600 W/m², wiatru do 4 stopni, braku przelotnych chmur i kąta bez odbicia nieba. Nad dachami płaskimi lata się po zachodzie, gdy mokra izolacja oddaje ciepło później niż sucha. Prędkość rozmazuje obraz, a wysokość nad punktem startu nie jest odległością od dachu.</p><p>Zasady <strong>kategorii otwartej i szczególnej</strong> (rozporządzenie 2019/947) trzeba znać; świadectwo pilota i ubezpieczenie sprawdza wcześniej recenzent.</p>',
    outcomes: [
      'wyprowadzić wysokość i prędkość lotu z najmniejszej szukanej wady',
      'ocenić przed startem nasłonecznienie, wiatr i chmury i odwołać lot',
      'odróżnić gorące ogniwo, zbocznikowany łańcuch i ptasie odchody',
      'zlokalizować każdą usterkę tak, by monter pieszo trafił do tego samego modułu',
    ],
    chapters: [
      'Wysokość, obiektyw i centymetry na piksel',
      'Farmy fotowoltaiczne za dnia',
      'Dachy po zachodzie słońca',
      'Od czterystu zdjęć do jednej listy',
    ],
  },
  50: {
    name: 'Temperatura skóry: co da się przesiać, a czego nie',
    summary:
      'Kamery termowizyjne przy wejściach mierzą skórę, nie gorączkę. Gdzie metoda działa, gdzie nie i jak powiedzieć to klientowi.',
    description:
      '<p>Czoło, które w styczniu przyszło z parkingu, ma 28 °C. Skóra to grzejnik, który ciało odkręca i zakręca, a kamera widzi tylko grzejnik. Kurs wyjaśnia, co mówi podwyższona temperatura skóry, a czego nie powie nigdy: kto jest zakażony.</p><p>IEC 80601-2-59 opisuje wąski przypadek, który działa: <strong>jedna osoba naraz</strong>, bez ruchu i okularów, ostry wewnętrzny kącik oka, twarz 240 na 180 pikseli, źródło odniesienia w kadrze, pomieszczenie bez przeciągu i słońca, kwadrans aklimatyzacji.</p><p>Potem rachunek: przy jednej gorączce na tysiąc, czułości 80 % i swoistości 95 % zatrzymuje się około pięćdziesięciu zdrowych, a gorączkujący przechodzi w jednym przypadku na pięć. Ponieważ to dane o zdrowiu, pytanie, kto je zobaczy, stawia się przed przetargiem.</p>',
    outcomes: [
      'wyjaśnić klientowi różnicę między temperaturą skóry a temperaturą ciała',
      'urządzić stanowisko ze źródłem odniesienia, odległością i aklimatyzacją',
      'obliczyć spodziewane fałszywe alarmy z chorobowości i swoistości',
      'wymienić zastosowania, w których odradza się tę metodę',
    ],
    chapters: [
      'Grzejnik zwany skórą',
      'Stanowisko, które umie mierzyć',
      'Pięćdziesięciu zdrowych i jedna gorączka',
    ],
  },
  51: {
    name: 'Optyczne obrazowanie gazów',
    summary:
      'Zobacz wycieki metanu, czynnika chłodniczego lub SF₆ jako ruchomy cień i wiedz, dlaczego cienia czasem nie ma, choć gaz jest.',
    description:
      '<p>Gaz jest dla kamery niewidoczny, dopóki nie patrzy ona w wąskie pasmo, w którym gaz pochłania: 3,2–3,4 µm dla metanu, około 10,6 µm dla SF₆. Zimny filtr przed chłodzonym detektorem zostawia tylko to pasmo; jeden filtr nie starczy na każdy gaz.</p><p>Rozstrzyga <strong>różnica między gazem a tłem</strong>: na tle rury o tej samej temperaturze znika każdy wyciek, na tle zimnego nieba się odcina. Najpierw więc zmień stanowisko, potem nastawy, i odróżniaj gaz od pary. Wiatr powyżej 5 m/s rozrzedza smugę szybciej, niż ją znajdziesz.</p><p>Kurs prowadzi przez obchód tłoczni z 640 elementami, jak oczekują PN-EN 17628 i rozporządzenie metanowe (2024/1787). Na koniec ostrzeżenie: obraz znajduje wyciek, ale go nie waży.</p>',
    outcomes: [
      'dobrać detektor i filtr do szukanego gazu',
      'wybrać stanowisko z wystarczającą różnicą między gazem a tłem',
      'odróżnić gaz od pary, gorącego powietrza i odbić',
      'zaplanować i udokumentować obchód tak, by mógł go sprawdzić drugi zespół',
    ],
    chapters: [
      'Wąskie pasmo i zimny filtr',
      'Najpierw tło, potem nastawy',
      'Obchód: 640 elementów',
      'Naprawa, drugie spojrzenie i pytanie o ilość',
    ],
  },
}
