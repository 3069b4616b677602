import type { PartialDocument } from './document-path.ts'

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Returns a part with the number that the server has assigned to it. A part that already has a number is returned
 * unchanged.
 */
const withNumber = (part: unknown, numbered: unknown): unknown =>
  isFields(part) && part.id === undefined && isFields(numbered) && numbered.id !== undefined
    ? { id: numbered.id, ...part }
    : part

/**
 * Returns the current document with the numbers that the server has assigned to new parts (chapters, questions).
 * Only the numbers are copied, by position, because the editor may have changed the document since it was sent.
 */
export const mergeAssignedIds = (current: PartialDocument, stored: PartialDocument): PartialDocument =>
  Object.fromEntries(
    Object.entries(current).map(([name, value]) => {
      const other = stored[name]
      const areParts = Array.isArray(value) && Array.isArray(other)
      return [name, areParts ? value.map((part, index) => withNumber(part, other[index])) : value]
    }),
  )
