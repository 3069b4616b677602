import type { Family } from '../../domain/content-item/families.ts'
import type { PartialDocument } from './document-path.ts'
import type { PartList } from './part-fields.ts'
import { type TextSlot, textSlotsOf } from './text-slots.ts'

/**
 * Returns the text slots of one part of a document. If the texts are stored within the parts, only this part is
 * searched, because a question pool can have a thousand questions.
 */
export function partSlotsOf(
  family: Family,
  document: PartialDocument,
  languages: readonly string[],
  { name, textFields: texts }: PartList,
  index: number,
): TextSlot[] {
  const parts = Array.isArray(document[name]) ? (document[name] as unknown[]) : []
  const isWithin = texts.every(({ path }) => path.startsWith(`${name}[].`))
  const searched = isWithin ? { ...document, [name]: [parts[index]] } : document
  const slots = textSlotsOf(family, searched, languages).filter(
    ({ field, positions }) => texts.includes(field) && positions[0] === (isWithin ? 0 : index),
  )
  if (!isWithin) return slots
  return slots.map(({ field, path: [list = name, , ...rest], positions: [, ...inner] }) => ({
    field,
    path: [list, index, ...rest],
    positions: [index, ...inner],
  }))
}
