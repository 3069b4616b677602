import type { CourseTextSeed } from '../../../seed-types.ts'

export const videoAssociate: Readonly<Record<number, CourseTextSeed>> = {
  25: {
    name: 'Uruchomienie kamery IP',
    summary:
      'Od kartonu do podpisanego protokołu: adres, firmware, czas, ostrość, strumień i obraz wzorcowy w kolejności, która oszczędza drugie wejście na drabinę.',
    description:
      '<p>Kamerę uruchamia się na stole warsztatowym, a nie na drabinie. Firmware, hasło, adres, nazwa i serwer czasu są ustawione, zanim opuści warsztat; na zewnątrz zostaje nakierowanie, ustawienie ostrości i dowód. Kto robi odwrotnie, stoi na deszczu z laptopem i dowiaduje się, że port przełącznika nie daje zasilania.</p><p><strong>PoE</strong>: port 802.3af oddaje 15,4 W, z czego po 100 m pewne jest 12,95 W; grzałka i podczerwień potrafią chcieć więcej, i to właśnie w nocy. <strong>Adres</strong>: stały albo zarezerwowany. <strong>Czas</strong>: NTP, bo dwie minuty różnicy psują dowód. <strong>Strumień</strong>: H.264 lub H.265, liczba klatek, odstęp klatek kluczowych i górny limit przepływności.</p><p>Ostrość ustawia się przy otwartej przysłonie i sprawdza po zmroku. Na końcu jest obraz wzorcowy dzienny, nocny i karta, z której ktoś inny odczyta każde ustawienie.</p>',
    outcomes: [
      'przygotować kamerę na stole tak, by na obiekcie zostało tylko nakierowanie i ostrość',
      'sprawdzić klasę PoE, długość kabla i moc przy kamerze z włączoną grzałką i oświetlaczem',
      'dobrać kodek, liczbę klatek i limit przepływności do sceny i uzasadnić wybór',
      'przekazać kamerę z obrazami wzorcowymi z dnia i z nocy',
    ],
    chapters: [
      'Na stole: firmware, hasło, nazwa',
      'Zasilanie i łącze: ile naprawdę daje PoE',
      'Nakierowanie i ostrość',
      'Strumienie, klatki i przepływność',
      'Obraz wzorcowy i przekazanie',
    ],
  },
  26: {
    name: 'Rejestracja i pamięć masowa',
    summary:
      'Ile miejsca kamera zajmuje dziennie, co naprawdę oszczędza zapis po detekcji ruchu i jak zauważyć, że od marca nic się nie nagrywa.',
    description:
      '<p>Rejestratorowi wierzy się do chwili, gdy jest potrzebny. Wtedy okazuje się, że dysk był pełny, licencja wygasła albo strefę ruchu narysowano wokół niewłaściwych drzwi. Kurs uczy rachunków i, co ważniejsze, nawyku sprawdzania.</p><p>Rachunek jest krótki: 4 Mbit/s to 43,2 GB na dobę, 1,3 TB w trzydzieści dni, a przy dwudziestu kamerach 26 TB. Do tego rezerwa na ruchliwe sceny, różnica między TB a TiB (około dziewięciu procent, zawsze na naszą niekorzyść) i to, co zabiera system plików. Zapis po ruchu zmniejsza to o połowę w magazynie, a przy drodze z drzewami nie oszczędza nic.</p><p>Potem ustawienia: bufor przedalarmowy, stała lub zmienna przepływność, nadpisywanie według wieku lub zapełnienia, osobny czas przechowywania dla każdej kamery. Na końcu nadzór: wartości SMART, luki na osi czasu, komunikat o zaniku strumienia i cotygodniowe spojrzenie na obraz z ostatniego wtorku, z godziny 3 w nocy.</p>',
    outcomes: [
      'obliczyć pojemność dla listy kamer, z rezerwą i we właściwej jednostce',
      'wybrać dla każdej sceny zapis ciągły, po ruchu albo po zdarzeniu',
      'ustawić bufor przedalarmowy, czas przechowywania i nadpisywanie zgodnie z ustaleniami',
      'uruchomić nadzór, który w ciągu doby zgłosi brak nagrania',
    ],
    chapters: [
      'Megabity, gigabajty i dni',
      'Ciągle, po ruchu, po zdarzeniu',
      'Czas przechowywania i nadpisywanie',
      'Jak zauważyć, że nic się nie nagrało',
    ],
  },
  27: {
    name: 'Ekspozycja, zakres dynamiki i kolor',
    summary:
      'Czarne twarze na tle jasnych drzwi, pasy wędrujące pod lampami, pomarańczowy śnieg: trzy przyczyny i ustawienia, które je usuwają.',
    description:
      '<p>W holu jest 200 lx, na chodniku za szklanymi drzwiami w południe 50 000 lx. Jedna ekspozycja nie obsłuży obu, więc kamera wykonuje kilka i je łączy. To szeroki zakres dynamiki, a wartość z karty katalogowej wynika z 20 log stosunku: <strong>120 dB to jeden do miliona</strong>. Karta milczy o cenie: szumie na styku ekspozycji i podwójnych krawędziach wszystkiego, co się w tym czasie poruszyło.</p><p>Uczysz się włączać WDR tam, gdzie jest światło z tyłu, i tylko tam, naświetlać twarz za pomocą strefy pomiaru i przenieść kamerę, gdy nic nie pomaga. Migawka słucha się sieci: przy 50 Hz jedna setna lub jedna pięćdziesiąta sekundy, inaczej świetlówki i ściemniane LED-y rysują pasy.</p><p>Na koniec kolor: pod lampą sodową każda kurtka jest pomarańczowa. Blokujemy balans bieli, przyglądamy się filtrowi podczerwieni i notujemy, pod którymi lampami zeznanie o kolorze jest coś warte.</p>',
    outcomes: [
      'naświetlić wejście pod światło tak, by poprawna była twarz, a nie drzwi',
      'ocenić na nagraniu próbnym, czy WDR w danej scenie pomaga, czy szkodzi',
      'usunąć migotanie i wędrujące pasy doborem migawki',
      'wskazać lampy, pod którymi kolory w nagraniu są wiarygodne',
    ],
    chapters: [
      'Migawka, przysłona, wzmocnienie: kto płaci za światło',
      'Co znaczy 120 dB i ile kosztuje',
      'Kolor, lampy i filtr podczerwieni',
    ],
  },
  28: {
    name: 'Uchwyty, kable i pogoda',
    summary:
      'Co utrzyma kamerę na ścianie suchą i ostrą przez dziesięć lat: kotwy, maszty, dławnice, pętle okapowe i ochrona przeciwprzepięciowa.',
    description:
      '<p>Kamery zewnętrznej rzadko zabija elektronika. Zabija ją woda, która wchodzi kablem. Obudowa może mieć <strong>IP66</strong> według EN 60529, ale wtyk wiszący za uchwytem już nie, a resztę załatwia kapilarność. Wykonujemy przyłącze z puszką, dławnicą od dołu i pętlą okapową, po czym polewamy je wodą z węża.</p><p>Ściana decyduje o kotwie: beton, pustak i docieplona elewacja wymagają trzech różnych, a błędy wybacza tylko beton. Maszt decyduje o obrazie: jeden stopień wychylenia przesuwa widok o 87 cm na 50 m. <strong>IK10</strong> oznacza 20 dżuli w kopułę i nic nie mówi o śrubach.</p><p>Kabel jest z litej miedzi, nigdy z aluminium miedziowanego, na zewnątrz odporny na UV i ma najwyżej 100 m razem z kablami krosowymi. Całość zamykają kondensacja, słońce, pająki przed oświetlaczem i koncepcja ochrony odgromowej według EN 62305. Otworzysz trzy martwe kamery i powiesz, co je zabiło.</p>',
    outcomes: [
      'dobrać kotwę do betonu, pustaka i docieplonej elewacji',
      'ocenić, czy maszt jest dość sztywny dla planowanego obiektywu',
      'wykonać zewnętrzne wprowadzenie kabla, które pozostanie suche',
      'rozmieścić ochronniki i połączenia wyrównawcze tak, by pobliskie uderzenie pioruna kosztowało jeden bezpiecznik',
      'czytać kody IP i IK, także to, co przemilczają',
    ],
    chapters: [
      'Co utrzyma ściana',
      'Maszty, wiatr i ogniskowa',
      'Miedź, 100 metrów i UV',
      'Którędy wchodzi woda',
      'Mróz, słońce i kondensacja',
      'Połączenia wyrównawcze i ochrona przeciwprzepięciowa',
    ],
  },
  29: {
    name: 'Obsługa systemu VMS i eksport materiału dowodowego',
    summary:
      'Znaleźć właściwe dziesięć minut w trzydziestu dniach, zabezpieczyć je przed nadpisaniem i przekazać tak, by obroniły się w sądzie.',
    description:
      '<p>„Gdzieś w zeszłym tygodniu”: tak zaczyna się większość poszukiwań. Przy czterdziestu kamerach to 6720 godzin filmu. Kurs pokazuje, jak zawężać: dzielić okres na pół, przeszukać jedne drzwi zamiast placu, iść za osobą od kamery do kamery z zakładkami, a nie z karteczkami.</p><p>Potem eksport. <strong>Najpierw blokada</strong>, żeby nie wygrało nadpisywanie. Format natywny z odtwarzaczem i podpisem, do tego zwykły plik MP4. Porównać zegar z wiarygodnym źródłem i zapisać różnicę; dodać kilka minut przed i po oraz kamerę, która niczego nie pokazuje, bo to też odpowiedź. Suma kontrolna SHA-256 wykaże później, że nie zmienił się ani jeden bit.</p><p>Na końcu papier: kto prosił, na jakiej podstawie prawnej, kto eksportował, co i komu wydano. Ćwiczymy też uprzejmą odmowę koledze, który chce „tylko rzucić okiem na parking”.</p>',
    outcomes: [
      'systematycznie znaleźć zdarzenie o nieznanym czasie zamiast przewijać',
      'zabezpieczyć, wyeksportować i zweryfikować nagranie z sumą kontrolną i różnicą czasu',
      'wypełnić protokół przekazania bez luk',
      'odróżnić wniosek uzasadniony od nieuzasadnionego i odpowiedzieć na oba',
    ],
    chapters: [
      'Układy, zakładki i zmiana wieczorna',
      'Dziesięć minut w trzydziestu dniach',
      'Eksport, suma kontrolna i czas',
      'Protokół przekazania',
    ],
  },
  30: {
    name: 'Maski prywatności, tablice i czas przechowywania',
    summary:
      'Czego nie wolno mieć w obrazie, co musi być na tablicy i kiedy nagranie ma zniknąć. Dla instalatorów, nie dla prawników.',
    description:
      '<p>Nikt nie skarży się na kamerę tak gruntownie jak sąsiad, którego balkon jest w kadrze. Prywatność zaczyna się od nakierowania, trwa w maskach i kończy na usuwaniu, a wszystkie trzy ustawia instalator, niezależnie od tego, kto jest administratorem danych.</p><p>Maska należy do kamery, żeby to, co pod nią, nigdy nie dotarło do rejestratora; maska nałożona na podgląd ukrywa je tylko przed operatorem. W kamerze obrotowej musi podążać za obrotem, pochyleniem <em>i</em> zoomem. Sprawdzamy oba krańce ruchu oraz preset, który ktoś dodał później.</p><p>Ramy wyznacza RODO: cel i podstawa z art. 6, informacja z art. 13 z tablicą czytaną <em>przed</em> wejściem, ocena skutków z art. 35 przy monitorowaniu przestrzeni publicznej na dużą skalę. Wytyczne europejskie 3/2019 uznają, że wszystko powyżej 72 godzin wymaga uzasadnienia; przepisy krajowe mają własne terminy. Wychodzisz z listą kontrolną dla każdej kamery i wiesz, gdzie zaczyna się porada prawna.</p>',
    outcomes: [
      'ustawić maski, które trzymają w każdym położeniu obrotu, pochylenia i zoomu',
      'powiedzieć, co musi zawierać pierwsza warstwa informacji na tablicy i gdzie ją zawiesić',
      'ustawić czas przechowywania dla każdej kamery i wykazać, że usuwanie działa',
    ],
    chapters: [
      'Najpierw nakierować, potem maskować',
      'Tablica i jej treść',
      'Przechowywanie, usuwanie i dowód',
    ],
  },
}
