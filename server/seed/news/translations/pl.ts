import type { NewsDocument } from '../../../../src/domain/news/news-document.ts'
import type { TextsById } from '../../translated.ts'

export const news: TextsById<NewsDocument['texts']['en']> = {
  1: {
    title: 'Certyfikacja z systemów zabezpieczeń: wersja 2026 już dostępna',
    summary:
      'Trzy kursy są nowe, jeden wycofano, a egzamin teoretyczny częściej pyta o zasilanie i odbiór. Kto jest w trakcie wersji 2025, nic nie traci.',
    body: '<p>Od dziś można zapisać się na wersję 2026. Nadal potrzeba <strong>dwunastu punktów</strong>, ale część obowiązkowa obejmuje teraz analizę obiektu, bilans PoE, zasilanie rezerwowe, uruchomienie i ochronę prywatności. Dawny moduł o transmisji analogowej wycofano.</p><p>Jeśli uczysz się według wersji 2025, masz wybór. Możesz ją dokończyć, bo egzaminy będą się odbywać jeszcze przez sześć miesięcy. Możesz też zaktualizować ją na stronie certyfikacji: zastąpione kursy uznaje się za ukończone, a punkty zostają. Uczysz się tylko tego, co nowe.</p><p>Certyfikaty wersji 2025 zachowują ważność do podanej daty, a odnowienie prowadzi do wersji 2026.</p>',
  },
  2: {
    title: 'Egzaminy praktyczne z termowizji: Monachium i Lyon',
    summary:
      'Cztery terminy dla poziomu podstawowego i profesjonalnego, przy podgrzewanej ścianie z celami, które wyglądają na gorące, a nie są.',
    body: '<p>Najbliższe egzaminy praktyczne z termowizji odbędą się w Monachium i Lyonie, po dwa terminy. Zdający staje przed podgrzewaną ścianą z dwunastoma celami: malowana stal, gołe aluminium, taśma, szkło, mokra cegła. Pięć z nich opisuje w protokole z emisyjnością, temperaturą odbitą, odległością i odczytem, a przy pozostałych uzasadnia, dlaczego nie da się ich zmierzyć.</p><p>Warunkiem jest <strong>zdany egzamin teoretyczny</strong> danego poziomu. Prosimy zabrać własną kamerę ze świadectwem wzorcowania albo zarezerwować naszą. Próg to 80 na 100, wynik pojawia się w portalu w ciągu trzech dni roboczych.</p><p>Miejsc jest mało, bo każdy ma ścianę tylko dla siebie przez czterdzieści minut.</p>',
  },
  3: {
    title: '„Rozmieszczenie kamer i dobór obiektywu” napisane od nowa',
    summary:
      'Pierwszy kurs dozoru wizyjnego ma nową kolejność rozdziałów, trzy sceny policzone ręcznie i obchód w deszczu.',
    body: '<p>Wersja 2026 kursu <a href="/course/detail/1">Rozmieszczenie kamer i dobór obiektywu</a> zastępuje wersję z 2024 roku. Zaczyna się od pytania, na które ma odpowiedzieć obraz, a dopiero potem przechodzi do ogniskowych. Dawniej było odwrotnie i zbyt wiele osób liczyło właściwy obiektyw do niewłaściwego obrazu.</p><p>Nowe są trzy sceny: wejście do sklepu, alejka parkingu i sześćdziesiąt metrów ogrodzenia, a także obchód w deszczu, podczas którego słońce wychodzi w najgorszej chwili. Quiz ma pięć nowych pytań.</p><p>Kto ukończył starą wersję, zachowuje punkt. Kto był w trakcie, ma postęp oznaczony jako pełny.</p>',
  },
  4: {
    title: 'Kurs o utwardzaniu urządzeń dostosowany do aktu o cyberodporności',
    summary:
      'Producenci muszą zgłaszać wykorzystywane podatności, a instalatorzy być osiągalni i umieć aktualizować. Nowy rozdział mówi, co to znaczy na obiekcie.',
    body: '<p>Unijny akt o cyberodporności zobowiązuje producentów urządzeń podłączanych do sieci do zgłaszania aktywnie wykorzystywanych podatności od 11 września 2026 r. i do spełnienia wszystkich wymagań od 11 grudnia 2027 r. To obowiązek producenta, ale poprawka, której nikt nie zainstaluje, nikogo nie chroni.</p><p>Kurs <a href="/course/detail/18">Utwardzanie kamer i kontrolerów</a> ma więc nowy rozdział: jak prowadzić <strong>spis urządzeń i wersji oprogramowania</strong>, do kogo musi dotrzeć ostrzeżenie, jak zaktualizować czterysta kamer bez oślepiania obiektu i co zrobić z urządzeniami bez wsparcia.</p><p>Dla nowych uczestników rozdział jest obowiązkowy, dla pozostałych dostępny.</p>',
  },
  5: {
    title: 'Kontrola dostępu stacjonarnie: dwa dni w Madrycie',
    summary: 'Ośmioro drzwi, dwanaście miejsc, każdy typ zamka, jaki zna egzamin. Zapisy trwają.',
    body: '<p>Salę w Madrycie przebudowano wokół <strong>ośmiorga drzwi naturalnej wielkości</strong>: przeciwpożarowych z elektrozaczepem, ewakuacyjnych z drążkiem antypanicznym i opóźnionym zwolnieniem, szklanych ze zworą elektromagnetyczną, kołowrotu i czworga drzwi z rozbiórki, ze wszystkim, co trzydzieści lat robi z ościeżnicą.</p><p>Dwudniowe szkolenie wykorzystuje je wszystkie. Pierwszego dnia montujesz i okablowujesz, drugiego szukasz usterek wprowadzonych przez innych. Kończy się dziewięcioma punktami potrzebnymi do egzaminu.</p><p>Zajęcia są po hiszpańsku, materiały po angielsku. O przyjęciu trener decyduje w ciągu trzech dni roboczych.</p>',
  },
  6: {
    title: 'Wczesne wykrywanie pożaru: rozdział o bateriach litowych',
    summary:
      'Składowane drewno grzeje się dniami, bateria minutami. Co to zmienia w progach i cyklach kamer.',
    body: '<p>Kurs <a href="/course/detail/13">Wczesne wykrywanie pożaru w składowanym materiale</a> powstał z myślą o hałdach: zrębkach, papierze, odpadach komunalnych. Taki materiał nagrzewa się godzinami lub dniami i kamera na głowicy obrotowej, wracająca co dziesięć minut, zobaczy to na czas.</p><p>Baterie litowe w tych samych odpadach nie czekają. Od pierwszego odgazowania do płomienia mijają czasem niecałe dwie minuty. Nowy rozdział pokazuje nagrania z sortowni, porównuje <strong>kamery stałe i obrotowe</strong> i wyjaśnia, dlaczego wzrost o osiem kelwinów w trzydzieści sekund jest tam lepszym progiem niż temperatura bezwzględna.</p>',
  },
  7: {
    title: 'Polski i hiszpański: teksty, egzaminy i certyfikaty',
    summary: 'Portal ma dwa nowe języki. Napisy do filmów pojawiają się kurs po kursie.',
    body: '<p>Portal można już czytać po polsku i po hiszpańsku. Opisy kursów, pytania egzaminów teoretycznych, wiadomości i certyfikaty są w języku wybranym u góry strony; certyfikat można pobrać także po angielsku, czego wymagają niektóre przetargi.</p><p><strong>Terminologię branżową</strong> sprawdzili trenerzy z obu krajów, nie tylko tłumacze. Jeśli norma w Twoim kraju używa innego słowa niż my, napisz; zmieniliśmy już jedenaście terminów.</p><p>Ścieżka dźwiękowa pozostaje angielska, a napisy dodajemy stopniowo, zaczynając od kursów obowiązkowych. To, czego jeszcze nie przetłumaczono, wyświetla się po angielsku.</p>',
  },
  8: {
    title: 'Sygnalizacja włamania: nowe okno egzaminacyjne od pierwszego',
    summary:
      'Egzamin teoretyczny ma nową pulę pytań. Zdobyte punkty się liczą, a trzydzieści dni biegnie dalej.',
    body: '<p>Od pierwszego dnia przyszłego miesiąca pytania egzaminu są losowane z <strong>nowej puli</strong>. Jedna trzecia jest nowa, głównie o stopniach zabezpieczenia i klasach środowiskowych według EN 50131, o transmisji alarmu i o tym, co zapisać po fałszywym alarmie.</p><p>Reszta bez zmian: pięćdziesiąt pytań, godzina, 80 na 100 i dwa podejścia. Jeśli masz już dziewiąty punkt, Twoje trzydzieści dni biegnie dalej; podejście przed zmianą odbywa się według starej puli, po zmianie według nowej.</p><p>Polecamy kurs <a href="/course/detail/4">Dobór czujek i unikanie fałszywych alarmów</a>, którego quiz zawiera już pytania nowego rodzaju.</p>',
  },
  9: {
    title: 'Płatne szkolenia: BLIK i Klarna obok karty i przelewu',
    summary: 'W Polsce można płacić BLIKIEM, w innych krajach przez Klarnę. Przelew zostaje, z opłatą 1,5%.',
    body: '<p>Za szkolenia i egzaminy praktyczne można płacić na więcej sposobów: wszędzie kartą, w Polsce <strong>BLIKIEM</strong>, w pozostałych krajach przez <strong>Klarnę</strong>. Żaden z nich nie wiąże się z opłatą serwisową. Miejsce jest Twoje od chwili potwierdzenia płatności, zwykle po kilku sekundach.</p><p>Przelew pozostaje dla firm, które go potrzebują. Opłata serwisowa wynosi 1,5%, a pieniądze muszą dotrzeć w ciągu trzech dni kalendarzowych; potem zamówienie wygasa.</p><p>Faktura jest w „Mojej nauce”. Opłaty nie podlegają zwrotowi, ale zmiana terminu jest bezpłatna, do 24 godzin przed rozpoczęciem.</p>',
  },
  10: {
    title: 'Kamery do wypożyczenia na każdym szkoleniu z termowizji',
    summary:
      'Sześć kamer ręcznych od 160 × 120 do 640 × 480 pikseli jeździ z naszymi trenerami. Własna i tak uczy najlepiej.',
    body: '<p>Dotąd kto przyszedł bez kamery, zaglądał innym przez ramię. Od tego sezonu z trenerami jeździ <strong>sześć kamer ręcznych</strong>, od 160 × 120 do 640 × 480 pikseli, z dwoma teleobiektywami i małym ciałem czarnym do sprawdzania.</p><p>Wypożyczenie jest bezpłatne. Kamerę wybiera się przy zapisie; najskromniejsza to dobry wybór, bo zmusza, by podejść bliżej, a o tym jest pierwszy dzień.</p><p>Jeśli masz własną, weź ją mimo to. Kamera w pracy działa na ustawieniach, które ktoś kiedyś zapisał, a szkolenie to najlepsze miejsce, żeby sprawdzić jakich.</p>',
  },
  11: {
    title: 'Urządzenia radiowe i EN 18031: o co pytają instalatora',
    summary:
      'Od sierpnia 2025 r. urządzenia radiowe na rynku europejskim muszą spełniać wymagania cyberbezpieczeństwa. Nasze kursy mówią, na co patrzeć.',
    body: '<p>Od 1 sierpnia 2025 r. podłączone do internetu urządzenia radiowe wprowadzane do obrotu w Unii Europejskiej muszą spełniać wymagania cyberbezpieczeństwa z dyrektywy radiowej. Seria norm <strong>EN 18031</strong> mówi, jak to wykazać. Dotyczy to czujek bezprzewodowych, wideodomofonów i kamer Wi-Fi.</p><p>Instalator nie bada urządzeń, ale klienci pytają: co zawiera deklaracja zgodności, dlaczego hasło nie może być puste ani wspólne i czy wolno dalej używać urządzeń wprowadzonych do obrotu wcześniej. Wolno.</p><p>Temat jest już w kursach o sygnalizacji włamania i utwardzaniu, a w pulach są o nim dwa pytania.</p>',
  },
  12: {
    title: 'Nowy kurs ekspercki: Zamknięte drzwi na drogach ewakuacyjnych',
    summary:
      'Drzwi, które mają nie wpuszczać, a nigdy nie mogą nie wypuścić. EN 179, EN 1125 i EN 13637, drzwi po drzwiach.',
    body: '<p>Mało który temat w kontroli dostępu jest tak często mylnie rozumiany. Drzwi na drodze ewakuacyjnej muszą otwierać się od środka jedną ręką, bez klucza i bez instruktażu, a właściciel chce, by mimo to były zamknięte. Kurs <a href="/course/detail/10">Zamknięte drzwi na drogach ewakuacyjnych</a> omawia kolejne przypadki.</p><p>Wyjaśnia różnicę między <strong>wyjściem awaryjnym według EN 179</strong> a przeciwpanicznym według EN 1125, kiedy EN 13637 dopuszcza opóźnienie i dlaczego zwora czekająca na polecenie z sieci nie otworzy się, gdy sieci nie ma.</p><p>Kurs do wyboru, jeden punkt; częścią pracy jest plan własnych drzwi.</p>',
  },
  13: {
    title: 'Dozór wizyjny, poziom ekspercki: egzamin praktyczny w Seulu',
    summary:
      'Egzamin ekspercki po raz pierwszy odbywa się w regionie Azji i Pacyfiku. Sześć miejsc, jeden dzień, sieć z usterkami.',
    body: '<p>Egzamin praktyczny poziomu eksperckiego odbędzie się w <strong>Seulu</strong>, po angielsku, z tłumaczem koreańskim na sali. Dotąd kandydaci z regionu musieli jechać do Warszawy.</p><p>Zadanie zajmuje dzień. Rano dostajesz dwustronicowe wymagania i projektujesz czterysta metrów obwodu z analityką. Po południu uruchamiasz szafę z dwudziestoma kamerami, w której egzaminator ukrył usterki multicastu, czasu i zasilania. Protokół odbioru piszesz jak dla klienta.</p><p>Wymagany jest zdany egzamin teoretyczny i certyfikat poziomu profesjonalnego.</p>',
  },
  14: {
    title: 'Egzaminy praktyczne: dokumentację oddaje się jako link',
    summary:
      'Niektóre zadania wymagają nagrania lub raportu. Oddaje się je teraz na stronie zadania, w razie potrzeby z hasłem.',
    body: '<p>Część egzaminów praktycznych kończy się czymś do pokazania: nagraniem skonfigurowanej sceny, raportem z pomiarów, zdjęciami szafy przed i po. Dotąd pliki przychodziły e-mailem, a niektóre nie doszły nigdy.</p><p>Teraz plik umieszczasz tam, gdzie chcesz, a na stronie zadania wpisujesz <strong>link</strong> i ewentualne hasło. Egzaminator widzi go od razu. Dopóki egzamin nie jest zdany, link można wymienić.</p><p>Strona zadania otwiera się tylko na komputerze; egzaminów praktycznych nie da się zdawać ani oddawać na telefonie.</p>',
  },
  15: {
    title: 'Odnowienie certyfikatu: dziewięćdziesiąt dni przed i po',
    summary:
      'Certyfikaty są ważne dwa lata. Odnowić można je wcześniej, a niewielkie spóźnienie jest wybaczane.',
    body: '<p>Certyfikat jest ważny <strong>dwa lata</strong>. Dotąd można go było odnowić tylko w ostatnim miesiącu, co nie pasowało tym, którzy akurat byli na budowie. Teraz okno otwiera się dziewięćdziesiąt dni przed końcem i zamyka dziewięćdziesiąt dni po nim.</p><p>Aby odnowić certyfikat, uczysz się tego, co się zmieniło, zwykle to jeden lub dwa krótkie kursy, i zdajesz egzamin teoretyczny aktualnej wersji. Egzaminów praktycznych się nie powtarza. Nowy certyfikat zaczyna się tam, gdzie kończy się stary.</p><p>Piszemy, gdy okno się otwiera, i jeszcze raz trzydzieści dni przed końcem.</p>',
  },
}
