import type { Family } from '../../domain/content-item/families.ts'
import { formatPath, getValue, type PartialDocument } from './document-path.ts'
import { partListsOf } from './part-fields.ts'
import { partSlotsOf } from './part-slots.ts'
import { pathOfText, type TextSlot, textSlotsOf } from './text-slots.ts'

/** The state of a text of the form's language: whether it is missing or outdated. */
export type PendingState = 'missing' | 'outdated'

/**
 * Returns whether the text of a slot is missing or outdated in a language; undefined if the text is complete or if
 * there is no English text to translate.
 */
export function pendingStateOf(
  document: PartialDocument,
  slot: Pick<TextSlot, 'path'>,
  language: string,
  outdated: ReadonlySet<string>,
): PendingState | undefined {
  if (language === 'en' || !getValue(document, pathOfText(slot, 'en'))) return undefined
  const path = pathOfText(slot, language)
  if (!getValue(document, path)) return 'missing'
  return outdated.has(formatPath(path)) ? 'outdated' : undefined
}

/** Returns all text slots in the order of the page: first those of the item, then those of its parts. */
export function shownSlotsOf(
  family: Family,
  document: PartialDocument,
  languages: readonly string[],
): TextSlot[] {
  const own = textSlotsOf(family, document, languages).filter(({ field }) => !field.path.includes('[]'))
  const ofParts = partListsOf(family).flatMap((list) => {
    const parts = Array.isArray(document[list.name]) ? (document[list.name] as unknown[]) : []
    return parts.flatMap((_, index) => partSlotsOf(family, document, languages, list, index))
  })
  return [...own, ...ofParts]
}
