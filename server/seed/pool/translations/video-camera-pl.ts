import type { TextsById } from '../../translated.ts'
import type { Wording } from '../notation.ts'

export const videoCamera: TextsById<Wording> = {
  1: [
    'Co trzeba ustalić przed wyborem obiektywu?',
    ['Co obraz ma pokazać w tym miejscu', 'Kolor obudowy', 'Model rejestratora', 'Długość kabla'],
    'Cel określa gęstość pikseli, gęstość szerokość sceny, a szerokość ogniskową.',
  ],
  2: [
    'Jaką gęstość pikseli podaje EN 62676-4 (wydanie z 2015 r.) dla identyfikacji osoby?',
    ['250 px/m', '125 px/m', '62,5 px/m', '25 px/m'],
    'Rozpoznanie to 125, obserwacja 62,5, detekcja 25 px/m; identyfikacja wymaga 250.',
  ],
  3: [
    'Jaką gęstość pikseli podaje EN 62676-4 (wydanie z 2015 r.) dla detekcji osoby?',
    ['25 px/m', '12,5 px/m', '62,5 px/m', '250 px/m'],
    'Detekcja: 25 px/m. 12,5 px/m dotyczy monitorowania tłumu.',
  ],
  4: [
    'Kamera przy wejściu pokazuje czapki i włosy, ale nie twarze. Jaka jest prawdopodobna przyczyna?',
    [
      'Wisi za wysoko i za blisko',
      'Czas ekspozycji jest za krótki',
      'Przepływność jest za mała',
      'Ogniskowa jest za długa',
    ],
    'Im bardziej stromo patrzy kamera, tym większa część twarzy jest zasłonięta. Niższy montaż lub większa odległość łagodzi kąt.',
  ],
  5: [
    'Dłuższa ogniskowa w tym samym miejscu sprawia, że scena jest',
    [
      'węższa, a gęstość większa',
      'szersza, a gęstość większa',
      'szersza, a gęstość mniejsza',
      'węższa, a gęstość mniejsza',
    ],
    'Te same piksele rozkładają się na mniej metrów.',
  ],
  6: [
    'Co dzieje się z kątem widzenia, gdy ten sam obiektyw pracuje z mniejszym przetwornikiem?',
    ['Maleje', 'Rośnie', 'Nie zmienia się', 'Zależy od przepływności'],
    'Przetwornik wycina mniejszy fragment obrazu tworzonego przez obiektyw.',
  ],
  7: [
    'Co oznacza mniejsza liczba przysłony?',
    [
      'Do przetwornika dociera więcej światła',
      'Do przetwornika dociera mniej światła',
      'Ogniskowa jest dłuższa',
      'Głębia ostrości jest większa',
    ],
    'Liczba przysłony to ogniskowa podzielona przez średnicę otworu. Duży otwór daje światło kosztem głębi ostrości.',
  ],
  8: [
    'W czym pomaga szeroki zakres dynamiki (WDR)?',
    [
      'Przy jasnych i ciemnych miejscach w tej samej scenie',
      'Przy szybkim ruchu w nocy',
      'Przy długich kablach',
      'Przy wąskich kątach widzenia',
    ],
    'Łączy kilka ekspozycji, dzięki czemu twarz na tle szklanych drzwi nie jest czarna.',
  ],
  9: [
    'Ktoś biegnie nocą przez plac i na nagraniu jest rozmazany. Co zmieniasz najpierw?',
    [
      'Ograniczam najdłuższy czas ekspozycji i dodaję światło',
      'Zwiększam rozdzielczość',
      'Zmniejszam liczbę klatek na sekundę',
      'Włączam WDR',
    ],
    'Rozmazanie bierze się z czasu otwarcia migawki. Limit wyostrza, a światło wyrównuje stratę.',
  ],
  10: [
    'Która długość fali podczerwieni jest praktycznie niewidoczna, ale daje mniejszy zasięg?',
    ['940 nm', '850 nm', '650 nm', '450 nm'],
    '850 nm żarzy się słabo na czerwono i przetworniki widzą je lepiej; przy 940 nm są mniej czułe.',
  ],
  11: [
    'Na obrazie nocnym świecą białe pajęczyny. Co pomaga najlepiej?',
    [
      'Oddzielenie oświetlacza od kamery',
      'Zwiększenie przepływności',
      'Wybór mniejszego przetwornika',
      'Użycie H.265',
    ],
    'Światło padające tuż obok obiektywu oświetla wszystko przed nim. Z osobnego miejsca nie wraca wprost do kamery.',
  ],
  12: [
    'Dlaczego obraz ustawiony ostro w dzień jest nieostry w nocy?',
    [
      'Światło podczerwone skupia się w innej odległości',
      'Przetwornik się ochładza',
      'Sieć działa wolniej',
      'Maska się przesuwa',
    ],
    'Szkło inaczej załamuje podczerwień. Pomagają obiektywy z korekcją lub ustawianie ostrości nocą.',
  ],
  13: [
    'Pod świetlówkami zasilanymi z sieci 50 Hz przez obraz wędrują pasy. Jaki czas ekspozycji pomaga?',
    ['1/100 s lub 1/50 s', '1/90 s', '1/60 s', '1/1000 s'],
    'Lampa migocze sto razy na sekundę. Całe okresy dają równą ekspozycję.',
  ],
  14: [
    'Kurtka wygląda pod lampami sodowymi na pomarańczową. Czego dowodzi ocena koloru z tej kamery?',
    [
      'Niewiele, bo lampie brakuje większości barw',
      'Tego, że kurtka jest pomarańczowa',
      'Tego, że balans bieli jest uszkodzony',
      'Tego, że kamera nie ma filtra',
    ],
    'Czego lampa nie emituje, to nie może się odbić. Warto zanotować, pod którymi lampami kolory są wiarygodne.',
  ],
  15: [
    'Do czego służy filtr odcinający podczerwień?',
    [
      'W dzień zatrzymuje podczerwień, żeby kolory były prawidłowe',
      'Chroni przetwornik przed deszczem',
      'Wzmacnia podczerwień w nocy',
      'Zmniejsza przepływność',
    ],
    'W dzień znajduje się przed przetwornikiem, a w nocy jest odsuwany, by wykorzystać światło podczerwone.',
  ],
  16: [
    'Które miejsce montażu przy bramie wschodniej pozwala uniknąć niskiego porannego słońca?',
    [
      'Z widokiem na zachód lub północ',
      'Z widokiem na wschód',
      'Z widokiem w górę',
      'Każde, jeśli oświetlacz jest jaśniejszy',
    ],
    'Słońce wschodzi na wschodzie. Kamera odwrócona od niego nie ma go w obrazie.',
  ],
  17: [
    'Co oznacza IK10?',
    [
      'Odporność na uderzenie o energii 20 dżuli',
      'Ochronę przed strumieniami wody',
      'Zakres temperatur',
      'Klasę pikseli',
    ],
    'IK to uderzenia, IP to pył i woda. IK10 oznacza uderzenie 20 J.',
  ],
  18: [
    'Co oznacza druga szóstka w kodzie IP66?',
    [
      'Ochronę przed silnymi strumieniami wody',
      'Ochronę przed pyłem',
      'Zanurzenie na 6 godzin',
      'Uderzenie o energii 6 dżuli',
    ],
    'Pierwsza cyfra to pył (6: pyłoszczelność), druga woda (6: silne strumienie).',
  ],
  19: [
    'Jak wprowadzić kabel do puszki na zewnątrz budynku?',
    ['Od dołu, z pętlą okapową', 'Od góry, z silikonem', 'Z boku, bez dławnicy', 'Przez pokrywę'],
    'Woda spływa po kablu. Przy wejściu od dołu i z pętlą skapuje przed dławnicą.',
  ],
  20: [
    'Do czego służy obraz wzorcowy wykonany przy uruchomieniu?',
    [
      'Żeby później zobaczyć, czy zmienił się widok lub ostrość',
      'Do reklamy',
      'Do kalibracji monitora',
      'Żeby zastąpić rysunek',
    ],
    'Powolne zmiany widać dopiero w porównaniu.',
  ],
  21: [
    'Co zmniejsza strefę martwą pod kamerą?',
    [
      'Niższy montaż',
      'Większe pochylenie',
      'Większy pionowy kąt widzenia',
      'Dłuższa ogniskowa przy tym samym pochyleniu osi',
      'Większa przepływność',
    ],
    'Strefa martwa to wysokość podzielona przez tangens kąta dolnej krawędzi. Decydują wysokość i ten kąt.',
  ],
  22: [
    'Na co zwrócić uwagę podczas obchodu obiektu pod kątem kamer?',
    [
      'Na niskie słońce w ciągu roku',
      'Na odbijające szyby',
      'Na rośliny, które urosną',
      'Na numer seryjny rejestratora',
      'Na kolor planu',
    ],
    'Tego, co później wejdzie w kadr, najtaniej uniknąć przed wierceniem.',
  ],
  23: [
    'Jakie wady może mieć szeroki zakres dynamiki?',
    [
      'Szum na styku ekspozycji',
      'Podwójne krawędzie obiektów w ruchu',
      'Silniejsze nagrzewanie kabla',
      'Węższy kąt widzenia',
      'Utratę znacznika czasu',
    ],
    'Kilka kolejnych ekspozycji łączy się w jeden obraz. Co się między nimi poruszy, widać podwójnie.',
  ],
  24: [
    'Jakie dane są potrzebne, aby obliczyć ogniskową dla sceny?',
    ['Szerokość przetwornika', 'Odległość', 'Szerokość sceny', 'Przepływność', 'Czas przechowywania'],
    'f = szerokość przetwornika × odległość ÷ szerokość sceny.',
  ],
  25: [
    'Dwukrotnie większa odległość od lampy zmniejsza docierające światło o połowę.',
    ['Fałsz', 'Prawda'],
    'Spada ono do jednej czwartej, z kwadratem odległości.',
  ],
  26: [
    'Kamera o większej liczbie pikseli zawsze pokazuje więcej po ciemku.',
    ['Fałsz', 'Prawda'],
    'Na przetworniku tej samej wielkości więcej pikseli to piksele mniejsze; każdy dostaje mniej światła.',
  ],
  27: [
    'Gęstość pikseli liczy się na dalekim końcu obszaru, którego dotyczy wymaganie.',
    ['Prawda', 'Fałsz'],
    'Tam scena jest najszersza. Wszędzie bliżej gęstość jest większa.',
  ],
  28: [
    'Ostrość obrazu należy ustawiać przy otwartej przysłonie albo w nocy.',
    ['Prawda', 'Fałsz'],
    'Głębia ostrości jest wtedy najmniejsza. Co jest ostre przy otwartej przysłonie, pozostaje ostre po jej przymknięciu.',
  ],
  29: [
    'Wyższe miejsce montażu zawsze poprawia obraz twarzy.',
    ['Fałsz', 'Prawda'],
    'Daje szerszy przegląd, ale na twarze kamera patrzy bardziej stromo.',
  ],
}
