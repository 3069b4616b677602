import { getTableColumns } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { sanitizeRichText } from '#server/services/platform/safe-html.ts'
import type { Documents, Family } from '#src/domain/content-item/families.ts'
import type { ColumnName, LostFields, PartOf, RequireNoLostFields, UnfilledColumns } from './lost-fields.ts'
import { type RowOf, replaceRows, toRow, upsertRows } from './save-rows.ts'

export interface NumberedDocument<Document> {
  id: number
  document: Document
}

/** Writes documents of a family into its tables, replacing the rows of their former editions. */
export type TableWriter<Name extends Family = Family> = (
  tx: Db,
  items: readonly NumberedDocument<Documents[Name]>[],
) => Promise<void>

type ItemTable = PgTable & { id: PgColumn }

/**
 * Returns the rows of texts by language; whether each field has a column is not checked. The fields in `rich` are
 * HTML that is sanitized. If the item's page is not translated into a language, its row contains the English text,
 * and `bodyLanguage` is English. The page is translated if the fields in `rich` are, because the texts of a page are
 * translated together. Other texts may exist in English only, such as the city of a venue.
 */
const rowsOfTexts = <Table extends ItemTable>(
  table: Table,
  id: number,
  texts: Partial<Record<string, object>>,
  rich: readonly string[] = [],
): RowOf<Table>[] => {
  const english: object = 'bodyLanguage' in getTableColumns(table) ? (texts.en ?? {}) : {}
  return Object.entries(texts).map(([language, words]) => {
    const isComplete = rich.every((field) => !(field in english) || Object.hasOwn({ ...words }, field))
    const fields = Object.entries({ ...english, ...words })
    const cleanFields = fields.map(([field, text]) => [
      field,
      rich.includes(field) ? sanitizeRichText(String(text)) : text,
    ])
    const bodyLanguage = isComplete ? language : 'en'
    return toRow(table, { ...Object.fromEntries(cleanFields), id, language, bodyLanguage })
  })
}

/** Returns the rows of texts by language; rows with a field that has no column do not compile. */
export const textRowsOf = <Table extends ItemTable, Words extends object>(
  table: Table,
  id: number,
  texts: Partial<Record<string, Words>> & RequireNoLostFields<Exclude<keyof Words, ColumnName<Table>>>,
): RowOf<Table>[] => rowsOfTexts(table, id, texts)

/** The tables of a family: for its items, and for their texts by language. */
interface Tables<Item extends ItemTable, Text extends ItemTable | undefined, Elsewhere> {
  item: Item
  text?: Text
  rich?: readonly string[]
  /**
   * The names of the fields of documents or texts that have no column, because `writeMore` stores them elsewhere.
   */
  elsewhere?: readonly Elsewhere[]
}

/**
 * Returns the default writer of a family. It writes one row per item, one text row per language, and the rows that
 * `writeMore` adds.
 */
export const createTableWriter =
  <
    Name extends Family,
    Item extends ItemTable,
    Text extends ItemTable | undefined = undefined,
    const Elsewhere extends string = never,
  >(
    _family: Name,
    tables: Tables<Item, Text, Elsewhere> &
      RequireNoLostFields<
        | LostFields<Documents[Name], Item, Text, Elsewhere>
        | UnfilledColumns<Documents[Name], Item, Text, Elsewhere | 'bodyLanguage'>
      >,
    writeMore?: TableWriter<Name>,
  ): TableWriter<Name> =>
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
    await writeMore?.(tx, items)
  }

type Part = { texts: Partial<Record<string, object>> }

/**
 * Returns the writer for items with a list of parts. It writes one row per item. For each part of the field `list`
 * and each language it writes one row, with the part's position.
 */
export const createListWriter = <
  Name extends Family,
  List extends keyof Documents[Name] & string,
  Item extends ItemTable,
  PartTable extends ItemTable,
>(
  _family: Name,
  list: List,
  tables: { item: Item; part: PartTable } & RequireNoLostFields<
    LostFields<Documents[Name], Item, undefined, List>
  > &
    RequireNoLostFields<LostFields<PartOf<Documents[Name], List>, PartTable, PartTable, never>>,
): TableWriter<Name> => {
  const { item, part }: { item: Item; part: PartTable } = tables
  return async (tx, items) => {
    await upsertRows(
      tx,
      item,
      items.map(({ id, document }) => toRow(item, { ...document, id })),
    )
    const rows = items.flatMap(({ id, document }) =>
      // The cast is safe because `PartOf` guarantees that the field is a list of parts.
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
