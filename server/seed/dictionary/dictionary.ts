import type { Item } from '../../../src/domain/content/families.ts'
import { certificateSteps, learnWays, programmes } from './programme.ts'
import type { Value } from './value.ts'

const userTypes: Value[] = [
  ['installer', ['Installer', 'فني تركيب', 'Errichter', 'Instalator', 'Instalador']],
  [
    'integrator',
    ['System integrator', 'مُكامل أنظمة', 'Systemintegrator', 'Integrator systemów', 'Integrador de sistemas'],
  ],
  ['engineer', ['Engineer', 'مهندس', 'Ingenieur', 'Inżynier', 'Ingeniero']],
  ['student', ['Student', 'طالب', 'Student oder Auszubildender', 'Student lub uczeń', 'Estudiante']],
  ['distributor', ['Distributor', 'موزّع', 'Distributor', 'Dystrybutor', 'Distribuidor']],
  ['consultant', ['Consultant', 'استشاري', 'Fachplaner', 'Konsultant', 'Consultor']],
  ['end-user', ['End user', 'مستخدم نهائي', 'Betreiber', 'Użytkownik końcowy', 'Usuario final']],
  ['other', ['Other', 'غير ذلك', 'Sonstige', 'Inne', 'Otro']],
]

const pageImages: Value[] = [
  [
    'cctv',
    [
      'A camera and its field of view',
      'كاميرا ومجال رؤيتها',
      'Eine Kamera und ihr Sichtfeld',
      'Kamera i jej pole widzenia',
      'Una cámara y su campo de visión',
    ],
  ],
  [
    'access',
    [
      'A door with a reader beside it',
      'باب وإلى جانبه قارئ',
      'Eine Tür mit Leser daneben',
      'Drzwi z czytnikiem',
      'Una puerta con lector al lado',
    ],
  ],
  [
    'intrusion',
    [
      'A detector watching a room',
      'كاشف يراقب غرفة',
      'Ein Melder überwacht einen Raum',
      'Czujka nadzorująca pomieszczenie',
      'Un detector que vigila una sala',
    ],
  ],
  [
    'network',
    [
      'A switch and the devices on it',
      'محوّل شبكة والأجهزة المتصلة به',
      'Ein Switch und seine Geräte',
      'Przełącznik i podłączone urządzenia',
      'Un conmutador y sus equipos',
    ],
  ],
  [
    'thermal',
    [
      'A warm shape on a cold ground',
      'شكل دافئ على خلفية باردة',
      'Eine warme Form auf kaltem Grund',
      'Ciepły kształt na zimnym tle',
      'Una forma cálida sobre fondo frío',
    ],
  ],
  [
    'base',
    [
      'A site plan with its layers',
      'مخطط موقع بطبقاته',
      'Ein Lageplan mit seinen Zonen',
      'Plan obiektu ze strefami',
      'Un plano con sus zonas',
    ],
  ],
]

const diets: Value[] = [
  ['none', ['No requirement', 'لا متطلبات', 'Keine Vorgaben', 'Bez wymagań', 'Sin requisitos']],
  ['vegetarian', ['Vegetarian', 'نباتي', 'Vegetarisch', 'Dieta wegetariańska', 'Vegetariana']],
  ['vegan', ['Vegan', 'نباتي صرف', 'Vegan', 'Dieta wegańska', 'Vegana']],
  ['halal', ['Halal', 'حلال', 'Halal', 'Halal', 'Halal']],
  ['kosher', ['Kosher', 'كوشير', 'Koscher', 'Koszerna', 'Kosher']],
  ['gluten-free', ['Gluten-free', 'خالٍ من الغلوتين', 'Glutenfrei', 'Bezglutenowa', 'Sin gluten']],
]

const cancelReasons: Value[] = [
  [
    'date',
    [
      'The date no longer suits me',
      'لم يعد الموعد مناسبًا لي',
      'Der Termin passt mir nicht mehr',
      'Termin już mi nie odpowiada',
      'La fecha ya no me conviene',
    ],
  ],
  [
    'place',
    [
      'The place is too far away',
      'المكان بعيد جدًا',
      'Der Ort ist zu weit entfernt',
      'Miejsce jest zbyt daleko',
      'El lugar queda demasiado lejos',
    ],
  ],
  [
    'work',
    [
      'I am needed on a job',
      'عليّ التزام في العمل',
      'Ich werde auf einer Baustelle gebraucht',
      'Jestem potrzebny na budowie',
      'Me necesitan en una obra',
    ],
  ],
  ['illness', ['Illness', 'بسبب المرض', 'Krankheit', 'Choroba', 'Enfermedad']],
  [
    'other-course',
    [
      'I chose another training',
      'اخترت تدريبًا آخر',
      'Ich habe eine andere Schulung gewählt',
      'Wybieram inne szkolenie',
      'He elegido otra formación',
    ],
  ],
  ['other', ['Another reason', 'سبب آخر', 'Ein anderer Grund', 'Inny powód', 'Otro motivo']],
]

/** A logo's label is its path. */
const logo = (path: string): Value[1] => [path, path, path, path, path]

const logos: Value[] = [
  ['main', logo('/favicon-main.svg')],
  ['sister', logo('/favicon-thermal.svg')],
]

const lists: [string, Value[]][] = [
  ['user_type', userTypes],
  ['page_image', pageImages],
  ['front_logo', logos],
  ['dietary_requirement', diets],
  ['cancel_reason', cancelReasons],
  ['certificate_step', certificateSteps],
  ['certification_programs', programmes],
  ['learn_ways', learnWays],
]

export const dictionaryItems: Item<'dictionary'>[] = lists.map(([type, values], index) => ({
  family: 'dictionary',
  id: index + 1,
  document: {
    type,
    items: values.map(([value, [en, ar, de, pl, es]]) => ({
      value,
      texts: {
        en: { label: en },
        ar: { label: ar },
        de: { label: de },
        pl: { label: pl },
        es: { label: es },
      },
    })),
    audience: { tenants: ['main', 'sister'] },
  },
}))
