import type { Item } from '../../../src/domain/content/families.ts'

type Question = Item<'survey'>['document']['questions'][number]

/** What a question says in English, Arabic, German, Polish and Spanish: first the question, then its options. */
type Said = [string, ...string[]]

const question = (
  id: number,
  type: Question['type'],
  required: boolean,
  said: [en: Said, ar: Said, de: Said, pl: Said, es: Said],
): Question => {
  const [en, ar, de, pl, es] = said.map(([content, ...options]) => ({ content, options })) as [
    { content: string; options: string[] },
    { content: string; options: string[] },
    { content: string; options: string[] },
    { content: string; options: string[] },
    { content: string; options: string[] },
  ]
  return { id, type, required, texts: { en, ar, de, pl, es } }
}

const scale: [Said, Said, Said, Said, Said] = [
  ['', 'Very good', 'Good', 'Fair', 'Poor'],
  ['', 'جيد جدًا', 'جيد', 'مقبول', 'ضعيف'],
  ['', 'Sehr gut', 'Gut', 'Mittelmäßig', 'Schlecht'],
  ['', 'Bardzo dobrze', 'Dobrze', 'Średnio', 'Słabo'],
  ['', 'Muy bien', 'Bien', 'Regular', 'Mal'],
]

/** A question that is answered on the four-step scale. */
const rating = (
  id: number,
  required: boolean,
  contents: [string, string, string, string, string],
): Question =>
  question(
    id,
    'single',
    required,
    scale.map(([, ...options], index) => [contents[index], ...options]) as [Said, Said, Said, Said, Said],
  )

export const surveyItems: Item<'survey'>[] = [
  {
    family: 'survey',
    id: 1,
    document: {
      training: 'course',
      audience: { tenants: ['main', 'sister'] },
      texts: {
        en: { name: 'About this course', description: 'Two minutes for those who learn after you.' },
        ar: { name: 'عن هذه الدورة', description: 'دقيقتان من وقتك لمن يتعلم بعدك.' },
        de: { name: 'Zu diesem Kurs', description: 'Zwei Minuten für alle, die nach Ihnen lernen.' },
        pl: { name: 'O tym kursie', description: 'Dwie minuty dla tych, którzy będą się uczyć po Tobie.' },
        es: {
          name: 'Sobre este curso',
          description: 'Dos minutos para quienes aprenderán después de usted.',
        },
      },
      questions: [
        rating(101, true, [
          'How well did the course explain its subject?',
          'كيف كان شرح الدورة لموضوعها؟',
          'Wie gut hat der Kurs sein Thema erklärt?',
          'Jak dobrze kurs objaśnił swój temat?',
          '¿Qué tal explicó el curso su tema?',
        ]),
        question(102, 'single', true, [
          ['How was the level?', 'Too easy', 'Right', 'Too hard'],
          ['كيف كان المستوى؟', 'سهل أكثر من اللازم', 'مناسب', 'صعب أكثر من اللازم'],
          ['Wie war das Niveau?', 'Zu leicht', 'Passend', 'Zu schwer'],
          ['Jaki był poziom?', 'Zbyt łatwy', 'Odpowiedni', 'Zbyt trudny'],
          ['¿Qué le pareció el nivel?', 'Demasiado fácil', 'Adecuado', 'Demasiado difícil'],
        ]),
        question(103, 'multiple', false, [
          [
            'What helped you most?',
            'Worked calculations',
            'Pictures and drawings',
            'Examples from sites',
            'The quiz',
            'Captions',
          ],
          [
            'ما الذي أفادك أكثر؟',
            'الحسابات المفصّلة',
            'الصور والرسوم',
            'أمثلة من المواقع',
            'الاختبار القصير',
            'الترجمة المكتوبة',
          ],
          [
            'Was hat Ihnen am meisten geholfen?',
            'Durchgerechnete Beispiele',
            'Bilder und Zeichnungen',
            'Fälle aus der Praxis',
            'Das Quiz',
            'Untertitel',
          ],
          [
            'Co pomogło najbardziej?',
            'Przykłady obliczeń',
            'Zdjęcia i rysunki',
            'Przypadki z obiektów',
            'Quiz',
            'Napisy',
          ],
          [
            '¿Qué le ayudó más?',
            'Los cálculos resueltos',
            'Las imágenes y los dibujos',
            'Los ejemplos de obra',
            'El cuestionario',
            'Los subtítulos',
          ],
        ]),
        question(104, 'single', false, [
          ['Will you use it at work within a month?', 'Yes', 'Perhaps', 'No'],
          ['هل ستستعمله في عملك خلال شهر؟', 'نعم', 'ربما', 'لا'],
          ['Werden Sie es binnen eines Monats bei der Arbeit anwenden?', 'Ja', 'Vielleicht', 'Nein'],
          ['Czy w ciągu miesiąca wykorzystasz to w pracy?', 'Tak', 'Być może', 'Nie'],
          ['¿Lo utilizará en su trabajo antes de un mes?', 'Sí', 'Quizá', 'No'],
        ]),
        question(105, 'text', false, [
          ['What was missing, or wrong?'],
          ['ما الذي كان ناقصًا أو خطأ؟'],
          ['Was hat gefehlt oder war falsch?'],
          ['Czego brakowało lub co było błędne?'],
          ['¿Qué faltaba o qué estaba mal?'],
        ]),
      ],
    },
  },
  {
    family: 'survey',
    id: 2,
    document: {
      training: 'classroom',
      audience: { tenants: ['main', 'sister'] },
      texts: {
        en: {
          name: 'About your classroom',
          description: 'On the trainer, the room and the devices. Two minutes.',
        },
        ar: { name: 'عن صفك التدريبي', description: 'عن المدرّب والقاعة والأجهزة، في دقيقتين.' },
        de: { name: 'Zu Ihrem Präsenzkurs', description: 'Über Trainer, Raum und Geräte. Zwei Minuten.' },
        pl: { name: 'O Twoim szkoleniu', description: 'O trenerze, sali i sprzęcie. Dwie minuty.' },
        es: { name: 'Sobre su clase', description: 'Sobre el formador, la sala y los equipos. Dos minutos.' },
      },
      questions: [
        rating(201, true, [
          'How did the trainer answer questions?',
          'كيف أجاب المدرّب عن الأسئلة؟',
          'Wie hat der Trainer auf Fragen geantwortet?',
          'Jak trener odpowiadał na pytania?',
          '¿Cómo respondió el formador a las preguntas?',
        ]),
        rating(202, true, [
          'How were the devices and the room, or the connection?',
          'كيف كانت الأجهزة والقاعة، أو الاتصال؟',
          'Wie waren Geräte und Raum beziehungsweise die Verbindung?',
          'Jak oceniasz sprzęt i salę albo połączenie?',
          '¿Qué tal los equipos y la sala, o la conexión?',
        ]),
        question(203, 'single', true, [
          ['How much time was there for practice?', 'Too little', 'Enough', 'Too much'],
          ['كم كان الوقت المخصص للتطبيق العملي؟', 'قليل جدًا', 'كافٍ', 'أكثر من اللازم'],
          ['Wie viel Zeit blieb für die Praxis?', 'Zu wenig', 'Genug', 'Zu viel'],
          ['Ile było czasu na praktykę?', 'Za mało', 'Wystarczająco', 'Za dużo'],
          ['¿Cuánto tiempo hubo para la práctica?', 'Demasiado poco', 'Suficiente', 'Demasiado'],
        ]),
        question(204, 'multiple', false, [
          [
            'What would you like a day more of?',
            'Cabling and power',
            'Configuration',
            'Fault finding',
            'Planning',
            'Exam questions',
          ],
          [
            'في أي مجال تود يومًا إضافيًا؟',
            'الكابلات والتغذية',
            'الضبط والإعداد',
            'تشخيص الأعطال',
            'التخطيط',
            'أسئلة الامتحان',
          ],
          [
            'Wovon hätten Sie gern einen Tag mehr?',
            'Leitungen und Stromversorgung',
            'Konfiguration',
            'Fehlersuche',
            'Planung',
            'Prüfungsfragen',
          ],
          [
            'Czemu poświęcić o dzień więcej?',
            'Okablowaniu i zasilaniu',
            'Konfiguracji',
            'Szukaniu usterek',
            'Projektowaniu',
            'Pytaniom egzaminacyjnym',
          ],
          [
            '¿De qué querría un día más?',
            'Cableado y alimentación',
            'Configuración',
            'Búsqueda de fallos',
            'Planificación',
            'Preguntas de examen',
          ],
        ]),
        question(205, 'multiple', false, [
          ['How did you hear of it?', 'The portal', 'A colleague', 'A distributor', 'My employer'],
          ['كيف علمت به؟', 'من البوابة', 'من زميل', 'من موزّع', 'من جهة عملي'],
          [
            'Wie haben Sie davon erfahren?',
            'Über das Portal',
            'Von Kollegen',
            'Von einem Distributor',
            'Von meinem Arbeitgeber',
          ],
          [
            'Skąd wiesz o szkoleniu?',
            'Z portalu',
            'Od znajomych z branży',
            'Od dystrybutora',
            'Od pracodawcy',
          ],
          ['¿Cómo se enteró?', 'Por el portal', 'Por un compañero', 'Por un distribuidor', 'Por mi empresa'],
        ]),
        question(206, 'text', false, [
          ['What should the trainer do differently next time?'],
          ['ما الذي ينبغي أن يغيّره المدرّب في المرة القادمة؟'],
          ['Was sollte der Trainer beim nächsten Mal anders machen?'],
          ['Co trener powinien następnym razem zrobić inaczej?'],
          ['¿Qué debería hacer de otra manera el formador la próxima vez?'],
        ]),
      ],
    },
  },
  {
    family: 'survey',
    id: 3,
    document: {
      training: 'certification',
      audience: { tenants: ['main', 'sister'] },
      texts: {
        en: {
          name: 'About your certification',
          description: 'From enrolment to certificate: what was worth the time?',
        },
        ar: { name: 'عن شهادتك', description: 'من التسجيل إلى الشهادة: ما الذي استحق الوقت؟' },
        de: {
          name: 'Zu Ihrer Zertifizierung',
          description: 'Von der Anmeldung bis zum Zertifikat: Was war die Zeit wert?',
        },
        pl: { name: 'O Twojej certyfikacji', description: 'Od zapisu do certyfikatu: co było warte czasu?' },
        es: {
          name: 'Sobre su certificación',
          description: 'De la inscripción al certificado: ¿qué mereció la pena?',
        },
      },
      questions: [
        rating(301, true, [
          'How well did the courses prepare you for the exam?',
          'كيف هيأتك الدورات للامتحان؟',
          'Wie gut haben die Kurse auf die Prüfung vorbereitet?',
          'Jak dobrze kursy przygotowały do egzaminu?',
          '¿Qué tal le prepararon los cursos para el examen?',
        ]),
        question(302, 'single', true, [
          ['Was the exam fair?', 'Yes', 'Mostly', 'No'],
          ['هل كان الامتحان عادلًا؟', 'نعم', 'في معظمه', 'لا'],
          ['War die Prüfung fair?', 'Ja', 'Überwiegend', 'Nein'],
          ['Czy egzamin był uczciwy?', 'Tak', 'W większości', 'Nie'],
          ['¿Fue justo el examen?', 'Sí', 'En su mayor parte', 'No'],
        ]),
        question(303, 'multiple', false, [
          [
            'What do you need the certificate for?',
            'Tenders',
            'My employer',
            'Customers ask for it',
            'A new job',
            'For myself',
          ],
          ['لماذا تحتاج إلى الشهادة؟', 'المناقصات', 'جهة عملي', 'العملاء يطلبونها', 'وظيفة جديدة', 'لنفسي'],
          [
            'Wofür brauchen Sie das Zertifikat?',
            'Ausschreibungen',
            'Für meinen Arbeitgeber',
            'Kunden fragen danach',
            'Für eine neue Stelle',
            'Für mich selbst',
          ],
          [
            'Do czego potrzebny jest Ci certyfikat?',
            'Do przetargów',
            'Dla pracodawcy',
            'Pytają o niego klienci',
            'Do nowej pracy',
            'Dla siebie',
          ],
          [
            '¿Para qué necesita el certificado?',
            'Licitaciones',
            'Mi empresa',
            'Los clientes lo piden',
            'Un nuevo empleo',
            'Para mí',
          ],
        ]),
        question(304, 'text', false, [
          ['Which subject should we certify next?'],
          ['ما الموضوع الذي ينبغي أن نمنح شهادة فيه لاحقًا؟'],
          ['Für welches Thema sollten wir als Nächstes eine Zertifizierung anbieten?'],
          ['Jaki temat powinniśmy objąć certyfikacją w następnej kolejności?'],
          ['¿Qué tema deberíamos certificar a continuación?'],
        ]),
      ],
    },
  },
]
