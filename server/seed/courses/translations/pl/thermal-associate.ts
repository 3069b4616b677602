import type { CourseTextSeed } from '../../../seed-types.ts'

export const thermalAssociate: Readonly<Record<number, CourseTextSeed>> = {
  46: {
    name: 'Kalibracja radiometryczna i punkty pomiarowe',
    summary:
      'Co obiecuje kalibracja kamery termowizyjnej, jak sprawdzić ją lodem i czajnikiem i która plamka pomiarowa odpowiada na które pytanie.',
    description:
      '<p>Karta katalogowa podaje ±2 °C lub ±2 % odczytu: dla kamery rozgrzanej, przed ciałem czarnym wypełniającym obraz i mniej niż rok po wyjściu z laboratorium. Kurs pokazuje, jak z surowych wartości powstaje temperatura: charakterystyka detektora, zakres pomiarowy, korekcja migawką i dryft między dwoma kliknięciami.</p><p>Wodą z lodem (0 °C) i wrzątkiem (blisko 100 °C, o stopień mniej na każde 300 m wysokości) znajdziesz kamerę, którą ktoś upuścił, <strong>zanim</strong> zrobi to klient. Kalibracji to nie zastępuje.</p><p>Potem plamka: 24° na 320 pikselach daje 1,3 mrad, więc z 3 m wiarygodna plamka ma 12 mm. Dowiesz się też, dlaczego maksimum z dużego obszaru trafia zwykle na lampę.</p>',
    outcomes: [
      'wyjaśnić, co obejmuje dokładność z karty katalogowej, a czego nie',
      'sprawdzić kamerę w dwóch punktach stałych i zapisać odchyłkę',
      'dobrać zakres pomiarowy i w odpowiedniej chwili poczekać na migawkę',
      'obliczyć najmniejszą wiarygodną plamkę dla obiektywu i odległości',
      'wybrać maksimum, średnią lub różnicę stosownie do zadania',
    ],
    chapters: [
      'Od surowych wartości do stopni',
      'Migawka, rozgrzewanie i dryft',
      'Lód, czajnik i świadectwo',
      'Punkty, obszary i różnice',
    ],
  },
  47: {
    name: 'Badanie termowizyjne budynków',
    summary:
      'Kiedy przyjść, gdzie stanąć i co znaczy niebieski narożnik: mostki cieplne, przewiewy i wilgoć, odróżnione od wczorajszego słońca.',
    description:
      '<p>Większość złych zdjęć budynków zrobiono o złej porze. Potrzeba co najmniej 10 K różnicy utrzymanej godzinami, ściany bez słońca od poprzedniego dnia, suchych powierzchni i słabego wiatru. Zostają ostatnie godziny zimowej nocy, więc kurs zaczyna się od nastawienia budzika.</p><p>Dalej pracujesz metodą <strong>ISO 6781-1</strong>: z zewnątrz przegląd, od środka pokój po pokoju. Mostek cieplny ma miękkie brzegi i biegnie za konstrukcją; nieszczelność ma postrzępione języki i zmienia się przy 50 Pa w próbie z drzwiami nawiewnymi; wilgoć jest chłodna, bo paruje.</p><p>Przy 20 °C wewnątrz i −5 °C na zewnątrz narożnik o 12,6 °C ma współczynnik temperaturowy 0,70, mniej więcej granicę ryzyka pleśni. Słowo „pleśń” zostawiasz temu, kto pobiera próbkę.</p>',
    outcomes: [
      'ocenić na podstawie prognozy, czy badanie jutro ma sens',
      'odróżnić mostek cieplny, nieszczelność i wilgoć po kształcie i zachowaniu',
      'rozpoznać odbicia nieba, okien i własnego ciała',
      'obliczyć współczynnik temperaturowy zimnego narożnika',
    ],
    chapters: [
      'Właściwa noc',
      'Z zewnątrz: przegląd i niebo',
      'Od środka: pokój po pokoju',
      'Przy 50 Pa: nieszczelności',
      'Wilgoć, narożniki i współczynnik temperaturowy',
    ],
  },
  48: {
    name: 'Raporty, które się obronią',
    summary:
      'Raport termowizyjny musi przetrwać niedowierzającego elektryka, ubezpieczyciela i dwa lata w segregatorze. Jak napisać stronę na usterkę, która to potrafi.',
    description:
      '<p>Czerwona plama na stronie 17 niczego nie dowodzi: przy rozpiętości 60 K zamiast 10 K znika, w innej palecie jest zielona. Raport broni się, gdy ktoś inny w tym samym miejscu, z tymi samymi nastawami, zobaczy to samo. Rozbieramy sześć raportów, z czego cztery błędne w sposób kosztowny.</p><p>Każda usterka dostaje stronę: miejsce z oznaczeniem, <strong>termogram i zdjęcie z tego samego stanowiska</strong>, nastawy, obciążenie w chwili pomiaru, porównanie, ocenę oraz działanie z terminem. Większość wymienia ISO 18434-1; klient pamięta tylko ostatnie, więc trafia ono na górę.</p><p>Na koniec słowa. „Przegrzany” to sąd, „31 K powyżej sąsiedniej fazy przy 40 % obciążenia” to ustalenie. Piszemy też, czego nie zbadano, bo osłona została.</p>',
    outcomes: [
      'ustawić poziom, rozpiętość i paletę tak, by obrazy w raporcie dały się porównać',
      'opisać usterkę: miejsce, nastawy, obciążenie, porównanie, ocena i działanie',
      'oddzielić to, co zmierzono, od tego, co wywnioskowano',
      'wymienić, czego nie zbadano i dlaczego',
    ],
    chapters: ['Ten sam obraz dla każdego', 'Jedna strona na usterkę', 'Słowa, wątpliwości i archiwum'],
  },
}
