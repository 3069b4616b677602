import type { Item } from '../../../src/domain/content/families.ts'

type Group = Item<'category'>['document']['group']

/** Group, slug, and the name in English, Arabic, German, Polish and Spanish. */
const categories: [Group, string, [string, string, string, string, string]][] = [
  [
    'certificationType',
    'general-security',
    [
      'General security',
      'الأنظمة الأمنية العامة',
      'Allgemeine Sicherheitstechnik',
      'Ogólne systemy zabezpieczeń',
      'Seguridad general',
    ],
  ],
  [
    'certificationType',
    'video-security',
    ['Video security', 'المراقبة بالفيديو', 'Videosicherheit', 'Dozór wizyjny', 'Videovigilancia'],
  ],
  [
    'certificationType',
    'access-control',
    ['Access control', 'التحكم في الدخول', 'Zutrittskontrolle', 'Kontrola dostępu', 'Control de accesos'],
  ],
  [
    'certificationType',
    'intrusion-detection',
    [
      'Intrusion detection',
      'كشف التسلل',
      'Einbruchmeldetechnik',
      'Sygnalizacja włamania',
      'Detección de intrusión',
    ],
  ],
  [
    'certificationType',
    'thermal-imaging',
    ['Thermal imaging', 'التصوير الحراري', 'Thermografie', 'Termowizja', 'Termografía'],
  ],
  ['subtype', 'planning', ['Planning', 'التخطيط', 'Planung', 'Projektowanie', 'Planificación']],
  ['subtype', 'installation', ['Installation', 'التركيب', 'Errichtung', 'Montaż', 'Instalación']],
  ['subtype', 'operation', ['Operation', 'التشغيل', 'Betrieb', 'Eksploatacja', 'Operación']],
  ['subtype', 'associate', ['Associate', 'مستوى مشارك', 'Grundstufe', 'Poziom podstawowy', 'Nivel asociado']],
  [
    'subtype',
    'professional',
    ['Professional', 'مستوى محترف', 'Fachstufe', 'Poziom profesjonalny', 'Nivel profesional'],
  ],
  ['subtype', 'expert', ['Expert', 'مستوى خبير', 'Expertenstufe', 'Poziom ekspercki', 'Nivel experto']],
  ['productLine', 'cameras', ['Cameras', 'الكاميرات', 'Kameras', 'Kamery', 'Cámaras']],
  ['productLine', 'recorders', ['Recorders', 'أجهزة التسجيل', 'Rekorder', 'Rejestratory', 'Grabadores']],
  [
    'productLine',
    'access-controllers',
    [
      'Access controllers',
      'وحدات التحكم في الدخول',
      'Zutrittssteuerungen',
      'Kontrolery dostępu',
      'Controladores de acceso',
    ],
  ],
  [
    'productLine',
    'intruder-alarms',
    [
      'Intruder alarms',
      'أنظمة إنذار التسلل',
      'Einbruchmeldeanlagen',
      'Systemy alarmowe',
      'Alarmas de intrusión',
    ],
  ],
  [
    'productLine',
    'intercom',
    ['Intercom', 'أنظمة الاتصال الداخلي', 'Türsprechanlagen', 'Domofony i interkomy', 'Interfonía'],
  ],
  [
    'productLine',
    'thermal-cameras',
    ['Thermal cameras', 'الكاميرات الحرارية', 'Wärmebildkameras', 'Kamery termowizyjne', 'Cámaras térmicas'],
  ],
  ['productLine', 'network', ['Network', 'الشبكات', 'Netzwerk', 'Sieć', 'Redes']],
  ['videoType', 'tutorial', ['Tutorial', 'شرح عملي', 'Anleitung', 'Poradnik', 'Tutorial']],
  [
    'videoType',
    'case-study',
    ['Case study', 'دراسة حالة', 'Praxisbeispiel', 'Studium przypadku', 'Caso práctico'],
  ],
  ['videoType', 'quick-tip', ['Quick tip', 'نصيحة سريعة', 'Kurztipp', 'Krótka wskazówka', 'Consejo rápido']],
  [
    'videoType',
    'webinar-recording',
    [
      'Webinar recording',
      'تسجيل ندوة عبر الإنترنت',
      'Webinar-Aufzeichnung',
      'Nagranie webinaru',
      'Grabación de seminario web',
    ],
  ],
]

export const categoryItems: Item<'category'>[] = categories.map(
  ([group, slug, [en, ar, de, pl, es]], index) => ({
    family: 'category',
    id: index + 1,
    document: {
      group,
      slug,
      audience: { tenants: ['main', 'sister'] },
      texts: { en: { name: en }, ar: { name: ar }, de: { name: de }, pl: { name: pl }, es: { name: es } },
    },
  }),
)
