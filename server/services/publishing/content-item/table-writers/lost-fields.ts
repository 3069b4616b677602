import type { PgTable } from 'drizzle-orm/pg-core'

export type ColumnName<Table extends PgTable> = keyof Table['$inferInsert']
type WordsOf<Document> = Document extends { texts: { en: infer Words } } ? Words : never

/** The name of the field that is stored in the row of the content item: its audience. */
type StoredWithItem = 'audience'

/**
 * The fields that would not be stored, because they have no column and are not listed as stored elsewhere. If texts
 * have a table, each field of the texts also needs a column or must be listed.
 */
export type LostFields<
  Document,
  Item extends PgTable,
  Text extends PgTable | undefined,
  Elsewhere extends string,
> =
  | Exclude<
      keyof Document,
      ColumnName<Item> | StoredWithItem | Elsewhere | (Text extends PgTable ? 'texts' : never)
    >
  | (Text extends PgTable ? Exclude<keyof WordsOf<Document>, ColumnName<Text> | Elsewhere> : never)

/**
 * The columns for which the document has no field: columns of the item, and of its texts if they have a table.
 * `Own` are the columns that the server fills.
 */
export type UnfilledColumns<
  Document,
  Item extends PgTable,
  Text extends PgTable | undefined,
  Own extends string,
> =
  | Exclude<ColumnName<Item>, keyof Document | 'id' | Own>
  | (Text extends PgTable
      ? Exclude<ColumnName<Text>, keyof WordsOf<Document> | 'id' | 'language' | Own>
      : never)

/**
 * A type that requires nothing if no field is lost. Otherwise it requires a property that no argument has, so that
 * the call does not compile.
 */
export type RequireNoLostFields<Fields> = [Fields] extends [never] ? unknown : { lost: Fields }

/** The type of the elements of a list field. */
export type PartOf<Document, List extends keyof Document> = Document[List] extends readonly (infer Part)[]
  ? Part
  : never
