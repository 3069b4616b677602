import * as z from 'zod/mini'
import { documents, type Family, type Item } from '../domain/content-item/families.ts'
import { joinSheets } from '../domain/content-item/form/join-sheets.ts'
import { spotOf } from '../domain/content-item/form/spot.ts'
import { relativeFields, toAbsoluteTimes } from '../domain/content-item/form/times.ts'
import { describeExpected } from '../sites/describe-expected.ts'
import { fieldsOf } from '../sites/sentence.ts'
import { ItemFiles } from './item-files.ts'

/**
 * An item that was read from its folder; `mistake` words a mistake in it, by the path in its whole document.
 */
export interface ReadItem {
  item: Item
  /** The folder of its files. */
  folder: string
  mistake(path: readonly PropertyKey[], says: string): string
}

/**
 * Reads an item's folder, or returns all its mistakes. Its relative times count from `start`, where one is
 * given.
 */
export function readItem(
  folder: string,
  family: Family,
  id: number,
  start?: string,
): ReadItem | { mistakes: string[] } {
  const files = new ItemFiles(folder)
  if (files.mistakes.length > 0) return { mistakes: files.mistakes }
  const { document, strays } = joinSheets(files)
  const mistake = (path: readonly PropertyKey[], says: string): string => {
    const { language, path: own } = spotOf(path, document)
    return files.mistake(language ?? 'document', own, says)
  }
  const whole = start === undefined ? document : toAbsoluteTimes(family, document, start)
  const undatable = start === undefined ? relativeFields(family, document) : []
  const read = z.safeParse(documents[family], whole, { error: describeExpected })
  const issues = read.success
    ? []
    : read.error.issues.filter(({ path }) => !undatable.includes(String(path[0])))
  const mistakes = [
    ...strays.map(({ language, path }) =>
      files.mistake(language, path, 'wants the name of a part that the item has'),
    ),
    ...undatable.map((field) => mistake([field], 'counts from a day: say which with --start')),
    ...issues.flatMap((issue) => fieldsOf(issue).map((field) => mistake(field, issue.message))),
  ]
  if (!read.success || mistakes.length > 0) return { mistakes }
  // The schema of the family has read the document: a union can't say that both belong together.
  return { item: { family, id, document: read.data } as Item, folder, mistake }
}
