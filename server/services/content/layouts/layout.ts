import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Documents, Family } from '../../../../src/domain/content/families.ts'
import type { Db } from '../../../db/client.ts'
import { safeHtml } from '../../rich-text/safe-html.ts'
import { type Row, replaceRows, rowFor, upsertRows } from './keep-rows.ts'

export interface Numbered<Document> {
  id: number
  document: Document
}

/** Writes documents of a family into its tables, over what stood there. */
export type Layout<Name extends Family = Family> = (
  tx: Db,
  items: readonly Numbered<Documents[Name]>[],
) => Promise<void>

type TextTable = PgTable & { id: PgColumn }

/** The rows of texts by language. Fields named in `rich` are HTML from editors and are cleaned. */
export const textRows = (
  table: TextTable,
  id: number,
  texts: Partial<Record<string, object>>,
  rich: readonly string[] = [],
): Row[] =>
  Object.entries(texts).map(([language, words]) => {
    const row = rowFor(table, { ...words, id, language })
    for (const field of rich) row[field] = safeHtml(String(row[field]))
    return row
  })

interface Tables {
  item: PgTable & { id: PgColumn }
  text?: TextTable
  rich?: readonly string[]
}

/** The usual layout: one row per item, one row of texts per language, and what `more` adds. */
export const layoutOf =
  <Name extends Family>({ item, text, rich }: Tables, more?: Layout<Name>): Layout<Name> =>
  async (tx, items) => {
    const rows = items.map(({ id, document }) => rowFor(item, { ...document, id }))
    await upsertRows(tx, item, rows)
    if (text) {
      const texts = items.flatMap(({ id, document }) =>
        'texts' in document ? textRows(text, id, document.texts, rich) : [],
      )
      await replaceRows(
        tx,
        text,
        text.id,
        items.map(({ id }) => id),
        texts,
      )
    }
    await more?.(tx, items)
  }

type Part = { texts: Partial<Record<string, object>> }

/** The layout of lists: one row per item, and one per part, by its place, and language. */
export const listLayout = <Name extends Family>(
  { item, part }: { item: Tables['item']; part: TextTable },
  partsOf: (document: Documents[Name]) => readonly Part[],
): Layout<Name> =>
  layoutOf<Name>({ item }, async (tx, items) => {
    const rows = items.flatMap(({ id, document }) =>
      partsOf(document).flatMap(({ texts, ...own }, position) =>
        Object.entries(texts).map(([language, words]) => ({ ...own, ...words, id, position, language })),
      ),
    )
    const ids = items.map(({ id }) => id)
    await replaceRows(tx, part, part.id, ids, rows)
  })
