import type { CourseTextSeed } from '../../../seed-types.ts'

export const intrusion: Readonly<Record<number, CourseTextSeed>> = {
  4: {
    name: 'Dobór czujek i unikanie fałszywych alarmów',
    summary:
      'Która czujka co widzi, gdzie nie wolno jej wieszać i jak znaleźć przyczynę alarmu, którego nikt nie wywołał.',
    description:
      '<p>Pasywna czujka podczerwieni nie widzi ludzi; widzi coś ciepłego, co przecina jej strefy, a najlepiej to, co przecina je w poprzek. Kto o tym pamięta, wiesza ją w poprzek drogi włamywacza, z dala od termowentylatora i niskiego słońca, i ma o połowę mniej wyjazdów.</p><p>Kurs przechodzi przez całą rodzinę: PIR, mikrofale, czujki dualne, zbicie szyby, wibracje, kontaktron, kurtynę i barierę. Przy każdej: co wykrywa, co ją myli, co ją maskuje i któremu stopniowi EN 50131 odpowiada. Potem bierzemy pamięć zdarzeń z sześciu tygodni i szukamy przyczyny każdego wpisu.</p>',
    outcomes: [
      'umieścić czujkę PIR tak, by prawdopodobna droga przecinała jej strefy',
      'wybrać dla danego pomieszczenia między PIR, czujką dualną a zbiciem szyby',
      'odczytać z pamięci zdarzeń, czy winny był przeciąg, zwierzę, użytkownik, czy okablowanie',
      'wykonać i udokumentować test przejścia wraz z maskowaniem',
    ],
    chapters: [
      'Co naprawdę widzi każda czujka',
      'Gdzie nie wolno jej wieszać',
      'Stopnie, maskowanie i sabotaż',
      'Czytanie pamięci zdarzeń',
    ],
  },
  11: {
    name: 'Uzbrajanie, rozbrajanie i transmisja alarmu',
    summary:
      'Najwięcej fałszywych alarmów powstaje przy wejściu. Zaplanuj uzbrajanie tak, by nie dało się pomylić, i udowodnij, że alarm dociera.',
    description:
      '<p>Proszę zapytać dowolne centrum monitorowania: największy ruch jest o siódmej rano i o szóstej wieczorem, gdy ludzie przychodzą i wychodzą. Kurs dzieli budynek na strefy według tego, kto, gdzie i kiedy pracuje, a uzbrajanie planuje tak, by system uzbrajał się tylko wtedy, gdy wszystko jest zamknięte, i by nikt nie wszedł, zanim go rozbroi.</p><p>Druga połowa idzie za alarmem na zewnątrz. Dwa tory, które nie mają wspólnej kanalizacji, masztu ani bezpiecznika; czasy raportowania i odpytywania według kategorii EN 50136; i comiesięczny test, który jest prawdziwy: od czujki do potwierdzenia, z zapisanym czasem.</p>',
    outcomes: [
      'podzielić budynek na strefy zgodne z jego dniem pracy',
      'zaplanować uzbrajanie z elementem blokującym, by nikt nie wszedł w uzbrojoną strefę',
      'dobrać kategorię transmisji i poprowadzić dwa niezależne tory',
      'sprawdzić drogę od czujki do centrum monitorowania i zachować dowód',
    ],
    chapters: ['Strefy zgodne z dniem pracy', 'Uzbrajanie bez pomyłek', 'Dwa tory i jeden dowód'],
  },
}
