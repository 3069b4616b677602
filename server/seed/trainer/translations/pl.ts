import type { TrainerDocument, TrainerPageDocument } from '../../../../src/domain/trainer/trainer-document.ts'
import type { TextsById } from '../../translated.ts'

export const trainer: TextsById<TrainerDocument['texts']['en']> = {
  1: {
    name: 'Marta Zielonka',
    title: 'Dozór wizyjny, Warszawa',
    biography:
      '<p>Zanim zaczęła uczyć, Marta projektowała kamery dla dworców kolejowych i wciąż nosi przy sobie taśmę mierniczą. Każda grupa najpierw liczy scenę ręcznie, a potem porównuje ją z obrazem. Jej zajęcia słyną z obchodu parkingu, który odbywa się <strong>przy każdej pogodzie</strong>. Egzaminatorka poziomu podstawowego i eksperckiego.</p>',
  },
  2: {
    name: 'Jonas Albrecht',
    title: 'Kontrola dostępu i drogi ewakuacyjne, Monachium',
    biography:
      '<p>Z zawodu ślusarz, do elektroniki trafił przez drzwi, które nie otworzyły się podczas próbnej ewakuacji. Uczy o zamkach, elektrozaczepach i drogach ewakuacyjnych, a na zajęcia przynosi rozcięte egzemplarze, żeby każdy zobaczył, co dzieje się w środku. Od ośmiu lat zasiada w komitecie normalizacyjnym i umie wyjaśnić jego zdania.</p>',
  },
  3: {
    name: 'Lucía Ferrán',
    title: 'Kontrola dostępu, Madryt',
    biography:
      '<p>Lucía kierowała utrzymaniem szpitala z tysiącem stu sterowanych drzwi, w godzinach, gdy nie było do kogo zadzwonić. Stąd jej zamiłowanie do dokumentacji: zadanie jest skończone, gdy kolega mógłby naprawić instalację w nocy <strong>na podstawie samych papierów</strong>. To ona zbudowała madrycką salę z ośmiorgiem drzwi.</p>',
  },
  4: {
    name: 'Omar Haddad',
    title: 'Dozór wizyjny, Dubaj',
    biography:
      '<p>Omar uruchamiał kamery na dachach przy 48 °C i ma kolekcję obudów, które tego nie przetrwały. Uczy po arabsku i angielsku, ze szczególną uwagą dla upału, pyłu i zasilania, a także odpowiada za arabską terminologię portalu. Piętnaście lat na budowach w sześciu krajach, z tego siedem jako kierownik projektu.</p>',
  },
  5: {
    name: 'Thandi Mokoena',
    title: 'Sygnalizacja włamania i zasilanie rezerwowe, Johannesburg',
    biography:
      '<p>Thandi przez dwanaście lat pracowała w stacji monitorowania i wie, ile fałszywy alarm kosztuje tych, którzy muszą wyjechać. Z tego końca linii uczy o czujkach, stopniach i transmisji. Od czasu wyłączeń prądu uczy także o akumulatorach i mierzy każdy, który ktoś przyniesie.</p>',
  },
  6: {
    name: 'Claire Vasseur',
    title: 'Termografia, Lyon',
    biography:
      '<p>Claire badała rozdzielnice dla ubezpieczyciela i widziała, czym kończy się luźny zacisk. Jej tematem jest <strong>wiarygodny odczyt</strong>: emisyjność, obciążenie, odległość i odwaga, by napisać w raporcie „niemierzalne”. Ocenia egzaminy praktyczne poziomu podstawowego i profesjonalnego i odnawia stare piece na drewno, oczywiście z kamerą termowizyjną.</p>',
  },
  7: {
    name: 'Min-seo Han',
    title: 'Sieci dla wideo, Seul',
    biography:
      '<p>Min-seo utrzymywała sieć z dziewięcioma tysiącami kamer i zna multicast, zegary oraz oprogramowanie od złej strony. Najchętniej uczy na zepsutej sieci: szafa, lista skarg z centrum nadzoru i dwie godziny. To, co uczestnicy znajdą, wyjaśniają sobie nawzajem. Egzaminatorka poziomu eksperckiego.</p>',
  },
  8: {
    name: 'Renato Salgueiro',
    title: 'Dostęp i sieci, São Paulo',
    biography:
      '<p>Pierwszą bramę Renato podłączył w wieku szesnastu lat w warsztacie wuja; od tego czasu odpowiadał za wieżowce, port i stadion. Kontroli dostępu i sieci uczy jako jednego przedmiotu, bo drzwi, które psują się w piątek wieczorem, to zwykle przełącznik. Swobodnie przechodzi z portugalskiego na hiszpański.</p>',
  },
  9: {
    name: 'Ingrid Solheim',
    title: 'Termowizja w ochronie obwodowej, Monachium',
    biography:
      '<p>Ingrid projektowała kamery termowizyjne dla portów i lotnisk, gdzie mgła to zwykła pogoda. Uczy o obiektywach, zasięgach i o tym, co z detekcją robią śnieg, deszcz i ciepły asfalt. Na jej warsztatach ktoś zawsze musi czołgać się przez mokrą trawę, aby reszta oceniła, czy system <strong>powinien był to zobaczyć</strong>.</p>',
  },
  10: {
    name: 'Tomasz Bielak',
    title: 'Zasilanie, uziemienia i sieci, Warszawa',
    biography:
      '<p>Inżynier elektryk, który najpierw mierzy, a potem mówi. Tomasz uczy o tym, na czym stoi każdy system: o spadku napięcia, uziemieniu, ochronie przepięciowej, bilansie PoE i akumulatorach, które wytrzymają noc. Przynosi spalone urządzenia, opowiada ich historię i każe szukać miejsca, którym weszło przepięcie. Odpowiada też za utwardzanie i spisy urządzeń.</p>',
  },
}

export const trainerPage: TextsById<TrainerPageDocument['texts']['en']> = {
  1: {
    title: 'Zostań naszym trenerem',
    lead: 'Nasi trenerzy przychodzą z budów, centrów nadzoru i biur projektowych. Jeśli umiesz wyjaśnić, co tam robisz, porozmawiajmy. Na każde zgłoszenie odpowiadamy w ciągu siedmiu dni roboczych.',
    benefits: [
      'Gotowe materiały, które wolno krytykować',
      'Urządzenia, szafy i drzwi do ćwiczeń, dostarczane tam, gdzie uczysz',
      'Stawka dzienna wypłacana w ciągu dwóch tygodni i zwrot kosztów podróży',
      'Tydzień przygotowania w Warszawie z doświadczonymi trenerami przed pierwszym szkoleniem',
    ],
    requirements: [
      'Pięć lat praktyki w projektowaniu, montażu lub konserwacji systemów zabezpieczeń',
      'Certyfikat poziomu profesjonalnego w swojej dziedzinie albo gotowość do zdobycia go w pół roku',
      'Język, w którym możesz uczyć, oraz angielski do materiałów',
      'Do dwudziestu dni w roku na szkolenia i egzaminy praktyczne',
    ],
  },
  2: {
    title: 'Ucz z nami termowizji',
    lead: 'Szukamy termografistów, którzy wątpią we własne odczyty i umieją powiedzieć dlaczego. Zapraszamy osoby, które z kamerą termowizyjną badają, kontrolują lub projektują. Odpowiadamy w ciągu siedmiu dni roboczych.',
    benefits: [
      'Podgrzewana ściana, wzorce ciała czarnego i kamery do wypożyczenia na zajęcia',
      'Zbiór nagrań termowizyjnych z kompletem parametrów, który można uzupełniać',
      'Stawka dzienna wypłacana w ciągu dwóch tygodni i zwrot kosztów podróży',
      'Małe grupy: najwyżej dwanaście osób i najwyżej trzy na kamerę',
    ],
    requirements: [
      'Trzy lata praktyki i raporty, które można pokazać',
      'Certyfikat poziomu profesjonalnego z termowizji lub porównywalne kwalifikacje',
      'Własna wzorcowana kamera lub dostęp do niej',
      'Język, w którym możesz uczyć, oraz angielski do materiałów',
    ],
  },
}
