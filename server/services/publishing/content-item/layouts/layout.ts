import { getTableColumns } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { safeHtml } from '#server/services/platform/safe-html.ts'
import type { Documents, Family } from '#src/domain/content-item/families.ts'
import type { Columns, Lost, PartOf, RequireNone, UnfilledColumns } from './lost-fields.ts'
import { type RowOf, replaceRows, toRow, upsertRows } from './save-rows.ts'

export interface NumberedDocument<Document> {
  id: number
  document: Document
}

/** A function that writes documents of a family into its tables, over the rows of their former editions. */
export type Layout<Name extends Family = Family> = (
  tx: Db,
  items: readonly NumberedDocument<Documents[Name]>[],
) => Promise<void>

type ItemTable = PgTable & { id: PgColumn }

/**
 * The rows of texts by language, without a check of their columns. The fields named in `rich` are cleaned
 * HTML. Where a language lacks the words of an item's page, its row has the English ones, and says so.
 */
const rowsOfTexts = <Table extends ItemTable>(
  table: Table,
  id: number,
  texts: Partial<Record<string, object>>,
  rich: readonly string[] = [],
): RowOf<Table>[] => {
  const english: object = 'bodyLanguage' in getTableColumns(table) ? (texts.en ?? {}) : {}
  return Object.entries(texts).map(([language, words]) => {
    const whole = Object.keys(english).every((field) => Object.hasOwn({ ...words }, field))
    const fields = Object.entries({ ...english, ...words })
    const clean = fields.map(([field, text]) => [field, rich.includes(field) ? safeHtml(String(text)) : text])
    const bodyLanguage = whole ? language : 'en'
    return toRow(table, { ...Object.fromEntries(clean), id, language, bodyLanguage })
  })
}

/** The rows of texts by language, each field of which has a column. */
export const textRows = <Table extends ItemTable, Words extends object>(
  table: Table,
  id: number,
  texts: Partial<Record<string, Words>> & RequireNone<Exclude<keyof Words, Columns<Table>>>,
): RowOf<Table>[] => rowsOfTexts(table, id, texts)

/** The tables of a family: that of its items, and that of their texts by language. */
interface Tables<Item extends ItemTable, Text extends ItemTable | undefined, Elsewhere> {
  item: Item
  text?: Text
  rich?: readonly string[]
  /** The fields of documents or their texts that have no column, because `more` writes them elsewhere. */
  elsewhere?: readonly Elsewhere[]
}

/** The usual layout: one row per item, one row of texts per language, and what `more` adds. */
export const layoutOf =
  <
    Name extends Family,
    Item extends ItemTable,
    Text extends ItemTable | undefined = undefined,
    const Elsewhere extends string = never,
  >(
    _family: Name,
    tables: Tables<Item, Text, Elsewhere> &
      RequireNone<
        | Lost<Documents[Name], Item, Text, Elsewhere>
        | UnfilledColumns<Documents[Name], Item, Text, Elsewhere | 'bodyLanguage'>
      >,
    more?: Layout<Name>,
  ): Layout<Name> =>
  async (tx, items) => {
    const { item, text, rich }: Tables<Item, Text, Elsewhere> = tables
    const ids = items.map(({ id }) => id)
    const rows = items.map(({ id, document }) => toRow(item, { ...document, id }))
    await upsertRows(tx, item, rows)
    if (text) {
      const texts = items.flatMap(({ id, document }) =>
        'texts' in document ? rowsOfTexts(text, id, document.texts, rich) : [],
      )
      await replaceRows(tx, text, text.id, ids, texts)
    }
    await more?.(tx, items)
  }

type Part = { texts: Partial<Record<string, object>> }

/**
 * The layout of lists: one row per item, and one row per language for each part of the field `list`, by its
 * place.
 */
export const listLayout = <
  Name extends Family,
  List extends keyof Documents[Name] & string,
  Item extends ItemTable,
  PartTable extends ItemTable,
>(
  _family: Name,
  list: List,
  tables: { item: Item; part: PartTable } & RequireNone<Lost<Documents[Name], Item, undefined, List>> &
    RequireNone<Lost<PartOf<Documents[Name], List>, PartTable, PartTable, never>>,
): Layout<Name> => {
  const { item, part }: { item: Item; part: PartTable } = tables
  return async (tx, items) => {
    await upsertRows(
      tx,
      item,
      items.map(({ id, document }) => toRow(item, { ...document, id })),
    )
    const rows = items.flatMap(({ id, document }) =>
      // That the field is a list of parts, `PartOf` asks of every caller.
      (document[list] as readonly Part[]).flatMap(({ texts, ...own }, position) =>
        Object.entries(texts).map(([language, words]) =>
          toRow(part, { ...own, ...words, id, position, language }),
        ),
      ),
    )
    await replaceRows(
      tx,
      part,
      part.id,
      items.map(({ id }) => id),
      rows,
    )
  }
}
