import * as z from 'zod/mini'
import { type Documents, type Family, family, type Item } from './families.ts'
import type { Picture } from './picture.ts'
import type { Reference } from './reference.ts'

/** The rules of the content check. Items with warnings are published, items with errors are not. */
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
  'linkLeavesSite',
  'creditsOutOfReachOnSite',
  'replacementCycle',
  'textOutdated',
])
export type FindingRule = z.infer<typeof findingRule>

/**
 * A fault of an item that a check has found. `detail` is the wrong value in a form for programs, such as a language,
 * a link or a number. `path` is the path of the field in the document, empty for the document itself; `path`
 * followed by `message` is a sentence that names the remedy.
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

/** A finding in published content, with the title of its item. */
export const checkedFinding = z.object({ ...contentFinding.shape, title: z.string() })
export type CheckedFinding = z.infer<typeof checkedFinding>

/** Access to other content, for the checks of an item. */
export interface ContentLookup {
  /** Whether the referenced item is published. */
  has(reference: Reference): boolean
  get<Name extends Family>(family: Name, id: number): Documents[Name] | undefined
  /** Returns the dates of a certification's practical exam. */
  practicalExamsOf(certification: number): readonly Documents['practicalExam'][]
  hasVideo(name: string): boolean
  /** Whether the picture is stored in the size that it declares. */
  hasPicture(picture: Picture): boolean
  /** Whether a province has this ISO 3166-2 code. */
  hasProvince(code: string): boolean
  /** Whether a site with this folder exists, even if this server does not serve it. */
  hasSite(folder: string): boolean
  /** Whether any site of a brand charges for training, even if this server does not serve it. */
  sells(tenant: string): boolean
  /** The sites that this server serves, each with its languages. */
  sites: readonly { folder: string; tenant: string; languages: readonly string[] }[]
}

/** A rule of the check: a function that returns the details of its findings about an item. */
export type ContentRule<Name extends Family = Family> = (
  item: Item<Name>,
  content: ContentLookup,
) => readonly string[]
