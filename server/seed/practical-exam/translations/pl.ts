import type { PracticalExamDocument } from '../../../../src/domain/practical-exam/practical-exam-document.ts'
import type { TextsById } from '../../translated.ts'

export const practicalExam: TextsById<PracticalExamDocument['texts']['en']> = {
  1: {
    name: 'Ogólne systemy zabezpieczeń: egzamin praktyczny, Warszawa',
    location: 'Centrum szkoleniowe Warszawa, ul. Przykładowa 14, 00-001 Warszawa, warsztat',
    preparation:
      '<p>Dostajesz szafę z <strong>trzema usterkami</strong> i dokumentacją oraz pięćdziesiąt minut, by je znaleźć, usunąć i opisać. Prosimy zabrać znany sobie multimetr, buty ochronne i dokument tożsamości. Telefony zostają na zewnątrz, kalkulatory są dozwolone.</p>',
  },
  2: {
    name: 'Ogólne systemy zabezpieczeń: egzamin praktyczny, Johannesburg',
    location:
      'Centrum szkoleniowe Johannesburg, 31 Sample Road, Johannesburg 2000, Republika Południowej Afryki',
    preparation:
      '<p>Szafa z trzema usterkami, w tym jedną w zasilaniu rezerwowym, i pięćdziesiąt minut. Przy zaniku sieci egzamin trwa dalej; latarki leżą na stołach. Prosimy zabrać multimetr, buty ochronne i dokument tożsamości.</p>',
  },
  3: {
    name: 'Dozór wizyjny, poziom ekspercki: egzamin praktyczny, Seul',
    location: 'Laboratorium sieciowe, 12 Yesi-ro, Jung-gu, Seul, Korea Południowa',
    preparation:
      '<p>Rano projektujesz 400 m obwodu według dwustronicowych wymagań, po południu uruchamiasz go w szafie z <strong>ukrytymi usterkami</strong> multicastu, czasu i zasilania. Potrzebny jest laptop z analizatorem pakietów i uprawnieniami administratora. Protokół odbioru jest częścią egzaminu.</p>',
  },
  4: {
    name: 'Dozór wizyjny, poziom ekspercki: egzamin praktyczny, Warszawa',
    location: 'Centrum szkoleniowe Warszawa, ul. Przykładowa 14, 00-001 Warszawa, sala 4',
    preparation:
      '<p>Rano projekt, po południu uruchomienie, jedno i drugie na czas. Zadanie jest po angielsku, protokół można pisać po polsku, niemiecku lub angielsku. Potrzebny jest laptop z analizatorem pakietów i uprawnieniami administratora.</p>',
  },
  5: {
    name: 'Kontrola dostępu: egzamin praktyczny, Madryt',
    location: 'Sala szkoleniowa Madryt, Calle del Ejemplo 22, 28001 Madrid, Hiszpania',
    preparation:
      '<p>Losujesz jedne z ośmiorga drzwi: dobierasz zamek i czytnik, montujesz je i podłączasz, zakładasz dwóch użytkowników i harmonogram oraz pokazujesz, że da się wyjść <strong>jedną ręką po ciemku</strong>. Narzędzia są na miejscu; prosimy o własny miernik i buty ochronne.</p>',
  },
  6: {
    name: 'Kontrola dostępu: egzamin praktyczny, São Paulo',
    location: 'Rua do Exemplo 480, São Paulo, Brazylia, pierwsze piętro',
    preparation:
      '<p>Jedne drzwi i jedna brama, torba z czytnikami i zamkami, z których połowa nie pasuje do zadania, i dwie godziny. Egzaminatorowi wolno zadać trzy pytania, tak jak klientowi. Prosimy zabrać miernik, buty ochronne i dokument tożsamości.</p>',
  },
  7: {
    name: 'Termowizja, poziom podstawowy: egzamin praktyczny, Monachium',
    location: 'Centrum szkoleniowe Monachium, Musterweg 7, 80331 München, Niemcy, laboratorium na parterze',
    preparation:
      '<p>Dwanaście celów na podgrzewanej ścianie: pięć opisujesz z emisyjnością, temperaturą odbitą, odległością i odczytem, a przy reszcie uzasadniasz, dlaczego nie da się ich zmierzyć. Ściana jest Twoja przez <strong>czterdzieści minut</strong>. Prosimy zabrać wzorcowaną kamerę albo zarezerwować naszą.</p>',
  },
  8: {
    name: 'Termowizja, poziom podstawowy: egzamin praktyczny, Lyon',
    location: 'Laboratoire thermique, 9 rue de l’Exemple, 69001 Lyon, Francja',
    preparation:
      '<p>To samo zadanie co w Monachium przy innej ścianie: dwa cele są za oknem, a jeden jest mokry. Protokół można pisać po francusku, angielsku lub hiszpańsku. Prosimy zabrać wzorcowaną kamerę, taśmę i folię aluminiową.</p>',
  },
  9: {
    name: 'Termowizja, poziom profesjonalny: egzamin praktyczny, Lyon',
    location: 'Laboratoire thermique, 9 rue de l’Exemple, 69001 Lyon, Francja',
    preparation:
      '<p>Badasz rozdzielnicę przy obciążeniu, które samodzielnie wybierasz i uzasadniasz, a potem kontener ze składowanym materiałem. <strong>Raport powstaje na miejscu</strong>, w dwie godziny, i to on jest oceniany. Wymagane uprawnienia elektryczne; odzież ochronną zapewniamy.</p>',
  },
  10: {
    name: 'Termowizja, poziom profesjonalny: egzamin praktyczny, Dubaj',
    location: 'Centrum szkoleniowe Dubaj, Example Street 5, Al Quoz, Dubaj, Zjednoczone Emiraty Arabskie',
    preparation:
      '<p>Rozdzielnica w budynku i instalacja fotowoltaiczna na zewnątrz, przy temperaturze, która zostawia niewiele kontrastu. Powiedz, co w tych warunkach da się zmierzyć, zmierz to, a resztę odłóż na piśmie. Prosimy o wzorcowaną kamerę i nakrycie głowy; wodę zapewniamy.</p>',
  },
}
