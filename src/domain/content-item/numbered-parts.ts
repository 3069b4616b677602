import type { DraftDocument } from './draft-documents.ts'
import type { Family } from './families.ts'
import { type PartIds, partId, partNumber } from './part-id.ts'

/** The list of an item's parts that learners' rows refer to by number, and how many numbers an item has. */
export interface NumberedParts extends PartIds {
  field: 'chapters' | 'questions'
}

/** The ids of a pool's questions: 999 stand after the pool's id, 9,000 more in a block beyond all of these. */
export const questionIds: PartIds = { room: 1000, further: { from: 1_000_000_000, room: 10_000 } }

/** The families whose items have numbered parts. A part has its number for ever, and no other item can take it. */
export const numberedParts: Partial<Record<Family, NumberedParts>> = {
  course: { field: 'chapters', room: 100 },
  pool: { field: 'questions', ...questionIds },
  survey: { field: 'questions', room: 100 },
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const numberOf = (part: unknown): number => (isObject(part) && typeof part.id === 'number' ? part.id : 0)

/** Whether a draft has a part without a number. */
export const hasUnnumberedPart = (family: Family, document: DraftDocument): boolean => {
  const parts = document[numberedParts[family]?.field ?? '']
  return Array.isArray(parts) && parts.some((part) => isObject(part) && part.id === undefined)
}

/**
 * A draft whose new parts have numbers: those after `highest`, the highest number that the item ever used, and after its own. Parts for
 * which an item has no number left stay without one.
 * @example numberParts('course', 7, { chapters: [{ video: 'site-walk' }] }, 702) // { chapters: [{ id: 703, video: 'site-walk' }] }
 */
export function numberParts(
  family: Family,
  id: number,
  document: DraftDocument,
  highest: number,
): DraftDocument {
  const numbered = numberedParts[family]
  const parts = numbered && document[numbered.field]
  if (!numbered || !Array.isArray(parts)) return document
  const { field } = numbered
  let last = Math.max(...[highest, ...parts.map(numberOf)].map((each) => partNumber(numbered, id, each) ?? 0))
  const number = (part: unknown): unknown => {
    const next = partId(numbered, id, last + 1)
    if (!isObject(part) || part.id !== undefined || next === undefined) return part
    last += 1
    return { id: next, ...part }
  }
  return { ...document, [field]: parts.map(number) }
}
