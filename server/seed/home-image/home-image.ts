import type { Item } from '../../../src/domain/content/families.ts'

type Document = Item<'homeImage'>['document']

const learnWays: Pick<Document, 'subject' | 'texts'>[] = [
  {
    subject: 'cctv',
    texts: {
      en: {
        title: 'Online video course',
        text: 'Chapters of a few minutes, to be stopped and taken up again where you left off. Most courses end with a quiz.',
      },
      ar: {
        title: 'دورة مصوّرة عبر الإنترنت',
        text: 'فصول من بضع دقائق توقفها متى شئت ثم تتابعها من حيث انتهيت. وتنتهي معظم الدورات باختبار قصير.',
      },
      de: {
        title: 'Online-Videokurs',
        text: 'Kapitel von wenigen Minuten, die Sie anhalten und an derselben Stelle fortsetzen. Die meisten Kurse schließen mit einem Quiz.',
      },
      pl: {
        title: 'Kurs wideo online',
        text: 'Kilkuminutowe rozdziały, które można przerwać i wznowić w tym samym miejscu. Większość kursów kończy się quizem.',
      },
      es: {
        title: 'Curso de vídeo en línea',
        text: 'Capítulos de pocos minutos que puede detener y retomar donde los dejó. La mayoría de los cursos termina con un cuestionario.',
      },
    },
  },
  {
    subject: 'network',
    texts: {
      en: {
        title: 'Online classroom',
        text: 'A trainer, a fixed hour and a small group. You ask while it happens, and you configure devices in our laboratory from your desk.',
      },
      ar: {
        title: 'صف افتراضي',
        text: 'مدرّب وموعد محدد ومجموعة صغيرة. تسأل أثناء الشرح، وتضبط أجهزة مختبرنا من مكتبك.',
      },
      de: {
        title: 'Online-Klassenraum',
        text: 'Ein Trainer, eine feste Uhrzeit, eine kleine Gruppe. Sie fragen sofort nach und konfigurieren vom Schreibtisch aus Geräte in unserem Labor.',
      },
      pl: {
        title: 'Szkolenie online na żywo',
        text: 'Trener, stała godzina i mała grupa. Pytasz na bieżąco, a urządzenia w naszym laboratorium konfigurujesz zza własnego biurka.',
      },
      es: {
        title: 'Aula en línea',
        text: 'Un formador, una hora fija y un grupo pequeño. Pregunta sobre la marcha y configura equipos de nuestro laboratorio desde su mesa.',
      },
    },
  },
  {
    subject: 'base',
    texts: {
      en: {
        title: 'Onsite classroom',
        text: 'A day or two with tools in hand: doors, cabinets, cameras and faults that somebody has built in on purpose.',
      },
      ar: {
        title: 'صف حضوري',
        text: 'يوم أو يومان والأدوات في يديك: أبواب وخزائن وكاميرات، وأعطال وُضعت فيها عمدًا.',
      },
      de: {
        title: 'Präsenzkurs',
        text: 'Ein bis zwei Tage mit Werkzeug in der Hand: Türen, Schränke, Kameras und Fehler, die jemand mit Absicht eingebaut hat.',
      },
      pl: {
        title: 'Szkolenie stacjonarne',
        text: 'Dzień lub dwa z narzędziami w ręku: drzwi, szafy, kamery i usterki, które ktoś wprowadził celowo.',
      },
      es: {
        title: 'Aula presencial',
        text: 'Uno o dos días con las herramientas en la mano: puertas, armarios, cámaras y fallos que alguien ha puesto a propósito.',
      },
    },
  },
]

const regions: Pick<Document, 'subject' | 'texts'>[] = [
  {
    subject: 'base',
    texts: {
      en: {
        title: 'Europe',
        text: 'Classrooms in Warsaw, Munich, Madrid and Lyon; courses in five languages.',
      },
      ar: { title: 'أوروبا', text: 'صفوف في وارسو وميونخ ومدريد وليون، ودورات بخمس لغات.' },
      de: {
        title: 'Europa',
        text: 'Präsenzkurse in Warschau, München, Madrid und Lyon; Kurse in fünf Sprachen.',
      },
      pl: {
        title: 'Europa',
        text: 'Szkolenia w Warszawie, Monachium, Madrycie i Lyonie; kursy w pięciu językach.',
      },
      es: { title: 'Europa', text: 'Aulas en Varsovia, Múnich, Madrid y Lyon; cursos en cinco idiomas.' },
    },
  },
  {
    subject: 'cctv',
    texts: {
      en: { title: 'Middle East', text: 'Dubai: trainers who teach in Arabic and English, exams in both.' },
      ar: { title: 'الشرق الأوسط', text: 'دبي: مدرّبون يدرّسون بالعربية والإنجليزية، وامتحانات باللغتين.' },
      de: {
        title: 'Naher Osten',
        text: 'Dubai: Trainer für Arabisch und Englisch, Prüfungen in beiden Sprachen.',
      },
      pl: {
        title: 'Bliski Wschód',
        text: 'Dubaj: trenerzy uczący po arabsku i angielsku, egzaminy w obu językach.',
      },
      es: { title: 'Oriente Medio', text: 'Dubái: formadores en árabe e inglés, exámenes en ambos idiomas.' },
    },
  },
  {
    subject: 'intrusion',
    texts: {
      en: {
        title: 'Africa',
        text: 'Johannesburg: intrusion, standby power and sites where the mains fails daily.',
      },
      ar: {
        title: 'أفريقيا',
        text: 'جوهانسبرغ: كشف التسلل والطاقة الاحتياطية ومواقع تنقطع عنها الكهرباء كل يوم.',
      },
      de: {
        title: 'Afrika',
        text: 'Johannesburg: Einbruchmeldetechnik, Notstrom und Standorte mit täglichem Netzausfall.',
      },
      pl: {
        title: 'Afryka',
        text: 'Johannesburg: sygnalizacja włamania, zasilanie rezerwowe i obiekty z codziennymi przerwami w zasilaniu.',
      },
      es: {
        title: 'África',
        text: 'Johannesburgo: intrusión, alimentación de reserva y obras donde la red cae a diario.',
      },
    },
  },
  {
    subject: 'network',
    texts: {
      en: {
        title: 'Asia Pacific',
        text: 'Seoul: video expert level, large networks, long nights in the laboratory.',
      },
      ar: {
        title: 'آسيا والمحيط الهادئ',
        text: 'سول: مستوى خبير الفيديو وشبكات كبيرة وليالٍ طويلة في المختبر.',
      },
      de: { title: 'Asien-Pazifik', text: 'Seoul: Expertenstufe Video, große Netze, lange Abende im Labor.' },
      pl: {
        title: 'Azja i Pacyfik',
        text: 'Seul: poziom ekspercki dozoru wizyjnego, duże sieci, długie wieczory w laboratorium.',
      },
      es: {
        title: 'Asia-Pacífico',
        text: 'Seúl: nivel experto en vídeo, grandes redes y largas noches de laboratorio.',
      },
    },
  },
  {
    subject: 'thermal',
    texts: {
      en: { title: 'North America', text: 'Online classrooms in the time zones from Halifax to Vancouver.' },
      ar: { title: 'أمريكا الشمالية', text: 'صفوف افتراضية في المناطق الزمنية من هاليفاكس إلى فانكوفر.' },
      de: { title: 'Nordamerika', text: 'Online-Klassenräume in den Zeitzonen von Halifax bis Vancouver.' },
      pl: {
        title: 'Ameryka Północna',
        text: 'Szkolenia online w strefach czasowych od Halifaksu po Vancouver.',
      },
      es: { title: 'Norteamérica', text: 'Aulas en línea en los husos horarios de Halifax a Vancouver.' },
    },
  },
  {
    subject: 'access',
    texts: {
      en: {
        title: 'Latin America',
        text: 'São Paulo: doors, gates and networks, taught in Spanish and Portuguese.',
      },
      ar: { title: 'أمريكا اللاتينية', text: 'ساو باولو: أبواب وبوابات وشبكات، بالإسبانية والبرتغالية.' },
      de: {
        title: 'Lateinamerika',
        text: 'São Paulo: Türen, Tore und Netze, auf Spanisch und Portugiesisch.',
      },
      pl: {
        title: 'Ameryka Łacińska',
        text: 'São Paulo: drzwi, bramy i sieci, po hiszpańsku i portugalsku.',
      },
      es: { title: 'América Latina', text: 'São Paulo: puertas, portones y redes, en español y portugués.' },
    },
  },
]

export const homeImageItems: Item<'homeImage'>[] = [
  ...learnWays.map(
    (learnWay, index): Item<'homeImage'> => ({
      family: 'homeImage',
      id: index + 1,
      document: {
        use: 'learnWay',
        position: index + 1,
        region: null,
        link: null,
        audience: { tenants: ['main', 'sister'] },
        ...learnWay,
      },
    }),
  ),
  ...regions.map(
    (region, index): Item<'homeImage'> => ({
      family: 'homeImage',
      id: learnWays.length + index + 1,
      document: {
        use: 'region',
        position: index + 1,
        region: index + 1,
        link: null,
        audience: { tenants: ['main', 'sister'] },
        ...region,
      },
    }),
  ),
]
