import type { PgTable } from 'drizzle-orm/pg-core'

export type Columns<Table extends PgTable> = keyof Table['$inferInsert']
type WordsOf<Document> = Document extends { texts: { en: infer Words } } ? Words : never

/** The field that the item itself keeps: whose content it is. */
type KeptByItem = 'audience'

/**
 * Fields that an editor writes and nothing would keep: neither a column nor named as kept elsewhere. Texts
 * are kept where they have a table; then each of their fields has a column or is named too.
 */
export type Lost<Document, Item extends PgTable, Text extends PgTable | undefined, Elsewhere extends string> =
  | Exclude<keyof Document, Columns<Item> | KeptByItem | Elsewhere | (Text extends PgTable ? 'texts' : never)>
  | (Text extends PgTable ? Exclude<keyof WordsOf<Document>, Columns<Text> | Elsewhere> : never)

/**
 * Columns that no field of a document would fill: those of the item, and of its texts where they have a table. `Own` are
 * those that the server fills by itself.
 */
export type UnfilledColumns<
  Document,
  Item extends PgTable,
  Text extends PgTable | undefined,
  Own extends string,
> =
  | Exclude<Columns<Item>, keyof Document | 'id' | Own>
  | (Text extends PgTable ? Exclude<Columns<Text>, keyof WordsOf<Document> | 'id' | 'language' | Own> : never)

/**
 * An empty demand where no field is lost; else a property that nobody can have, named after what would
 * happen.
 */
export type RequireNone<Fields> = [Fields] extends [never] ? unknown : { lost: Fields }

/** The type of the parts in a list field of a document. */
export type PartOf<Document, List extends keyof Document> = Document[List] extends readonly (infer Part)[]
  ? Part
  : never
