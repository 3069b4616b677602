import * as z from 'zod/mini'
import '../zod-messages.ts'
import { type DraftDocument, draftSchemaOf } from '#src/domain/content-item/draft-documents.ts'
import { documentSchemas, type Family, type Item } from '#src/domain/content-item/families.ts'
import { fillEmptyValues } from '#src/domain/content-item/fill-empty-values.ts'
import { issueReasonOf } from '#src/domain/content-item/issue-reason.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { describeExpected } from '#src/sites/describe-expected.ts'
import { fieldPathsOfIssue } from '#src/sites/file-error.ts'

/** An untrusted document for an item of a family. */
export interface UntrustedDocument {
  family: Family
  id: number
  document: unknown
}

/** The document of a draft, which may be incomplete. */
export interface DraftItem extends UntrustedDocument {
  document: DraftDocument
}

/**
 * A fault of a document: its path, and a message that forms a sentence together with the path. `reason` is the key
 * of the message that the editing page shows, with its value: "tooLong 160".
 */
export interface DocumentIssue {
  path: string
  message: string
  reason?: string
}

/** The maximum number of issues reported per document, because a malicious document may have a million issues. */
const maxIssues = 100

/**
 * The maximum length of an issue's text in characters, because the name of an unknown field can be as long as the
 * document.
 */
const maxTextLength = 500

/**
 * The refusal for a document with more than a hundred thousand issues. Zod passes all issues as arguments of one
 * function call, and so many arguments overflow the stack.
 */
const tooMany = refuse('invalid', { issues: [{ path: '', message: 'has too many mistakes' }] })

/**
 * Returns the issues of a value that may have one of several types. If the value fits one type except for some of
 * its fields, the issues of these fields are returned: for example, a chapter has a name but no summary. Any other
 * issue is returned unchanged.
 */
function issuesWithin(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const within = issue.errors.find((each) => each.length > 0 && each.every(({ path }) => path.length > 0))
  return within?.map((each) => ({ ...each, path: [...issue.path, ...each.path] })) ?? [issue]
}

/** Parses a value with a schema; refused as `invalid` with the `issues` and their paths. */
function parseWith<Value>(schema: z.ZodMiniType<Value>, value: unknown): { value: Value } | RefusedResult {
  try {
    const read = z.safeParse(schema, value, { error: describeExpected })
    if (read.success) return { value: read.data }
    const all = read.error.issues.slice(0, maxIssues).flatMap(issuesWithin).slice(0, maxIssues)
    const issues = all.flatMap((issue) =>
      fieldPathsOfIssue(issue).map(
        (field): DocumentIssue => ({
          path: field.join('.').slice(0, maxTextLength),
          message: issue.message.slice(0, maxTextLength),
          reason: issueReasonOf(issue, issue.message.startsWith('is missing')),
        }),
      ),
    )
    return refuse('invalid', { issues: issues.slice(0, maxIssues) })
  } catch (error) {
    if (error instanceof RangeError) return tooMany
    throw error
  }
}

/**
 * Reads an untrusted document of a family. A missing field that may be empty is read as empty. Refused as `invalid`
 * with the `issues`.
 */
export function readDocument(family: Family, id: number, document: unknown): Item | RefusedResult {
  const read = parseWith<unknown>(documentSchemas[family], fillEmptyValues(documentSchemas[family], document))
  return isRefused(read) ? read : ({ family, id, document: read.value } as Item)
}

/** Reads the document of a draft. Refused as `invalid` with the `issues`; a missing field is not an issue. */
export function readDraft({ family, id, document }: UntrustedDocument): DraftItem | RefusedResult {
  const read = parseWith(draftSchemaOf(family), document)
  return isRefused(read) ? read : { family, id, document: read.value }
}

/**
 * Reads several untrusted documents. Refused as `invalid` with the `item` and `issues` of the first invalid document.
 */
export function readDocuments(all: readonly UntrustedDocument[]): Item[] | RefusedResult {
  const items: Item[] = []
  for (const { family, id, document } of all) {
    const read = readDocument(family, id, document)
    if (isRefused(read)) return refuse('invalid', { item: `${family} ${id}`, ...read.context })
    items.push(read)
  }
  return items
}
