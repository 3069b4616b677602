import type { CourseTextSeed } from '../../../seed-types.ts'

/** Courses every trade needs, in Polish. */
export const base: Readonly<Record<number, CourseTextSeed>> = {
  6: {
    name: 'Czytanie obiektu: ryzyko, warstwy i reakcja',
    summary:
      'Zanim wybierzemy jakiekolwiek urządzenie: co chronić, przed kim i kto przyjedzie, gdy zadzwoni.',
    description:
      '<p>System zabezpieczeń kupuje czas. Jeśli ogrodzenie opóźnia o dwie minuty, drzwi o trzy, a ochrona potrzebuje dwunastu, coś trzeba zmienić i nie jest to kamera. Kurs uczy umieszczać wykrycie, opóźnienie i reakcję na jednej osi czasu, zanim do oferty trafi pierwsze urządzenie.</p><p>Idziesz przez obiekt od zewnątrz do środka: granica, plac, powłoka budynku, pomieszczenie, przedmiot. W każdej warstwie pytasz, co zrobiłby tu złodziej okazjonalny, złodziej przygotowany i ktoś z wewnątrz. Powstaje jedna strona, którą rozumie klient i na której może pracować projektant: chronione mienie, założony napastnik, warstwy, czasy i ryzyko, które pozostaje, bo ktoś tak zdecydował.</p>',
    outcomes: [
      'zinwentaryzować obiekt warstwa po warstwie z planem i zdjęciami',
      'umieścić wykrycie, opóźnienie i reakcję na jednej osi czasu',
      'nazwać napastnika, na którego projekt jest liczony, i tego, na którego nie jest',
      'opisać ryzyko resztkowe tak, aby klient mógł się pod nim podpisać',
    ],
    chapters: ['Co warto chronić i przed kim', 'Warstwy od ogrodzenia do sejfu', 'Oś czasu i cała reszta'],
  },
  19: {
    name: 'Spadek napięcia na długich kablach',
    summary:
      'Dziewięćdziesiąt sekund o tym, dlaczego kamera sprawna na stole restartuje się na końcu 86 m kabla, i o czterech wyjściach.',
    description:
      '<p>Film rysuje jedną krzywą: napięcie na kamerze wraz z długością kabla. Przy 24 V, 12 W i dwóch żyłach 0,5 mm² spada ono poniżej dolnej granicy 20,4 V przy 86 m, a im niżej, tym szybciej, bo przetwornica impulsowa pobiera większy prąd, by uzyskać swoją moc.</p><p>Potem ten sam odcinek kablem 1 mm². Warto mieć pod ręką wzór: rezystancja pętli dla miedzi to 2 × 0,0178 × długość ÷ przekrój, w omach, metrach i mm².</p>',
    outcomes: [
      'obliczyć rezystancję pętli kabla miedzianego',
      'ocenić, kiedy 86 m cienkiego kabla to za dużo',
      'wybrać między grubszym kablem, krótszą trasą, wyższym napięciem i bliższym zasilaczem',
    ],
    chapters: ['Opadająca krzywa'],
  },
  20: {
    name: 'Zasilanie rezerwowe: akumulatory, które wytrzymają do rana',
    summary:
      'Dobieraj, umieszczaj i badaj akumulatory tak, aby system działał także w ostatniej z obiecanych godzin.',
    description:
      '<p>Akumulator to obietnica z datą ważności. Nowy i ciepły oddaje to, co na nim wydrukowano; po czterech zimach w szafce pod dachem oddaje połowę i nikt tego nie zauważa, dopóki nie zabraknie sieci. Ten kurs liczy z połową.</p><p>Przykład: 0,42 A przez 60 godzin i 1,2 A przez pół godziny alarmu daje 25,8 Ah; z ćwiercią na starzenie jest to 32,3 Ah, a więc następny rozmiar to 38 Ah. Dowiesz się, skąd wzięło się 60 godzin, jak długo może trwać doładowanie, dlaczego dwa stare akumulatory równolegle nie są jednym dobrym i czym próba obciążenia różni się od rzutu oka na woltomierz.</p>',
    outcomes: [
      'obliczyć pojemność akumulatora z prądu czuwania, prądu alarmu i liczby godzin',
      'uwzględnić starzenie i temperaturę, zamiast liczyć na szczęście',
      'zbadać akumulator pod obciążeniem i zdecydować, kiedy go wymienić',
    ],
    chapters: ['Prąd razy godziny, uczciwie', 'Ładowanie, temperatura i starzenie', 'Próba obciążenia'],
  },
  22: {
    name: 'Uziemienie i ochrona przeciwprzepięciowa na zewnątrz',
    summary:
      'Dlaczego jedno uderzenie koło ogrodzenia zabija rejestrator w piwnicy i gdzie musi siedzieć ochronnik, by temu zapobiec.',
    description:
      '<p>Kamera na maszcie i przełącznik w budynku to dwa uziemienia połączone cienkim kablem. Gdy piorun podniesie jedno z nich o kilka tysięcy woltów, różnica pójdzie parą danych. Kurs pokazuje, dokąd ten prąd chce płynąć, i daje mu krótszą drogę.</p><p>Zaznaczasz na planie strefy według IEC 62305, umieszczasz ochronniki na granicy stref, a nie przy urządzeniu, skracasz ich przewód uziemiający do mniej niż pół metra i uczysz się, kiedy światłowód jest po prostu tańszy. Ekrany, połączenia wyrównawcze masztów i różnica między uziemieniem ochronnym a zardzewiałym prętem mają osobny rozdział.</p>',
    outcomes: [
      'zaznaczyć strefy ochrony odgromowej na planie obiektu',
      'dobrać i umieścić ochronniki dla PoE, RS-485 i linii 24 V',
      'zdecydować, kiedy odcinek musi być światłowodowy',
    ],
    chapters: [
      'Dwa uziemienia i cienki kabel',
      'Ochronniki na granicy stref',
      'Ekrany, połączenia wyrównawcze i światłowód',
    ],
  },
  23: {
    name: 'Uruchomienie, odbiór i przekazanie',
    summary:
      'Udowodnij, że system robi to, co zamówiono, przekaż go w sposób trwały i rzadziej wracaj na obiekt.',
    description:
      '<p>Robota nie jest skończona wtedy, gdy wszystko działa, lecz wtedy, gdy ktoś inny może to zobaczyć. Kurs zamienia wymagania użytkowe w listę prób, z których każda ma warunek, wartość zmierzoną i podpis, i pilnuje, by lista dała się zrobić w jeden dzień.</p><p>Potem przekazanie: dokumentacja powykonawcza, tabela adresów i numerów seryjnych, hasła przekazane w zaklejonej kopercie i zmienione na miejscu, szkolenie dla ludzi z nocnej zmiany, a nie tylko dla tych, którzy przychodzą na spotkania. Kończymy planem konserwacji, bo jego pierwszy termin musi być ustalony, zanim odjedziesz.</p>',
    outcomes: [
      'wyprowadzić próby odbiorcze z wymagań użytkowych',
      'zapisać obrazy i odczyty odniesienia do późniejszego porównania',
      'przygotować dokumentację powykonawczą, na której mogłaby pracować inna firma',
      'przeszkolić operatorów z trzech rzeczy, które będą im potrzebne w nocy',
    ],
    chapters: [
      'Od wymagań do listy prób',
      'Obrazy i odczyty odniesienia',
      'Dokumenty, z którymi da się pracować',
      'Szkolenie, hasła, pierwszy termin konserwacji',
    ],
  },
  24: {
    name: 'Prywatność w projekcie systemu wizyjnego',
    summary:
      'Nagrywaj to, czego wymaga cel, i nic więcej: strefy, maski, czas przechowywania, oznakowanie i kto może oglądać.',
    description:
      '<p>Prywatność jest najtańsza na rysunku. Kamera obrócona o piętnaście stopni nie potrzebuje maski na oknie sąsiada; kamera przy kasie, która nie pokazuje klawiatury, nie wymaga rozmów ze związkami. Kurs stawia przy każdej kamerze na planie jej cel i zabiera to, czego ten cel nie potrzebuje.</p><p>Uczysz się rozdzielać podgląd i nagranie, dobierać czas przechowywania w godzinach, a nie według wielkości dysku, rysować maski poruszające się z kamerą PTZ oraz nadawać i rejestrować dostęp tak, aby pytanie „kto oglądał ten obraz?” miało odpowiedź. Przykłady opierają się na europejskim prawie ochrony danych, ale metoda działa wszędzie.</p>',
    outcomes: [
      'zapisać cel i czas przechowywania dla każdej kamery na planie',
      'ustawić maski prywatności, także na kamerach obrotowych, i sprawdzić je przy pełnym zbliżeniu',
      'zaplanować oznakowanie, prawa dostępu i rejestr eksportów',
    ],
    chapters: [
      'Cel dla każdej kamery',
      'Maski, strefy i czas przechowywania',
      'Kto może oglądać i kto to wie',
    ],
  },
}
