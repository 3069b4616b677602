import type * as z from 'zod/mini'
import type { Texts } from '../../src/domain/content/document.ts'
import type { CourseDocument, courseWords } from '../../src/domain/course/course-document.ts'

/** The languages of the demonstration videos' captions. */
export type SeedLanguage = 'en' | 'de' | 'ar'

/** The name of one of the demonstration videos. */
export type VideoName = 'site-walk' | 'power-curve' | 'heat-scan'

/** Everything a course says in one language: name, summary, description, outcomes, and a name for each chapter. */
export type CourseTextSeed = z.infer<typeof courseWords>

/** A course or video of the demonstration: its document, with chapters that get their ids by their place. */
export interface CourseSeed extends Omit<CourseDocument, 'chapters' | 'texts' | 'audience'> {
  /** Courses and videos share one sequence. */
  id: number
  tenants: ('main' | 'sister')[]
  chapters: { video: VideoName }[]
  texts: Texts<CourseTextSeed>
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
