import type { CourseTextSeed } from '../../../seed-types.ts'

export const videoExpert: Readonly<Record<number, CourseTextSeed>> = {
  36: {
    name: 'Projektowanie dużych systemów wideo',
    summary:
      'Od pięciuset kamer wszystko wygląda inaczej: wymagania, obszary awarii, centrum nadzoru, migracja i papier, który to spaja.',
    description:
      '<p>Dwa tysiące kamer po 4 Mbit/s zapisują 8 Gbit/s, 86 TB na dobę i 2,6 PB w trzydzieści dni. To można kupić. Trudne jest to, że zawsze gdzieś kamera jest uszkodzona, serwer się restartuje, a budynek przebudowuje. Duży system projektuje się dla tego zwykłego stanu, a nie na dzień odbioru.</p><p>Kurs śledzi jeden projekt: 1800 kamer w trzech lokalizacjach. Zaczyna od <strong>wymagań eksploatacyjnych</strong> według EN 62676-4, po jednym wierszu na kamerę, z celem i gęstością pikseli, bo listy, na której stoi tylko „kopułka, 4 MP”, nie da się potem odebrać. Z nich wynikają obszary awarii, tak by żaden przełącznik, serwer ani wentylator nie kosztował więcej obrazów, niż uzgodniono, pamięć warstwowa oraz sieć dzielona z innymi na piśmie.</p><p>Centrum nadzoru planuje się według EN ISO 11064 i z pytaniem, ile obrazów człowiek naprawdę może obserwować. Migracja biegnie obok starego systemu, obszar po obszarze, z drogą powrotną każdego wieczoru. Przed zapisem recenzent prosi o własny system liczący co najmniej 200 kamer.</p>',
    outcomes: [
      'napisać wymagania eksploatacyjne, które da się sprawdzić kamera po kamerze',
      'podzielić system na obszary awarii i podać koszt każdej z nich',
      'dobrać serwery, pamięć i sieć do zmierzonych strumieni, a nie kart katalogowych',
      'zaplanować centrum nadzoru według zadań i uwagi, a nie powierzchni ściany',
      'poprowadzić migrację z drogą powrotną i odbiór z liczbami',
    ],
    chapters: [
      'Wymagania eksploatacyjne, wiersz po wierszu',
      'Strefy, gęstości i typy kamer',
      'Strumienie zmierzone, nie zgadnięte',
      'Obszary awarii',
      'Serwery i maszyny wirtualne',
      'Pamięć warstwowa, zasilanie i chłodzenie',
      'Sieć dzielona z innymi',
      'Centrum nadzoru i jego ludzie',
      'Migracja z drogą powrotną',
      'Odbiór i pierwszy rok',
    ],
  },
  37: {
    name: 'Integracja: ONVIF, zdarzenia i interfejsy',
    summary:
      'Połączyć wideo, dostęp i alarm tak, by działały także po następnej aktualizacji, a gdy przestaną, ktoś o tym wiedział.',
    description:
      '<p>„Obsługuje ONVIF” znaczy tyle co „mówi po europejsku”. Liczy się profil po obu stronach: <strong>S i T</strong> dla strumieni, w T z H.265 i bogatszymi zdarzeniami, <strong>G</strong> dla nagrań, <strong>M</strong> dla metadanych i analizy, <strong>A, C i D</strong> dla kontroli dostępu. Czytamy deklaracje zgodności wraz z wersją firmware i sprawdzamy trzy funkcje, od których zależy projekt.</p><p>Sednem są zdarzenia. Zdarzenie nie jest stanem: kto stracił połączenie na dziesięć sekund, przegapił zamknięcie drzwi i do poniedziałku pokazuje je jako otwarte. Dlatego po każdym wznowieniu pyta się o stan, zdarzenia niosą nadawcę i czas, a duplikaty nie szkodzą. Porównujemy pull point, MQTT i zwykłe HTTP, a skromnemu stykowi przekaźnika oddajemy sprawiedliwość: nie potrzebuje licencji i przetrwa każdą aktualizację.</p><p>Najczęstszą pierwszą usterką jest zegar: uwierzytelnianie ze znacznikiem czasu zawodzi, gdy kamera myli się o minuty, a komunikat brzmi „błędne hasło”. Na końcu powstaje macierz interfejsów: kto wyzwala, co się dzieje, jak szybko, co w razie braku i kto to naprawia.</p>',
    outcomes: [
      'sprawdzić na podstawie profili i deklaracji, czy dwa produkty będą współpracować, i to wykazać',
      'zaprojektować obsługę zdarzeń odporną na przerwy, powtórzenia i złą kolejność',
      'wybrać dla danego połączenia ONVIF, MQTT, HTTP lub styk przekaźnika',
      'napisać macierz interfejsów z czasami reakcji i odpowiedzialnością',
      'nadzorować interfejs tak, by cisza była zgłaszana jako usterka',
    ],
    chapters: [
      'Co obiecuje profil',
      'Wykrywanie, zegary i dane logowania',
      'Zdarzenia, stany i zgubione komunikaty',
      'MQTT, HTTP czy przekaźnik',
      'Macierz interfejsów i jej próba',
    ],
  },
  38: {
    name: 'Badanie jakości obrazu według EN 62676-4',
    summary:
      'Odbiór z tablicą testową, luksomierzem i wyeksportowanym nagraniem: jak „wygląda dobrze” zamienić w tabelę, którą podpiszą obie strony.',
    description:
      '<p>Obraz odbiera się z nagrania, w nocy i z czymś, co się porusza. Wszystko inne to pokaz. Kurs bierze gęstości z EN 62676-4 w wydaniu z 2015 roku, od 12,5 piksela na metr dla monitorowania przez 25, 62,5, 125 i 250 do 1000 dla inspekcji, i robi z nich procedurę badania. Wydanie należy podać w umowie; umowy żyją dłużej niż normy.</p><p>Gęstość się liczy, a nie w nią wierzy: metrowa łata ustawiona pionowo na dalekim końcu sceny musi w <strong>wyeksportowanym</strong> pliku zajmować uzgodnioną liczbę pikseli. Twarz o szerokości 16 cm ma wtedy przy 250 na metr czterdzieści pikseli. Sama gęstość to jednak geometria. Tablica testowa pokazuje, co zostawiają z niej obiektyw, ostrość, odszumianie i kompresja, a przechodząca osoba, co robi migawka.</p><p>Natężenie oświetlenia mierzy się przy twarzy i w pionie, bo to widzi kamera. Ćwiczenie obejmuje sześć kamer, z których dwie powinny odpaść, i raport: warunki, metoda, wartość, wymaganie, ocena, zdjęcie.</p>',
    outcomes: [
      'zamienić wymagania eksploatacyjne w plan badań z wartościami granicznymi',
      'zmierzyć na nagraniu gęstość, rozdzielczość, rozmycie ruchu i oświetlenie',
      'ustalić, czy wynik psuje obiektyw, ostrość, ekspozycja czy kompresja',
      'napisać raport odbioru, który powtórzy osoba trzecia',
    ],
    chapters: [
      'Wymaganie, gęstość i wydanie normy',
      'Łata, tablica i luksomierz',
      'Noc, ruch i kompresja',
      'Ocena i raport',
    ],
  },
}
