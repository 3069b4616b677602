import * as z from 'zod/mini'
import { documentSchemas, type Family, type Item } from '../domain/content-item/families.ts'
import { documentLocationOf } from '../domain/content-item/form/document-location.ts'
import { joinDocument } from '../domain/content-item/form/join-document.ts'
import { listRelativeFields, toAbsoluteTimes } from '../domain/content-item/form/times.ts'
import { describeExpected } from '../sites/describe-expected.ts'
import { fieldPathsOfIssue } from '../sites/file-error.ts'
import { ItemFiles } from './item-files.ts'

/**
 * An item read from its folder. `mistake` returns a sentence about a mistake at a path in the item's document,
 * which is merged from its files.
 */
export interface ParsedItem {
  item: Item
  /** The folder of the item's files. */
  folder: string
  mistake(path: readonly PropertyKey[], message: string): string
}

/** Reads an item's folder, or returns all mistakes in its files. Relative times count from `start`, if given. */
export function readItem(
  folder: string,
  family: Family,
  id: number,
  start?: string,
): ParsedItem | { mistakes: string[] } {
  const files = new ItemFiles(folder)
  if (files.mistakes.length > 0) return { mistakes: files.mistakes }
  const { document, strays } = joinDocument(files)
  const mistake = (path: readonly PropertyKey[], message: string): string => {
    const { language, path: pathInFile } = documentLocationOf(path, document)
    return files.mistake(language ?? 'document', pathInFile, message)
  }
  const dated = start === undefined ? document : toAbsoluteTimes(family, document, start)
  const undatable = start === undefined ? listRelativeFields(family, document) : []
  const parsed = z.safeParse(documentSchemas[family], dated, { error: describeExpected })
  const issues = parsed.success
    ? []
    : parsed.error.issues.filter(({ path }) => !undatable.includes(String(path[0])))
  const mistakes = [
    ...strays.map(({ language, path }) =>
      files.mistake(language, path, 'expects the name of a part that the item has'),
    ),
    ...undatable.map((field) => mistake([field], 'counts from a day: say which with --start')),
    ...issues.flatMap((issue) => fieldPathsOfIssue(issue).map((field) => mistake(field, issue.message))),
  ]
  if (!parsed.success || mistakes.length > 0) return { mistakes }
  // The family's schema has parsed the document; TypeScript can't express that the two belong together, hence the
  // cast.
  return { item: { family, id, document: parsed.data } as Item, folder, mistake }
}
