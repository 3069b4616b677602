import * as z from 'zod/mini'
import '../zod-messages.ts'
import { type DraftDocument, draftSchemaOf } from '#src/domain/content-item/draft-documents.ts'
import { documents, type Family, type Item } from '#src/domain/content-item/families.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { describeExpected } from '#src/sites/describe-expected.ts'
import { fieldsOf } from '#src/sites/sentence.ts'

/** A document that came from outside, for an item of a family. */
export interface GivenDocument {
  family: Family
  id: number
  document: unknown
}

/** The document of a draft, of which anything may be missing. */
export interface DraftItem extends GivenDocument {
  document: DraftDocument
}

/** A mistake of a document: its path, and the words that complete it to a sentence. */
export interface Issue {
  path: string
  message: string
}

/** How many issues of a document are reported: nobody reads more, and a hostile one has a million. */
const mostIssues = 100

/** An issue names an unknown field, whose name is as long as a hostile document makes it. */
const longestText = 500

/** More than a hundred thousand issues overflow the stack of Zod, which passes all as arguments. */
const tooMany = refuse('invalid', { issues: [{ path: '', message: 'has too many mistakes' }] })

/** Reads a value by a schema; refused as `invalid` with the `issues`, each with its path. */
function readBy<Value>(schema: z.ZodMiniType<Value>, value: unknown): { value: Value } | RefusedResult {
  try {
    const read = z.safeParse(schema, value, { error: describeExpected })
    if (read.success) return { value: read.data }
    const issues = read.error.issues.slice(0, mostIssues).flatMap((issue) =>
      fieldsOf(issue).map(
        (field): Issue => ({
          path: field.join('.').slice(0, longestText),
          message: issue.message.slice(0, longestText),
        }),
      ),
    )
    return refuse('invalid', { issues: issues.slice(0, mostIssues) })
  } catch (error) {
    if (error instanceof RangeError) return tooMany
    throw error
  }
}

/** Reads a document of a family that came from outside. Refused as `invalid` with the `issues`. */
export function readDocument(family: Family, id: number, document: unknown): Item | RefusedResult {
  const read = readBy<unknown>(documents[family], document)
  return isRefused(read) ? read : ({ family, id, document: read.value } as Item)
}

/** Reads the document of a draft. Refused as `invalid` with the `issues`, of which none is about something that is missing. */
export function readDraft({ family, id, document }: GivenDocument): DraftItem | RefusedResult {
  const read = readBy(draftSchemaOf(family), document)
  return isRefused(read) ? read : { family, id, document: read.value }
}

/** Reads several documents; refused as the first that does not fit, which the refusal names. */
export function readDocuments(all: readonly GivenDocument[]): Item[] | RefusedResult {
  const items: Item[] = []
  for (const { family, id, document } of all) {
    const read = readDocument(family, id, document)
    if (isRefused(read)) return refuse('invalid', { item: `${family} ${id}`, ...read.context })
    items.push(read)
  }
  return items
}
