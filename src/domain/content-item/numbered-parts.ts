import type { DraftDocument } from './draft-documents.ts'
import type { Family } from './families.ts'
import { type PartIdRule, partId, partNumber } from './part-id.ts'

/** The list of an item's parts to which learners' data refers by id, and the rule for these ids. */
export interface NumberedParts extends PartIdRule {
  field: 'chapters' | 'questions'
}

/**
 * The ids of a pool's questions: 999 begin with the pool's id, 9,000 more are in a second block, above the first
 * blocks of all pools.
 */
export const questionIdRule: PartIdRule = {
  idsPerItem: 1000,
  further: { from: 1_000_000_000, idsPerItem: 10_000 },
}

/** The families whose items have numbered parts. The id of a part never changes, and no other item can use it. */
export const numberedPartsByFamily: Partial<Record<Family, NumberedParts>> = {
  course: { field: 'chapters', idsPerItem: 100 },
  pool: { field: 'questions', ...questionIdRule },
  survey: { field: 'questions', idsPerItem: 100 },
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const numberOf = (part: unknown): number => (isObject(part) && typeof part.id === 'number' ? part.id : 0)

/** Whether a draft has a part without an id. */
export const hasUnnumberedPart = (family: Family, document: DraftDocument): boolean => {
  const parts = document[numberedPartsByFamily[family]?.field ?? '']
  return Array.isArray(parts) && parts.some((part) => isObject(part) && part.id === undefined)
}

/**
 * Returns a draft in which each new part has an id. The new ids follow the highest id in the draft and `highest`,
 * the highest id that the item ever used. A new part gets no id if the item has no ids left.
 * @example assignPartIds('course', 7, { chapters: [{ video: 'site-walk' }] }, 702) // { chapters: [{ id: 703, video:
 * 'site-walk' }] }
 */
export function assignPartIds(
  family: Family,
  id: number,
  document: DraftDocument,
  highest: number,
): DraftDocument {
  const numbered = numberedPartsByFamily[family]
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

const withoutId = (part: unknown): unknown => {
  if (!isObject(part)) return part
  const { id: _, ...rest } = part
  return rest
}

/** Returns a document without the ids of its numbered parts, for a copy of its item. */
export function withoutPartIds(family: Family, document: DraftDocument): DraftDocument {
  const field = numberedPartsByFamily[family]?.field ?? ''
  const parts = document[field]
  return Array.isArray(parts) ? { ...document, [field]: parts.map(withoutId) } : document
}
