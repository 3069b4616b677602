import * as z from 'zod/mini'
import { documents, type Family, type Item } from '#src/domain/content/families.ts'
import { isRefused, type Refused, refuse } from '#src/domain/refusal.ts'

/**
 * Reads a document of a family that came from outside; refused as `invalid` with the `issues`, each with its
 * path.
 */
export function readDocument(family: Family, id: number, document: unknown): Item | Refused {
  const read = z.safeParse(documents[family], document)
  if (read.success) return { family, id, document: read.data } as Item
  const issues = read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  return refuse('invalid', { issues })
}

/** Reads several documents; refused as the first that does not fit, which the refusal names. */
export function readDocuments(
  all: readonly { family: Family; id: number; document: unknown }[],
): Item[] | Refused {
  const items: Item[] = []
  for (const { family, id, document } of all) {
    const read = readDocument(family, id, document)
    if (isRefused(read)) return refuse('invalid', { item: `${family} ${id}`, ...read.context })
    items.push(read)
  }
  return items
}
