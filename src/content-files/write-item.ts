import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { documentSchemas, type Family } from '../domain/content-item/families.ts'
import { formatJson } from '../domain/content-item/form/format-json.ts'
import { folderOfFamily, folderOfItem } from '../domain/content-item/form/item-name.ts'
import { type DocumentFields, splitDocument } from '../domain/content-item/form/split-document.ts'
import { toRelativeTimes } from '../domain/content-item/form/times.ts'
import { itemDocumentFile } from './item-files.ts'

/** A document to be written, with its family and its id. */
export interface ItemInput {
  family: Family
  id: number
  document: unknown
}

/**
 * Returns an item's files by name. The schema determines the order of fields, so that the same document always
 * results in the same files.
 */
export function filesOf({ family, document: input }: ItemInput, start?: string): Record<string, string> {
  const ordered: DocumentFields = z.parse(documentSchemas[family], input)
  const { document, languages } = splitDocument(
    start === undefined ? ordered : toRelativeTimes(family, ordered, start),
  )
  const texts = Object.entries(languages).map(([language, fields]) => [`${language}.json`, fields] as const)
  const files = [[itemDocumentFile, document] as const, ...texts]
  return Object.fromEntries(files.map(([name, fields]) => [name, `${formatJson(fields)}\n`]))
}

/** Writes an item's files into its existing folder, or into a new one. Times become relative to `start`, if given. */
export function writeItem(
  folder: string,
  item: ItemInput,
  existing: string | undefined,
  start?: string,
): void {
  const files = filesOf(item, start)
  const itemFolder = existing ?? join(folder, folderOfFamily(item.family), folderOfItem(item))
  mkdirSync(itemFolder, { recursive: true })
  for (const name of readdirSync(itemFolder)) if (!(name in files)) rmSync(join(itemFolder, name))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(itemFolder, name), text)
}
