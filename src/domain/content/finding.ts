import * as z from 'zod/mini'
import { type Documents, type Family, family, type Item } from './families.ts'
import type { Picture } from './picture.ts'
import type { Reference } from './reference.ts'

/** What a check of content looks for. Warnings are published all the same, errors are not. */
export const findingRule = z.enum([
  'missingTranslation',
  'brokenLink',
  'unknownSite',
  'unknownVideo',
  'unknownPicture',
  'unknownProvince',
  'prerequisiteCycle',
  'creditsOutOfReach',
  'poolTooSmall',
  'wrongNumber',
  'chapterNames',
  'wrongAnswers',
  'wrongTime',
  'wrongLevel',
])
export type FindingRule = z.infer<typeof findingRule>

/** Something wrong with an item. `detail` names the spot: languages, a link, a number. */
export const finding = z.object({
  level: z.enum(['error', 'warning']),
  rule: findingRule,
  family,
  id: z.int(),
  detail: z.string(),
})
export type Finding = z.infer<typeof finding>

/** What a check knows of the content around an item. */
export interface Known {
  /** Whether readers are shown what is named. */
  has(reference: Reference): boolean
  get<Name extends Family>(family: Name, id: number): Documents[Name] | undefined
  hasVideo(name: string): boolean
  /** Whether it is kept, and of that size. */
  hasPicture(picture: Picture): boolean
  /** By the code of ISO 3166-2. */
  hasProvince(code: string): boolean
  /** Whether there is a site of that folder, even if it is not served here. */
  hasSite(folder: string): boolean
  /** The sites that are served, each with its languages. */
  sites: readonly { folder: string; tenant: string; languages: readonly string[] }[]
}

/** A rule answers the details of what is wrong; none when all is well. */
export type Check<Name extends Family = Family> = (item: Item<Name>, known: Known) => readonly string[]
