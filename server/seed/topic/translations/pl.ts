import type { TopicDocument } from '../../../../src/domain/topic/topic-document.ts'
import type { TextsById } from '../../translated.ts'

export const topic: TextsById<TopicDocument['texts']['en']> = {
  1: {
    name: 'Ochrona obwodowa',
    summary:
      'Ogrodzenie opóźnia, czujka zgłasza, kamera pokazuje. Chronią tylko razem i tylko wtedy, gdy ktoś przyjedzie.',
    body: '<p>Nikomu nie jest potrzebny alarm w chwili, gdy pęka szyba. Sensem ochrony obwodowej jest czas: minuty między pierwszym dotknięciem ogrodzenia a pierwszym dotknięciem budynku. Projektowanie zaczyna się od końca, od pytania, <strong>ile zajmuje przyjazd patrolu</strong>, i cofa się do miejsca, w którym musi nastąpić detekcja.</p><p>Detekcja jest warstwowa, bo każda metoda ma swoją pogodę. Kamery termowizyjne widzą w ciemności, ale słabo w gęstej mgle; kabel na ogrodzeniu czuje wspinanie, lecz i wichurę; radar lubi otwarty teren, a nie lubi trzcin. Dwie metody zawodzące w różne dni są warte więcej niż dwie najlepsze tego samego rodzaju.</p><p>Potem weryfikacja: zdarzenie bez obrazu to plotka, a po dziesiątej nikt już nie wyjedzie. Kamery planuj dla operatora, który ma piętnaście sekund.</p>',
  },
  2: {
    name: 'Obraz w nocy',
    summary: 'Jasny nie znaczy ostry. Jak uzyskać użyteczny obraz, gdy prawie nie ma światła.',
    body: '<p>Każda kamera da w nocy jasny obraz, jeśli jej pozwolić. Otwiera migawkę na piętnastą część sekundy, podnosi wzmocnienie i plac wygląda jak przy pełni księżyca. Potem ktoś przebiega i jest szarą smugą.</p><p>Kolejność decyzji jest odwrotna. Najpierw <strong>migawka</strong>: idący człowiek potrzebuje około jednej pięćdziesiątej sekundy, samochód przy szlabanie znacznie krócej. Potem światło, którego ta migawka wymaga, i jego źródło. Wbudowana podczerwień jest wygodna i przyciąga pająka, którego sieć w sierpniu wypełni obraz. Osobny oświetlacz dwa metry dalej kosztuje kabel i rozwiązuje problem.</p><p>Kolor w nocy wymaga białego światła, a białe światło zgody sąsiadów. Na koniec oceniaj nagranie, nie podgląd: kompresja najpierw zjada ciemne partie.</p>',
  },
  3: {
    name: 'Cyberbezpieczeństwo systemów zabezpieczeń',
    summary: 'Kamera to komputer na słupie. Co to znaczy dla haseł, aktualizacji i sieci za nią.',
    body: '<p>Rejestrator w piwnicy działa od sześciu lat i nikt nie zna hasła. Tak zaczyna się większość historii. Systemy zabezpieczeń to komputery wiszące na zewnątrz, dostępne z daleka i żyjące dłużej niż trzy pokolenia biurowych pecetów.</p><p>Cztery nawyki usuwają większość zagrożenia. <strong>Spis</strong>, w którym jest każde urządzenie z wersją oprogramowania, i osoba, która go prowadzi. Hasła inne dla każdego urządzenia, przekazane na piśmie. Osobna sieć z bramą przepuszczającą tylko to, co potrzebne, w której odłączona kamera na elewacji nikomu nie otwiera drogi. I dzień w kalendarzu na aktualizacje, z planem, co w tym czasie pozostaje pod nadzorem.</p><p>O zdalnym dostępie jedno zdanie: przekierowany port to nie dostęp, lecz otwarte okno.</p>',
  },
  4: {
    name: 'Termowizja w zapobieganiu pożarom',
    summary:
      'Przed dymem jest ciepło. Gdzie kamera termowizyjna daje godziny, gdzie tylko sekundy, a gdzie nic.',
    body: '<p>Czujka dymu zgłasza pożar. Kamera termowizyjna może zgłosić to, co się nim stanie: hałdę, która grzeje się od niedzieli, łożysko bez smaru, zacisk, który żarzy się tylko pod obciążeniem. W sortowni odpadów czy magazynie zrębków to różnica między ładowarką a strażą pożarną.</p><p>Ile czasu się zyska, zależy od materiału. Nagrzewanie biologiczne trwa <strong>dni</strong>, łożysko godziny, ogniwo litowe minutę lub dwie. Z tego wynikają cykl kamery, próg i droga alarmu, a nie z karty katalogowej.</p><p>Kamery termowizyjne widzą powierzchnie. Żar pod dwoma metrami wiórów jest niewidoczny, a ciepło za szybą zostaje za szybą. Takie granice trzeba zapisać w koncepcji. To zaś, co kamera zgłosi o trzeciej w nocy, musi dotrzeć do kogoś, kto wie, co robić.</p>',
  },
  5: {
    name: 'Dostęp bez kluczy',
    summary:
      'Karta, telefon i kod zastępują klucz. Drzwi, zamek i droga ewakuacyjna pozostają tym, czym były.',
    body: '<p>Zgubiony klucz kosztuje wkładkę albo czterysta wkładek. Zgubiona karta kosztuje kliknięcie. To cały argument za elektroniczną kontrolą dostępu, i to dobry; trudne jest wszystko wokół kliknięcia.</p><p>Najpierw drzwi. Czytnik niczego nie zamyka: robią to zaczep, zawias i samozamykacz, a drzwi, które zimą się zacinają, ludzie podeprą klinem i będą mieli rację. Potem <strong>identyfikator</strong>. Starsze karty, które tylko podają numer, kopiuje się w kilka sekund urządzeniem tańszym od czytnika; szyfrowanie i nadzorowana linia do kontrolera nie są już luksusem.</p><p>Telefon jako klucz jest wygodny, dopóki nie padnie bateria, więc zaplanuj i ten przypadek. Zaplanuj też wyjście: na drodze ewakuacyjnej drzwi otwierają się od środka jednym ruchem, cokolwiek sądzi o tym system.</p>',
  },
  6: {
    name: 'Zasilanie, które wytrzyma',
    summary:
      'Większość usterek to usterki zasilania. Od napięcia na końcu kabla po akumulator w czwartym roku.',
    body: '<p>Kamera, która co wieczór o szóstej się restartuje, nie jest zepsuta. O szóstej włącza się podczerwień, prąd się podwaja i na końcu osiemdziesięciu metrów cienkiego kabla z dwunastu woltów zostaje dziewięć. Kto mierzy przy zasilaczu, niczego nie znajdzie.</p><p>Mierz <strong>przy urządzeniu i pod obciążeniem</strong>: ta jedna zasada oszczędza więcej wyjazdów niż jakikolwiek zdalny serwis. Rachunek ma dwie linijki i pokazuje też, dlaczego PoE przy 54 V wybacza to, czego 12 V nie wybaczy.</p><p>Akumulatory są obliczone na 20 °C i dwadzieścia godzin; w szafie na południowej ścianie na każde dziesięć stopni starzeją się dwa razy szybciej. Licz na koniec ich życia, pisz na nich datę i sprawdzaj obciążeniem, nie woltomierzem. A piorun nie musi trafić w maszt: niechronionej linii wystarczy uderzenie trzysta metrów dalej.</p>',
  },
}
