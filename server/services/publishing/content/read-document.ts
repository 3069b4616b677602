import * as z from 'zod/mini'
import '../zod-messages.ts'
import { documents, type Family, type Item } from '#src/domain/content/families.ts'
import { isRefused, type Refused, refuse } from '#src/domain/refusal.ts'

/** A document that came from outside, for an item of a family. */
export interface GivenDocument {
  family: Family
  id: number
  document: unknown
}

/** How many issues of a document are reported: nobody reads more, and a hostile one has a million. */
const mostIssues = 100

/** An issue names unknown fields, of which a hostile document has any number. */
const longestMessage = 500

/** More than a hundred thousand issues overflow the stack of Zod, which passes all as arguments. */
const tooMany = refuse('invalid', { issues: [{ path: '', message: 'has too many mistakes' }] })

/**
 * Reads a document of a family that came from outside; refused as `invalid` with the `issues`, each with its
 * path.
 */
export function readDocument(family: Family, id: number, document: unknown): Item | Refused {
  try {
    const read = z.safeParse(documents[family], document)
    if (read.success) return { family, id, document: read.data } as Item
    const issues = read.error.issues
      .slice(0, mostIssues)
      .map(({ path, message }) => ({ path: path.join('.'), message: message.slice(0, longestMessage) }))
    return refuse('invalid', { issues })
  } catch (error) {
    if (error instanceof RangeError) return tooMany
    throw error
  }
}

/** Reads several documents; refused as the first that does not fit, which the refusal names. */
export function readDocuments(all: readonly GivenDocument[]): Item[] | Refused {
  const items: Item[] = []
  for (const { family, id, document } of all) {
    const read = readDocument(family, id, document)
    if (isRefused(read)) return refuse('invalid', { item: `${family} ${id}`, ...read.context })
    items.push(read)
  }
  return items
}
