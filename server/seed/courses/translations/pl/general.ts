import type { CourseTextSeed } from '../../../seed-types.ts'

export const general: Readonly<Record<number, CourseTextSeed>> = {
  52: {
    name: 'Łącza radiowe w systemach zabezpieczeń',
    summary:
      'Radiolinia punkt-punkt, która w sierpniu, gdy drzewa mają liście, nadal przenosi wideo: strefa Fresnela, bilans łącza, kanał i maszt.',
    description:
      '<p>Łącze uruchamia się w marcu, przy gołych drzewach, a w maju zawodzi. Nie wystarczy widzieć drugi maszt: przy 5,5 GHz pierwsza strefa Fresnela w połowie 2 km ma promień 5,2 m i 60 % tego powinno pozostać wolne, także od przyszłorocznego dźwigu.</p><p>Dalej <strong>bilans łącza</strong>: 113 dB tłumienia, 30 dBm mocy promieniowanej, antena odbiorcza 23 dBi, czyli około −60 dBm i 15 dB zapasu, jeśli modulacja wymaga −75 dBm. Liczysz to dla 5 GHz i 60 GHz, gdzie sam tlen zabiera 15 dB na kilometr, wraz z mocą promieniowaną i wykrywaniem radarów (DFS).</p><p>Reszta to rzemiosło: ustawienie na listek główny, połowa reklamowanej prędkości jako przepustowość netto, szyfrowanie i ochrona przed przepięciami.</p>',
    outcomes: [
      'narysować profil trasy i sprawdzić strefę Fresnela, także na przyszłe lato',
      'obliczyć bilans łącza z zapasem na zaniki',
      'wybrać między 5 GHz, 60 GHz, siecią komórkową a wykopem',
      'ustawić łącze i wykazać poziom oraz przepustowość przez 24 godziny',
    ],
    chapters: [
      'Widoczność potrzebuje miejsca',
      'Bilans łącza',
      'Kanały, radar i sąsiedzi',
      'Maszt, ustawienie i dowód',
    ],
  },
  53: {
    name: 'Rysunki i dokumentacja projektowa',
    summary:
      'Plany, schematy i zestawienia, z których inni mogą wycenić, zbudować i serwisować, a zmianę wprowadza się tylko w jednym miejscu.',
    description:
      '<p>Elektryk wierci tam, gdzie każe rysunek. Jeśli czytnik jest po stronie zawiasów, zawiśnie po stronie zawiasów. Kurs dotyczy dokumentów, z których inni korzystają bez dzwonienia: rzutów 1:50 lub 1:100, schematów pionów, zestawień drzwi i kabli oraz <strong>macierzy sterowań</strong> dla wszystkiego, co dzieje się między systemami.</p><p>Ustalasz oznaczenia jednakowe na rysunku, tabliczce i ekranie, na przykład według PN-EN 81346, każdej kamerze wpisujesz zadanie, gęstość pikseli i wysokość montażu (PN-EN 62676-4), a każdym drzwiom zakładasz kartę: zamek, droga ewakuacyjna, zachowanie przy pożarze i zaniku zasilania.</p><p>Na koniec zmiany: chmurki rewizji, indeks, zatwierdzanie, dokumentacja powykonawcza i modele (BIM, ISO 19650), które znajdują kolizje przed zamknięciem sufitu.</p>',
    outcomes: [
      'zestawić komplet dokumentów, z którego zbuduje ktoś obcy',
      'ustalić system oznaczeń, który trzyma się od rysunku po ekran',
      'wypełnić kartę drzwi i macierz sterowań',
      'w dwadzieścia minut sprawdzić rysunek pod kątem dziesięciu typowych błędów',
      'prowadzić rewizje tak, by zawsze obowiązywał tylko jeden rysunek',
    ],
    chapters: [
      'Kto czyta ten rysunek?',
      'Rzuty i symbole',
      'Oznaczenia, które przetrwają',
      'Piony, zestawienia kabli i drzwi',
      'Przyczyna i skutek między systemami',
      'Rewizje, modele i dokumentacja powykonawcza',
    ],
  },
  54: {
    name: 'Interkomy IP w dużych budynkach',
    summary:
      'Szpitale, wieżowce, parkingi: wywołania, które do kogoś docierają, mowa, którą da się zrozumieć, i system, który zgłasza martwą stację.',
    description:
      '<p>Punkt pomocy na poziomie −3 nie działał przez siedem miesięcy; zauważył to ktoś, kto go potrzebował. Duży system interkomowy psuje się po cichu, dlatego kurs dotyczy głównie eksploatacji.</p><p>Najpierw wywołanie: dokąd trafia o 03:00, do kogo po dwudziestu sekundach i co słyszy dzwoniący? Sygnalizację prowadzi SIP (RFC 3261) z dwoma serwerami. Rozmowa G.711 zajmuje niecałe 90 kbit/s w każdą stronę; boli opóźnienie, więc mowa dostaje własny VLAN, DSCP EF i łącznie poniżej 150 ms.</p><p>Potem dźwięk: odległość, echo, wentylatory, beton. Zrozumiałość mierzy się jako <strong>STI</strong> według IEC 60268-16, zwykle co najmniej 0,5. Kurs zamykają pętle indukcyjne, codzienne testy linii i głośników oraz PN-EN IEC 62820.</p>',
    outcomes: [
      'napisać plan wywołań z godzinami, eskalacją i zapowiedziami',
      'dobrać VLAN, priorytet i zasilanie rezerwowe dla mowy',
      'zmierzyć zrozumiałość mowy i znaleźć przyczynę, gdy jest słaba',
      'skonfigurować nadzór, który w ciągu doby zgłosi martwą stację',
    ],
    chapters: [
      'Dokąd trafia wywołanie?',
      'Stacje, wysokości i ludzie',
      'SIP, serwery i zły dzień',
      'Mowa w sieci',
      'Echo, wentylatory i beton',
      'Pomiar zrozumiałości',
      'Windy, drzwi i wideo obok',
      'Nadzór i nocna zmiana',
    ],
  },
}
