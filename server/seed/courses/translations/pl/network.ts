import type { CourseTextSeed } from '../../../seed-types.ts'

/** Courses on networks in Polish. */
export const network: Readonly<Record<number, CourseTextSeed>> = {
  2: {
    name: 'Budżet PoE i topologia przełączników w systemach wizyjnych',
    summary:
      'Policz, ile przełącznik naprawdę musi oddać, i poprowadź łącza nadrzędne tak, by jedna awaria nie wyłączyła całego perymetru.',
    description:
      '<p>Kamery, które w nocy się restartują, prawie nigdy nie są uszkodzone: brakuje im mocy. Kurs pokazuje, jak zsumować budżet przełącznika, uwzględnić grzałki i podczerwień oraz poprowadzić łącza nadrzędne tak, by jedna awaria nie zabrała ze sobą całego perymetru.</p><p>Rozdzielamy to, co zwykle się miesza: klasę, o którą prosi urządzenie, moc, którą rezerwuje port, i moc, która dociera na koniec kabla. Port klasy 4 oddaje 30 W, a na końcu 100 m obiecane jest 25,5 W. Aluminium platerowane miedzią i cienkie kable krosowe zjadają tę obietnicę, wiązki w nagrzanym korycie dokańczają dzieła.</p><p>W drugiej połowie rysujesz topologię obiektu z 48 kamerami: gwiazda, pierścień lub podwójne łącze, z przepustowością każdego odcinka, korzeniem drzewa rozpinającego tam, gdzie ma być, i każdym przełącznikiem na zasilaniu, które trzyma tak długo jak rejestracja.</p>',
    outcomes: [
      'zsumować budżet PoE przełącznika dla najzimniejszej nocy z włączonymi wszystkimi promiennikami',
      'ocenić, kiedy 86 m cienkiego kabla to za dużo',
      'obliczyć obciążenie łącza z przepływności, liczby klatek i liczby kamer',
      'narysować topologię, w której żaden pojedynczy kabel nie zaciemni dwóch sąsiednich kamer',
    ],
    chapters: [
      'Klasa, moc zarezerwowana i moc dostarczona',
      'Kabel: przekrój, długość i ciepło',
      'Gwiazda, pierścień i podwójne łącze',
      'Szukanie usterki na porcie',
    ],
  },
  17: {
    name: 'VLAN, multicast i czas w sieciach zabezpieczeń',
    summary:
      'Oddziel kamery, drzwi i biuro na wspólnych przełącznikach, nie daj multicastowi zalać sieci i zapewnij wszystkim urządzeniom ten sam czas.',
    description:
      '<p>Urządzenia zabezpieczające rzadko dostają własną sieć. Kurs pokazuje, jak ją dzielić i spać spokojnie: jeden VLAN na branżę, plan adresów, który da się przeczytać na głos, i routing tylko tam, gdzie ktoś zapisał, po co.</p><p>Multicast oszczędza pracy rejestratorowi i zalewa wszystko inne, jeśli IGMP snooping nie ma queriera; psujesz to celowo, a potem naprawiasz. Następnie czas: nagranie przesunięte o cztery minuty niewiele znaczy w sądzie, więc konfigurujemy dwa źródła NTP, sprawdzamy dryft i ustalamy, kto podaje czas, gdy nie ma internetu.</p>',
    outcomes: [
      'przygotować plan VLAN i adresów dla wizji, kontroli dostępu i SSWiN na wspólnych przełącznikach',
      'rozpoznać zalewanie sieci multicastem i usunąć je za pomocą queriera',
      'ustawić czas tak, aby rejestrator, kontroler i centrala zgadzały się co do sekundy',
    ],
    chapters: [
      'Jedna sieć, kilka branż',
      'Plan adresów, który da się przeczytać na głos',
      'Multicast i brakujący querier',
      'Czas i jego wartość dowodowa',
    ],
  },
  18: {
    name: 'Utwardzanie kamer i kontrolerów',
    summary:
      'Zamknij drzwi, które system zabezpieczeń sam zostawia otwarte: hasła, usługi, certyfikaty, aktualizacje i gniazdo na ścianie zewnętrznej.',
    description:
      '<p>Kamera to komputer na słupie, z gniazdem sieciowym, do którego dosięgnie każdy, kto ma drabinę. Kurs przechodzi przez system tak, jak zrobiłby to napastnik: co odpowiada, pod jaką nazwą i wersją, i co można dostać bez hasła.</p><ul><li><strong>Przed wydaniem:</strong> oprogramowanie układowe, osobne hasło dla każdego urządzenia, wyłączone zbędne usługi</li><li><strong>W sieci:</strong> 802.1X lub ochrona portów, TLS z certyfikatami, które ktoś odnawia</li><li><strong>W eksploatacji:</strong> spis urządzeń, termin aktualizacji i plan dla urządzenia, które już ich nie dostaje</li></ul><p>Ćwiczenia odbywają się w sieci treningowej z prawdziwymi urządzeniami. Ponieważ uczysz się, jak się włamać, weryfikator potwierdza pracodawcę i stanowisko, zanim kurs się otworzy.</p>',
    outcomes: [
      'spisać otwarte usługi urządzenia i uzasadnić każdą, która zostaje',
      'zabezpieczyć zewnętrzne gniazdo sieciowe przed obcym z laptopem',
      'wydawać, odnawiać i unieważniać certyfikaty urządzeń',
      'przeprowadzić turę aktualizacji bez utraty rejestracji i drzwi',
    ],
    chapters: [
      'Widok z zewnątrz',
      'Hasła, konta i usługi',
      'Gniazdo na ścianie zewnętrznej',
      'Certyfikaty, które się odnawia',
      'Aktualizacje i urządzenia bez aktualizacji',
    ],
  },
}
