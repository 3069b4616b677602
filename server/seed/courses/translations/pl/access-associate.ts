import type { CourseTextSeed } from '../../../seed-types.ts'

export const accessAssociate: Readonly<Record<number, CourseTextSeed>> = {
  39: {
    name: 'Kontrolery, zasilanie i okablowanie bezpieczne przy awarii',
    summary:
      'Gdzie wisi kontroler, co zasila zamek, na jak długo starczy akumulator i co się otwiera, gdy wszystko inne zawiodło.',
    description:
      '<p>Kontroler decyduje, więc wisi po stronie chronionej. Na zewnątrz jest czytnik z kablem, a kto zerwie go ze ściany, może poznać kolory żył, ale nie może otworzyć drzwi dwiema z nich.</p><p>Potem liczymy. Zamek pobierający 0,5 A na końcu 60 m przewodu 0,5 mm² traci tam i z powrotem 2,1 V; z 12 V zostaje 9,9 i zamek brzęczy. Podtrzymanie: 1,2 A przez cztery godziny to 4,8 Ah, z ćwiartką na starzenie 6 Ah, więc 7 Ah, wymieniane według daty, a nie po zgonie. Zamek i kontroler mają osobne bezpieczniki, każda cewka prądu stałego swoją <strong>diodę</strong>, a prądu przemiennego warystor.</p><p>Bezpieczne przy awarii znaczy, że przecięty przewód, zanik zasilania i alarm pożarowy prowadzą do tego samego nieszkodliwego stanu. Zwolnienie pożarowe odcina zasilanie zamka sprzętowo; komunikat przez sieć to tylko uprzejmość. Mierzymy, tniemy i palimy (tylko bezpieczniki) na tablicy ćwiczebnej według EN 60839-11-1, a potem odłączamy serwer.</p>',
    outcomes: [
      'rozmieścić kontroler, czytnik i zasilacz tak, by nic na zewnątrz nie mogło otworzyć drzwi',
      'obliczyć spadek napięcia, bezpiecznik i akumulator dla drzwi',
      'okablować zamek tak, by każda pojedyncza usterka prowadziła do uzgodnionego stanu bezpiecznego',
      'sprawdzić i udokumentować pracę offline, zwolnienie pożarowe i przejście na akumulator',
    ],
    chapters: [
      'Strona chroniona',
      'Spadek napięcia i bezpieczniki',
      'Akumulatory z zegarkiem w ręku',
      'Bezpiecznie przy awarii, żyła po żyle',
      'Offline, pożar, akumulator: próba',
    ],
  },
  40: {
    name: 'Goście, role i harmonogramy',
    summary:
      'Uprawnienia, które idą za stanowiskiem, karty, które same wygasają, i harmonogramy, które przetrwają zmianę czasu na letni.',
    description:
      '<p>Po pięciu latach typowy system dostępu ma czterysta osób i trzysta osiemdziesiąt indywidualnych zestawów uprawnień. Nikt nie nadał ich ze złej woli; każdy był „tylko na ten tydzień”. Kurs wprowadza porządek, zanim zostanie wydana pierwsza karta.</p><p>Narzędziem jest macierz na jednej kartce: <strong>role</strong> w poprzek, obszary w dół, a w polu harmonogram albo nic. Osoba dostaje rolę, rola uprawnienia, wyjątek datę końca. Sześć do dziesięciu ról wystarcza większości firm; kto potrzebuje trzydziestu, przerysował schemat organizacyjny. Harmonogramów też jest niewiele, a sprawdza się je w dni kłopotliwe: święto, sobotnia zmiana, godzina, która w październiku przychodzi dwa razy.</p><p>Karta gościa umiera wieczorem bez niczyjej pomocy, ma odpowiedzialnego gospodarza i wpis na liście ewakuacyjnej. Odchodzący traci uprawnienia, gdy zgłoszą to kadry, a nie gdy wróci karta. Raz na kwartał kierownik obszaru podpisuje, kto może wejść, i zwykle jest zaskoczony.</p>',
    outcomes: [
      'zmieścić na jednej stronie macierz ról i obszarów firmy stuosobowej',
      'ustawić harmonogramy ze świętami i sprawdzić je przy zmianie czasu',
      'zorganizować gości i odejścia tak, by żadna karta nie przeżyła swojego powodu',
      'przygotować przegląd kwartalny, który kierownik kończy w dziesięć minut',
    ],
    chapters: [
      'Jedna kartka: role i obszary',
      'Harmonogramy i kłopotliwe dni',
      'Goście, odejścia i przegląd kwartalny',
    ],
  },
  41: {
    name: 'Czytniki biometryczne: błędy i zgoda',
    summary:
      'Błędna akceptacja, błędne odrzucenie i ludzie, których palców nie da się odczytać: liczby za kartą katalogową i prawo przed nią.',
    description:
      '<p>Czytnik biometryczny nie mówi tak lub nie. Mówi „dość podobne”, a próg ustawia instalator. Gdy spada wskaźnik błędnych akceptacji, rośnie wskaźnik błędnych odrzuceń: przy dwóch procentach i pięciuset osobach wchodzących cztery razy dziennie czterdzieści razy ktoś stoi przed drzwiami i klnie. Jak mierzyć jedno i drugie, mówi ISO/IEC 19795.</p><p>Skala zmienia wszystko. Jedna błędna akceptacja na 100 000 jest dobra przy <strong>weryfikacji 1:1</strong> z kartą; przy identyfikacji 1:N wobec 1000 wzorców robi się z tego około jeden na sto dla każdego obcego. Do tego sucha skóra, tynkarze, rękawiczki, bliźnięta i jeden do dwóch procent osób, których palca w ogóle nie da się zarejestrować. Wydrukowane twarze i silikonowe palce to ataki prezentacyjne, badane według ISO/IEC 30107-3; warto zażądać raportu.</p><p>W Unii takie dane podlegają art. 9 RODO. Zgoda pracownika liczy się tylko wtedy, gdy odmowa nic nie kosztuje, stąd karta jako równorzędna możliwość. Wzorzec najlepiej trzymać na karcie właściciela. Przed zapisem recenzent prosi o opis projektu.</p>',
    outcomes: [
      'odczytać z karty katalogowej błędne akceptacje, odrzucenia i nieudane rejestracje oraz zapytać o to, czego brak',
      'obliczyć wpływ progu na kolejkę i ryzyko przy danych drzwiach',
      'wybrać między weryfikacją a identyfikacją i ustalić miejsce przechowywania wzorców',
      'przygotować z klientem ocenę skutków, zgodę i równorzędną alternatywę',
    ],
    chapters: [
      'Dość podobne: próg i błędy',
      'Jeden do jednego, jeden do wielu',
      'Kopie, maski i ci, których nie da się zarejestrować',
      'Zgoda, której wolno odmówić',
    ],
  },
}
