import * as z from 'zod/mini'
import { type Documents, type Family, family, type Item } from './families.ts'
import type { Picture } from './picture.ts'
import type { Reference } from './reference.ts'

/**
 * The rules of a check of content. Items with warnings are published all the same, items with errors are not.
 */
export const findingRule = z.enum([
  'incomplete',
  'droppedMarkup',
  'missingTranslation',
  'brokenLink',
  'unshowableText',
  'unknownFigure',
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
  'practicePool',
  'unknownTopic',
  'notSold',
  'noPracticalExam',
])
export type FindingRule = z.infer<typeof findingRule>

/**
 * A fault of an item that a check has found. `detail` is what a program reads of it: a language, a link, a number. `path` leads to the
 * field in the document, empty for the document itself; `message` completes it to a sentence and says what to do.
 */
export const contentFinding = z.object({
  level: z.enum(['error', 'warning']),
  rule: findingRule,
  family,
  id: z.int(),
  detail: z.string(),
  path: z.string(),
  message: z.string(),
})
export type ContentFinding = z.infer<typeof contentFinding>

/** The content around an item, as far as a check has to know it. */
export interface KnownContent {
  /** Whether readers are shown the item that is referred to. */
  has(reference: Reference): boolean
  get<Name extends Family>(family: Name, id: number): Documents[Name] | undefined
  /** The dates of a certification's practical exam. */
  practicalExamsOf(certification: number): readonly Documents['practicalExam'][]
  hasVideo(name: string): boolean
  /** Whether the picture is kept in that size. */
  hasPicture(picture: Picture): boolean
  /** Whether there is a province of this ISO 3166-2 code. */
  hasProvince(code: string): boolean
  /** Whether there is a site of this folder, even if this server does not serve it. */
  hasSite(folder: string): boolean
  /** Whether any site of a brand sells something, even if this server does not serve it. */
  sells(tenant: string): boolean
  /** The sites that are served, each with its languages. */
  sites: readonly { folder: string; tenant: string; languages: readonly string[] }[]
}

/** A rule of the check: returns the details of what is wrong with an item, or none. */
export type ContentRule<Name extends Family = Family> = (
  item: Item<Name>,
  known: KnownContent,
) => readonly string[]
