import type { CourseSeed, NameSeed } from '../seed-types.ts'
import { accessCourses } from './access.ts'
import { baseCourses } from './base.ts'
import { cctvCourses } from './cctv.ts'
import { intrusionCourses } from './intrusion.ts'
import { networkCourses } from './network.ts'
import { thermalCourses } from './thermal.ts'

/** The whole demonstration catalogue, ordered by id. */
export const courses: CourseSeed[] = [
  ...cctvCourses,
  ...networkCourses,
  ...accessCourses,
  ...intrusionCourses,
  ...thermalCourses,
  ...baseCourses,
].sort((a, b) => a.id - b.id)

export const certificationTypes: NameSeed[] = [
  {
    slug: 'general-security',
    name: { en: 'General security', de: 'Allgemeine Sicherheitstechnik', ar: 'الأنظمة الأمنية العامة' },
  },
  { slug: 'video-security', name: { en: 'Video security', de: 'Videosicherheit', ar: 'المراقبة بالفيديو' } },
  { slug: 'access-control', name: { en: 'Access control', de: 'Zutrittskontrolle', ar: 'التحكم في الدخول' } },
  {
    slug: 'intrusion-detection',
    name: { en: 'Intrusion detection', de: 'Einbruchmeldetechnik', ar: 'كشف التسلل' },
  },
  { slug: 'thermal-imaging', name: { en: 'Thermal imaging', de: 'Thermografie', ar: 'التصوير الحراري' } },
]

export const subtypes: NameSeed[] = [
  { slug: 'planning', name: { en: 'Planning', de: 'Planung', ar: 'التخطيط' } },
  { slug: 'installation', name: { en: 'Installation', de: 'Errichtung', ar: 'التركيب' } },
  { slug: 'operation', name: { en: 'Operation', de: 'Betrieb', ar: 'التشغيل' } },
  { slug: 'associate', name: { en: 'Associate', de: 'Grundstufe', ar: 'مستوى مشارك' } },
  { slug: 'professional', name: { en: 'Professional', de: 'Fachstufe', ar: 'مستوى محترف' } },
  { slug: 'expert', name: { en: 'Expert', de: 'Expertenstufe', ar: 'مستوى خبير' } },
]
