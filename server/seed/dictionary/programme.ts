import type { Value } from './value.ts'

/** The steps of a certification, as its bar names them. */
export const certificateSteps: Value[] = [
  ['enrol', ['Enrol', 'التسجيل', 'Einschreiben', 'Zapis', 'Inscripción']],
  ['learn', ['Learn', 'التعلّم', 'Lernen', 'Nauka', 'Aprendizaje']],
  ['exam', ['Exam', 'الاختبار', 'Prüfung', 'Egzamin', 'Examen']],
  ['apply', ['Apply', 'الطلب', 'Antrag', 'Wniosek', 'Solicitud']],
]

/** The kinds of certification. */
export const programmes: Value[] = [
  [
    'gsc',
    [
      'General security certification',
      'الشهادة العامة في الأمن',
      'Allgemeine Sicherheitszertifizierung',
      'Certyfikacja ogólna z zabezpieczeń',
      'Certificación general en seguridad',
    ],
  ],
  [
    'hsc',
    [
      'Product security certification',
      'شهادة منتجات الأمن',
      'Produktzertifizierung Sicherheit',
      'Certyfikacja produktowa z zabezpieczeń',
      'Certificación en productos de seguridad',
    ],
  ],
]

export const learnWays: Value[] = [
  [
    'online-video',
    [
      'Online video course',
      'دورة مصوّرة عبر الإنترنت',
      'Online-Videokurs',
      'Kurs wideo online',
      'Curso de vídeo en línea',
    ],
  ],
  [
    'online-classroom',
    ['Online classroom', 'صف افتراضي', 'Online-Klassenraum', 'Szkolenie online na żywo', 'Aula en línea'],
  ],
  [
    'onsite-classroom',
    ['Onsite classroom', 'صف حضوري', 'Präsenzkurs', 'Szkolenie stacjonarne', 'Aula presencial'],
  ],
]
