import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod'

/**
 * The field of a document's file that contains the version on which the document is based. The field is never sent
 * to the server.
 */
const startField = '$from'

const start = z.strictObject({
  /** The item, such as "course 7". */
  item: z.string(),
  edition: z.int(),
  /** The version of the draft; null if the document is based on a published edition. */
  version: z.int().nullable(),
})
export type DocumentStart = z.infer<typeof start>

/**
 * A document from a file. `start` is the version on which the document is based; undefined if the file contains
 * none.
 */
export interface DocumentFile {
  document: Record<string, unknown>
  start: DocumentStart | undefined
}

const nameOf = (file: string): string => (file === '-' ? 'The standard input' : file)

/** Reads a document from a JSON file; `-` is the standard input. */
export function readDocumentFile(file: string): DocumentFile {
  const { [startField]: startData, ...document } = parse(file)
  if (startData === undefined) return { document, start: undefined }
  const read = start.safeParse(startData)
  if (!read.success)
    throw new Error(
      `"${startField}" of ${nameOf(file)} is not in the format of "show --document". Export the document again.`,
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
    throw new Error(`${nameOf(file)} is not valid JSON: ${(error as Error).message}`)
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read))
    throw new Error(`${nameOf(file)} contains no document: a document is an object in { }.`)
  return read as Record<string, unknown>
}

/** Formats a document as the text of a file, with the version on which it is based first. */
export const formatDocumentFile = ({ start, document }: DocumentFile): string =>
  JSON.stringify({ [startField]: start, ...document }, null, 2)

export const writeDocumentFile = (file: string, content: DocumentFile): void =>
  writeFileSync(file, `${formatDocumentFile(content)}\n`)
