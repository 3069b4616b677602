/** The languages the demonstration content is written in. English is always there; the others may be missing. */
export type SeedLanguage = 'en' | 'de' | 'ar'

/** The name of one of the demonstration videos. */
export type VideoName = 'site-walk' | 'power-curve' | 'heat-scan'

/** Everything a course says in one language. */
export interface CourseTextSeed {
  name: string
  /** One or two sentences, at most 200 characters. */
  summary: string
  /** Allow-list HTML: p, ul, li, strong, em. */
  description: string
  /** Each one completes the sentence "After this course you can …". */
  outcomes: string[]
  /** One title per chapter, in the order of the course's chapters. */
  chapters: string[]
}

/** One entry of the demonstration catalogue: a course of three to five chapters, or a single video. */
export interface CourseSeed {
  /** 1 to 24; courses and videos share one sequence. */
  id: number
  /** The code people quote on the telephone, such as CCTV-110. */
  code: string
  contentType: 'course' | 'video'
  /** gsc: general security; hsc: product security. */
  kind: 'gsc' | 'hsc'
  /** Chooses the cover drawing. */
  subject: 'cctv' | 'access' | 'intrusion' | 'network' | 'thermal' | 'base'
  /** Slug of an entry in certificationTypes. */
  certificationType: string
  /** Slug of an entry in subtypes; hsc: associate, professional, expert; gsc: planning, installation, operation. */
  subtype: string
  requirement: 'compulsory' | 'elective'
  credits: number
  version: '2025' | '2026'
  /** approval: a reviewer decides before the course opens. */
  enrolment: 'open' | 'approval'
  /** main: the security brand; sister: the thermal-imaging brand. */
  tenants: ('main' | 'sister')[]
  recommended: boolean
  chapters: { video: VideoName }[]
  texts: { en: CourseTextSeed } & Partial<Record<SeedLanguage, CourseTextSeed>>
}

/** A slug with its name in every language. */
export interface NameSeed {
  slug: string
  name: Record<SeedLanguage, string>
}

/** A video file with its captions; file and captions are file names inside server/seed/videos. */
export interface VideoSeed {
  name: VideoName
  file: string
  seconds: number
  captions: Record<SeedLanguage, string>
  /** The captions' text without the times, one paragraph. */
  transcript: Record<SeedLanguage, string>
}
