import type { CourseTextSeed } from '../../../seed-types.ts'

export const securityVideos: Readonly<Record<number, CourseTextSeed>> = {
  201: {
    name: 'Problem czapki: jak wysoko to za wysoko',
    summary:
      'Jedna kamera, jedna osoba, cztery wysokości montażu. Przy której znika twarz i ile kosztuje piętnaście stopni pochylenia?',
    description:
      '<p>Osoba w czapce idzie ku tej samej kamerze zawieszonej na 2,5, 3,5, 4,5 i 6 metrach. Do pochylenia około 15 stopni twarz jest użyteczna, powyżej 30 zbierasz czapki. Reguła do identyfikacji: cztery razy dalej, niż kamera wisi ponad oczami.</p>',
    outcomes: [
      'oszacować kąt pochylenia z wysokości montażu i odległości',
      'powiedzieć, do jakiego kąta twarz pozostaje użyteczna',
      'odsunąć kamerę na planie, zanim się ją obniży',
    ],
    chapters: ['Problem czapki: jak wysoko to za wysoko'],
  },
  202: {
    name: 'Podświetlenie przy szklanych drzwiach',
    summary:
      'Dlaczego goście przychodzą jako sylwetki, co naprawdę daje szeroki zakres dynamiki i co robi z ludźmi w ruchu.',
    description:
      '<p>Na zewnątrz 20 000 luksów, w środku 300: żaden przetwornik nie obejmie tego jedną ekspozycją. Film ustawia kamerę wejściową: najpierw obrót, potem ważenie ekspozycji, na końcu WDR, który łączy kilka ekspozycji i idącym dodaje duchy. Sprawdzamy o jedenastej w słońcu, a nie o piątej.</p>',
    outcomes: [
      'rozpoznać podświetlenie na planie, zanim kamera zawiśnie',
      'ustawić ważenie ekspozycji dla wejścia',
      'ocenić duchy, które przynosi WDR',
    ],
    chapters: ['Podświetlenie przy szklanych drzwiach'],
  },
  203: {
    name: 'Trzydzieści dni na dysku: obliczanie pamięci',
    summary:
      'Od przepływności do terabajtów na jednej kartce, z błędami, które z obiecanych trzydziestu dni robią dziewiętnaście.',
    description:
      '<p>Przy 4 Mbit/s kamera zapełnia 43 GB na dobę; szesnaście potrzebuje na trzydzieści dni 20,7 TB, jeszcze bez RAID, formatowania i rezerwy. Webinar przelicza arkusz, pokazuje zmienną przepływność w deszczową noc i odpowiada na pytania o zapis przy ruchu, czas przechowywania i awarię dysku podczas odbudowy.</p>',
    outcomes: [
      'obliczyć pamięć z przepływności, liczby kamer i dni',
      'uwzględnić RAID, formatowanie i nocny szum',
      'po tygodniu sprawdzić, czy obietnica zostanie dotrzymana',
    ],
    chapters: ['Trzydzieści dni na dysku: obliczanie pamięci'],
  },
  204: {
    name: 'Studium przypadku: tablice na placu załadunkowym',
    summary:
      'Plac z jedenastoma dokami, ciężarówki w obu kierunkach i niskie zimowe słońce. Co planowano, co zawiodło i co dziś czyta tablice.',
    description:
      '<p>Pierwszy projekt, z jedną kamerą na całą bramę, odczytywał 61 % tablic. Korekta: osobny pas, 1/1000 s, podczerwień 850 nm, kąt poniżej 30 stopni, 200 pikseli na metr. Dziś jest 97 %; na resztę, czyli brud, haki holownicze i obce tablice, brama ma przycisk.</p>',
    outcomes: [
      'wymienić cztery przyczyny złego odczytu tablic',
      'zaplanować migawkę, kąt i gęstość pikseli dla pasa',
      'uzgodnić skuteczność odczytu, którą da się sprawdzić',
    ],
    chapters: ['Studium przypadku: tablice na placu załadunkowym'],
  },
  205: {
    name: 'Zamek rewersyjny czy zwykły: okablowanie drzwi',
    summary:
      'Dwa zamki, jeden przekaźnik i zanik zasilania. Które drzwi się otworzą, które pozostaną zamknięte i gdzie jest miejsce diody.',
    description:
      '<p>Na stole: zwora, która trzyma pod prądem, i elektrozaczep, który pod prądem otwiera, na jednym kontrolerze. Film łączy je przez styki NC i NO i odcina zasilanie. Bez diody na cewce styki przekaźnika zgrzewają się w kilka tygodni. Drzwi ewakuacyjne zwalnia się zawsze bez elektroniki po drodze.</p>',
    outcomes: [
      'wybrać dla danych drzwi zamek rewersyjny lub zwykły',
      'podłączyć zamek do właściwego styku przekaźnika',
      'włączyć diodę gaszącą z właściwą polaryzacją',
    ],
    chapters: ['Zamek rewersyjny czy zwykły: okablowanie drzwi'],
  },
  206: {
    name: 'Z Wieganda na OSDP bez nowego kabla',
    summary:
      'Stare czytniki wysyłają numery kart jawnie. Jak drzwi po drzwiach przejść na szyfrowaną linię, zwykle na istniejących przewodach.',
    description:
      '<p>Wiegand wysyła numer jawnie i tylko w jedną stronę. OSDP (PN-EN 60839-11-5) działa na RS-485, w obie strony, z AES-128 w bezpiecznym kanale. Webinar pokazuje przejście na istniejącym kablu: pomiar par, terminacja 120 omów, adresy, prędkość, a przede wszystkim wymiana opublikowanego klucza domyślnego.</p>',
    outcomes: [
      'powiedzieć, co można odczytać z linii Wieganda',
      'ocenić, czy istniejący kabel nadaje się do RS-485',
      'uruchomić bezpieczny kanał z własnym kluczem',
    ],
    chapters: ['Z Wieganda na OSDP bez nowego kabla'],
  },
  207: {
    name: 'Rezystory końca linii: cztery stany na dwóch żyłach',
    summary:
      'Spoczynek, alarm, zwarcie, przerwa. Gdzie siedzą oba rezystory i dlaczego w centrali są nic niewarte.',
    description:
      '<p>Z 4,7 kΩ na końcu linii i 4,7 kΩ na styku centrala widzi 4,7 kΩ w spoczynku, 9,4 kΩ w alarmie, zero przy zwarciu i nieskończoność po przecięciu. Najczęstszy błąd: oba rezystory wkręcone w centralę, gdzie nadzorują trzydzieści centymetrów, a sześćdziesiąt metrów zostawiają przypadkowi.</p>',
    outcomes: [
      'narysować linię nadzorowaną z dwoma rezystorami',
      'przypisać cztery wartości rezystancji czterem stanom',
      'znaleźć rezystory zamontowane na złym końcu',
    ],
    chapters: ['Rezystory końca linii: cztery stany na dwóch żyłach'],
  },
  208: {
    name: 'Studium przypadku: czujka, która alarmowała o 5:40',
    summary:
      'Jedenaście fałszywych alarmów w jedną zimę, zawsze o tej samej porze. Poszukiwania wśród ogrzewania, słońca, zwierząt i rejestru zdarzeń.',
    description:
      '<p>Czujka ruchu w salonie alarmuje o 5:40, tylko w dni robocze i tylko na mrozie. Najpierw rejestr zdarzeń, potem obiekt o tej godzinie z kamerą termowizyjną: o 5:30 rusza nagrzewnica i wdmuchuje baner w pole detekcji. Czujka wisiała dwa metry za daleko w lewo; czułości nie ruszano.</p>',
    outcomes: [
      'znaleźć prawidłowość w rejestrze zdarzeń przed wyjazdem na obiekt',
      'szukać ciepła i ruchu powietrza w polu detekcji',
      'przenieść czujkę, zamiast ją oślepiać',
    ],
    chapters: ['Studium przypadku: czujka, która alarmowała o 5:40'],
  },
  209: {
    name: 'Dwa urządzenia, jeden adres: znalezione w pięć minut',
    summary:
      'Obraz co kilka sekund znika i wraca. Jak znaleźć zdublowany adres IP laptopem i przełącznikiem.',
    description:
      '<p>Kamera odpowiada, potem nie, potem znów: dwa adresy sprzętowe na zmianę zajmują jeden adres IP. Poszukiwanie: wyczyść tablicę ARP, wyślij ping, zapisz oba adresy, odszukaj je w tablicy przełącznika, idź do portu. Zwykle to zapasowe urządzenie z adresem fabrycznym; zapobiega temu etykieta i prowadzona lista adresów.</p>',
    outcomes: [
      'rozpoznać zdublowany adres po objawach',
      'dojść od adresu sprzętowego do portu przełącznika',
      'uruchamiać nowe urządzenia jedno po drugim',
    ],
    chapters: ['Dwa urządzenia, jeden adres: znalezione w pięć minut'],
  },
  210: {
    name: 'Co twoja kamera mówi internetowi?',
    summary:
      'Godzina ruchu świeżo rozpakowanej kamery: nazwy, czas, przekaźnik w chmurze i port, który sama otworzyła.',
    description:
      '<p>Podłączyliśmy kamerę prosto z pudełka do sieci z analizatorem i przez godzinę zapisywaliśmy, co robi. Pytała o czas, szukała aktualizacji, próbowała trzech serwerów pośredniczących i przez UPnP zażądała od routera otwartego portu. Webinar rozstrzyga o każdym wierszu i kończy się regułą ruchu wychodzącego: dwa adresy przechodzą, reszta jest rejestrowana.</p>',
    outcomes: [
      'zarejestrować i odczytać ruch wychodzący urządzenia',
      'wyłączyć pośrednika i UPnP oraz to wykazać',
      'napisać regułę ruchu wychodzącego dla sieci kamer',
    ],
    chapters: ['Co twoja kamera mówi internetowi?'],
  },
  211: {
    name: 'Echo i sprzężenie w stacji bramowej',
    summary:
      'Gość słyszy sam siebie, portier słyszy pisk. Cztery przyczyny w kolejności, w jakiej należy je sprawdzać.',
    description:
      '<p>Sprzężenie to pętla: głośnik, powietrze, mikrofon, wzmacniacz. Najpierw sprawdzamy uszczelkę między głośnikiem a mikrofonem, potem głośność i odległość, potem wnękę, na końcu tłumienie echa. Ściszenie wszystkiego leczy pisk razem z rozmową. Na koniec dwie osoby mówią naraz, bo to jedyna uczciwa próba.</p>',
    outcomes: [
      'odróżnić echo akustyczne od opóźnienia w sieci',
      'sprawdzić po kolei uszczelkę, głośność, wnękę i tłumienie echa',
      'przeprowadzić przy odbiorze próbę mówienia jednocześnie',
    ],
    chapters: ['Echo i sprzężenie w stacji bramowej'],
  },
  212: {
    name: 'Wtyk na maszcie, który wiosną jest jeszcze suchy',
    summary:
      'Zakończenie zewnętrznego kabla sieciowego: pętla okapowa, dławnica, odciążenie i pomiar, zanim zamknie się pokrywę.',
    description:
      '<p>Woda nie wpada do kamery, tylko idzie po kablu. Film zakańcza kabel w skrzynce na maszcie: właściwa dławnica, pętla okapowa, odciążenie, pary rozkręcone najwyżej na 13 mm, ekran połączony dookoła. Przed zamknięciem mierzy się mapę połączeń i PoE pod obciążeniem; wolny otwór dostaje zaślepkę, nie taśmę.</p>',
    outcomes: [
      'zakończyć kabel zewnętrzny z pętlą okapową i dławnicą',
      'zachować skręt par i ekran aż do styku',
      'zmierzyć mapę połączeń i napięcie PoE pod obciążeniem',
    ],
    chapters: ['Wtyk na maszcie, który wiosną jest jeszcze suchy'],
  },
}
