import type { PgTable } from 'drizzle-orm/pg-core'

export type Columns<Table extends PgTable> = keyof Table['$inferInsert']
type WordsOf<Document> = Document extends { texts: { en: infer Words } } ? Words : never

/** The field that is stored with the item itself: its audience. */
type StoredWithItem = 'audience'

/**
 * Fields that would not be stored: without a column and not listed as stored elsewhere. If texts have a
 * table, each of their fields needs a column or must be listed too.
 */
export type LostFields<
  Document,
  Item extends PgTable,
  Text extends PgTable | undefined,
  Elsewhere extends string,
> =
  | Exclude<
      keyof Document,
      Columns<Item> | StoredWithItem | Elsewhere | (Text extends PgTable ? 'texts' : never)
    >
  | (Text extends PgTable ? Exclude<keyof WordsOf<Document>, Columns<Text> | Elsewhere> : never)

/**
 * Columns without a field in the document: those of the item, and of its texts if they have a table. `Own`
 * are columns that the server fills.
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
 * An empty requirement if no field is lost; else a property that no value can have, which makes the call fail
 * to compile.
 */
export type RequireNone<Fields> = [Fields] extends [never] ? unknown : { lost: Fields }

/** The type of the parts of a list field. */
export type PartOf<Document, List extends keyof Document> = Document[List] extends readonly (infer Part)[]
  ? Part
  : never
