import type { FaqDocument } from '../../../../src/domain/faq/faq-document.ts'
import type { TextsById } from '../../translated.ts'

export const faq: TextsById<FaqDocument['texts']['en']> = {
  1: {
    question: 'Ile punktów potrzebuję przed egzaminem?',
    answer:
      '<p><strong>Dwanaście</strong> w certyfikacji z ogólnych systemów zabezpieczeń i <strong>dziewięć</strong> w certyfikacji produktowej. Muszą się wśród nich znaleźć wszystkie kursy obowiązkowe, resztę wybierasz z kursów do wyboru. Szkolenie z trenerem daje punkty po potwierdzeniu obecności.</p>',
  },
  2: {
    question: 'Czy portal pamięta, gdzie przerwałem?',
    answer:
      '<p>Tak. Każdy rozdział rusza od sekundy, w której został przerwany, na każdym urządzeniu po zalogowaniu. Rozdział jest zaliczony, gdy obejrzysz go do końca; przewijanie się nie liczy.</p>',
  },
  3: {
    question: 'Ile trzeba zdobyć w quizie?',
    answer:
      '<p><strong>60 na 100 punktów.</strong> Quiz ma pięć pytań po 20 punktów i można go powtarzać dowolnie często. Kurs z quizem jest ukończony dopiero po jego zaliczeniu.</p>',
  },
  4: {
    question: 'Kurs, którego się uczę, został zastąpiony. Czy coś tracę?',
    answer:
      '<p>Nie. Gdy nowa wersja zastępuje kurs, postęp zostaje ustawiony na 100%, a punkty pozostają Twoje. Przed aktualizacją certyfikacji pytamy o zgodę; do nauki zostaje tylko to, co dodano.</p>',
  },
  5: {
    question: 'Jak przebiega egzamin teoretyczny?',
    answer:
      '<p>Online, <strong>50 pytań w godzinę</strong>: jednokrotny i wielokrotny wybór oraz prawda lub fałsz. Próg to 80 na 100 punktów. Po godzinie odpowiedzi są oddawane w takim stanie, w jakim są. W trakcie egzaminu nie można się wylogować.</p>',
  },
  6: {
    question: 'Co się stanie, jeśli nie zdam?',
    answer:
      '<p>Masz <strong>dwa podejścia</strong>. Po pierwszej porażce zostaje jedno; warto najpierw przejrzeć analizę odpowiedzi. Po dwóch trzeba zapisać się i uczyć od nowa: postęp wraca do 0, a wcześniejsze wyniki pozostają w historii.</p>',
  },
  7: {
    question: 'Jak długo mogę zwlekać z egzaminem?',
    answer:
      '<p>W certyfikacji produktowej egzamin teoretyczny zdaje się <strong>w ciągu 30 dni</strong> od dziewiątego punktu. Portal pokazuje pozostałe dni i przypomina e-mailem. Certyfikacja z ogólnych systemów zabezpieczeń nie ma takiego limitu.</p>',
  },
  8: {
    question: 'Które certyfikacje mają egzamin praktyczny i kiedy można go zdawać?',
    answer:
      '<p>Te, na których stronie jest zakładka „Egzamin praktyczny”. Na termin zapisujesz się po <strong>zdaniu egzaminu teoretycznego</strong>. Próg również wynosi 80 na 100. Terminy i miejsca są na stronie <a href="/practical-exam">egzaminów praktycznych</a>.</p>',
  },
  9: {
    question: 'Czy egzamin praktyczny można zdawać na telefonie?',
    answer:
      '<p>Nie. Egzaminy praktyczne nie są dostępne na urządzeniach mobilnych; prosimy korzystać z portalu na komputerze. Kursy, quizy i egzaminy teoretyczne działają też na telefonie, ale na godzinę pytań polecamy większy ekran.</p>',
  },
  10: {
    question: 'Zdane. Kiedy dostanę certyfikat?',
    answer:
      '<p>Wniosek składasz na stronie certyfikacji. Decyzję podejmujemy <strong>w ciągu 3 dni roboczych</strong> i informujemy o niej. Potem certyfikat można pobrać w „Mojej nauce”, z nazwą firmy lub bez.</p>',
  },
  11: {
    question: 'Jak długo certyfikat jest ważny i jak go odnowić?',
    answer:
      '<p><strong>Dwa lata.</strong> Odnowić można go od 90 dni przed końcem do 90 dni po nim. Uczysz się tego, co się zmieniło, i zdajesz aktualny egzamin teoretyczny; nowy certyfikat biegnie od końca starego. Później trzeba zapisać się od nowa.</p>',
  },
  12: {
    question: 'Co oznaczają medale?',
    answer:
      '<p>Poziom: <strong>brązowy</strong> za podstawowy, <strong>srebrny</strong> za profesjonalny i <strong>złoty</strong> za ekspercki. Widać je w „Mojej nauce”; znikają dopiero z upływem ważności certyfikatu.</p>',
  },
  13: {
    question: 'Jak klient może sprawdzić certyfikaty mojej firmy?',
    answer:
      '<p>Po numerze NIP (VAT UE) firmy, na stronie <a href="/vat">certyfikacji firm</a>. Widać tam, ile ważnych certyfikatów ma firma i jakich, bez nazwisk posiadaczy.</p>',
  },
  14: {
    question: 'Do kiedy mogę odwołać udział w szkoleniu?',
    answer:
      '<p>Do <strong>24 godzin przed rozpoczęciem</strong>, w „Mojej nauce”. W ciągu ostatnich 24 godzin nie jest to możliwe, bo nikt nie zdążyłby zająć miejsca. Nieobecność bez odwołania jest odnotowywana.</p>',
  },
  15: {
    question: 'Nie mogę przyjść na opłacone szkolenie. Czy dostanę zwrot?',
    answer:
      '<p>Opłaty za szkolenia <strong>nie podlegają zwrotowi</strong>, ale <strong>zmiana terminu jest bezpłatna</strong>: do 24 godzin przed rozpoczęciem można wybrać inny termin tego samego szkolenia. Jeśli to my odwołamy termin, do wyboru jest nowy termin albo zwrot pieniędzy.</p>',
  },
  16: {
    question: 'Moje zgłoszenie ma status „Oczekuje”. Na co czeka?',
    answer:
      '<p>Niektóre szkolenia wymagają akceptacji, zwykle dlatego, że potrzebna jest wcześniejsza wiedza. Decyzja zapada w ciągu 1 do 3 dni roboczych. Z kodem zaproszenia zgłoszenie jest przyjmowane od razu; kod działa raz i tylko z adresem e-mail, na który go wysłano.</p>',
  },
  17: {
    question: 'Jak mogę zapłacić?',
    answer:
      '<p>Wszędzie <strong>kartą</strong>, w Polsce <strong>BLIKIEM</strong>, w pozostałych krajach przez <strong>Klarnę</strong> albo przelewem. Opłaty nalicza się w euro lub złotych, plus VAT. Na dokończenie rozpoczętego zamówienia jest 30 minut.</p>',
  },
  18: {
    question: 'O czym pamiętać przy przelewie?',
    answer:
      '<p>Kwota musi wpłynąć <strong>w ciągu 3 dni kalendarzowych</strong>, z tytułem podanym w zamówieniu. Przelew jest obciążony opłatą serwisową <strong>1,5%</strong>, płatność kartą nie. Po trzech dniach zamówienie wygasa, a miejsce się zwalnia.</p>',
  },
  19: {
    question: 'Gdzie znajdę fakturę?',
    answer:
      '<p>W „Mojej nauce”, obok płatności, jako PDF, gdy tylko płatność zostanie zakończona. Firma, adres i NIP pochodzą z danych osobowych; prosimy sprawdzić je przed zapłatą, bo wystawionej faktury nie zmieniamy.</p>',
  },
  20: {
    question: 'W jakim języku widzę portal i jak go zmienić?',
    answer:
      '<p>W ostatnio wybranym. Zmienia się go u góry każdej strony, razem z krajem. Teksty jeszcze nieprzetłumaczone wyświetlają się po angielsku. Wiadomości, egzaminy i certyfikaty stosują to samo ustawienie.</p>',
  },
}
