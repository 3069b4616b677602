import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod'

/** The field of a document's file that says what its editor began with. The server never sees it. */
const startField = '$from'

const start = z.strictObject({
  /** The item, as "course 7". */
  item: z.string(),
  edition: z.int(),
  /** The version of the draft; null where the document is that of the edition. */
  version: z.int().nullable(),
})
export type DocumentStart = z.infer<typeof start>

/** A document as it was read from a file, with what its editor began with; undefined in a file that was written by hand. */
export interface DocumentFile {
  document: Record<string, unknown>
  start: DocumentStart | undefined
}

const nameOf = (file: string): string => (file === '-' ? 'The standard input' : file)

/** The document in a file of JSON; `-` is the standard input. */
export function readDocumentFile(file: string): DocumentFile {
  const { [startField]: given, ...document } = parse(file)
  if (given === undefined) return { document, start: undefined }
  const read = start.safeParse(given)
  if (!read.success)
    throw new Error(
      `"${startField}" of ${nameOf(file)} is not as "show --document" writes it. Write the document out again.`,
    )
  return { document, start: read.data }
}

function parse(file: string): Record<string, unknown> {
  if (file !== '-' && !existsSync(file)) throw new Error(`There is no file ${file}.`)
  const text = readFileSync(file === '-' ? 0 : file, 'utf8')
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch (error) {
    throw new Error(`${nameOf(file)} holds no JSON: ${(error as Error).message}`)
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read))
    throw new Error(`${nameOf(file)} holds no document: a document is an object in { }.`)
  return read as Record<string, unknown>
}

/** The text of a document's file: what its editor began with stands first. */
export const documentFileText = ({ start, document }: DocumentFile): string =>
  JSON.stringify({ [startField]: start, ...document }, null, 2)

export const writeDocumentFile = (file: string, content: DocumentFile): void =>
  writeFileSync(file, `${documentFileText(content)}\n`)
