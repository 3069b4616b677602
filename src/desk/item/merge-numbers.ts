import type { OpenDocument } from './document-path.ts'

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns a part with the number that the server gave it, if it has none. */
const withNumber = (part: unknown, numbered: unknown): unknown =>
  isFields(part) && part.id === undefined && isFields(numbered) && numbered.id !== undefined
    ? { id: numbered.id, ...part }
    : part

/**
 * Returns the current document with the numbers of new parts (chapters, questions) from the document as the server stored it. Only
 * the numbers are copied, by position, because the editor may have changed the document meanwhile.
 */
export const mergeNumbers = (current: OpenDocument, stored: OpenDocument): OpenDocument =>
  Object.fromEntries(
    Object.entries(current).map(([name, value]) => {
      const other = stored[name]
      const areParts = Array.isArray(value) && Array.isArray(other)
      return [name, areParts ? value.map((part, index) => withNumber(part, other[index])) : value]
    }),
  )
