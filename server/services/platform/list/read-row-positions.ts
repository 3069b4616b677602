import { and, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { type ListTotal, maxCountedRows } from '#src/domain/list/list-page.ts'
import type { RowPosition, ValueKind } from './cursor.ts'
import type { ListSource } from './list-source.ts'

/** The order of a list: the kind of its values, its direction, and the row after which a page begins. */
export interface ListOrder {
  sort: string
  keyKind: ValueKind
  descending: boolean
  after: RowPosition | undefined
}

const textOf: Record<ValueKind, (column: PgColumn) => SQL> = {
  instant: (column) =>
    sql`coalesce(to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), ${column}::text)`,
  amount: (column) => sql`${column}::text`,
  number: (column) => sql`${column}::text`,
  text: (column) => sql`${column}`,
}

const castOf: Record<ValueKind, (text: string) => SQL> = {
  instant: (text) => sql`${text}::timestamptz`,
  amount: (text) => sql`${text}::bigint`,
  number: (text) => sql`${text}::int`,
  text: (text) => sql`${text}::text`,
}

const keyOf = ({ sortColumns: keys }: ListSource, sort: string): PgColumn => {
  const key = keys[sort]
  if (!key) throw new Error(`A source of a list has no order ${sort}`)
  return key
}

/**
 * Returns the condition that a source's rows follow a position. Rows with equal sort values are ordered by source
 * and id.
 */
function comesAfter(source: ListSource, index: number, order: ListOrder): SQL | undefined {
  const { after, sort, keyKind, descending } = order
  if (!after) return undefined
  const [key, value] = [keyOf(source, sort), castOf[keyKind](after.sortValue)]
  const operator = sql.raw(descending ? '<' : '>')
  if (index !== after.source)
    return index > after.source === descending
      ? sql`${key} ${operator} ${value}`
      : sql`${key} ${operator}= ${value}`
  if (key === source.id) return sql`${key} ${operator} ${value}`
  return sql`(${key}, ${source.id}) ${operator} (${value}, ${castOf[source.idKind](after.id)})`
}

/**
 * Returns the SQL of the rows that one source contributes to a page, in the order of the list. An index covers both
 * the filter and the order, so only these rows are read.
 */
function rowsOf(source: ListSource, index: number, order: ListOrder, limit: number): SQL {
  const key = keyOf(source, order.sort)
  const { id, idKind, table } = source
  const direction = sql.raw(order.descending ? 'desc' : 'asc')
  const ids = [idKind === 'number' ? id : sql`null::int`, idKind === 'text' ? id : sql`null::text`]
  return sql`(select ${sql.raw(String(index))} as source, ${key} as key, ${textOf[order.keyKind](key)} as key_text,
    ${ids[0]} as id_number, ${ids[1]} as id_text
    from ${table} where ${and(source.where, comesAfter(source, index, order)) ?? sql`true`}
    order by ${key} ${direction}${key === id ? sql`` : sql`, ${id} ${direction}`} limit ${limit})`
}

/** Returns the positions of the next rows of all sources, merged in the order of the list. */
export async function readRowPositions(
  db: Db,
  sources: readonly ListSource[],
  order: ListOrder,
  limit: number,
): Promise<RowPosition[]> {
  if (sources.length === 0) return []
  const direction = sql.raw(order.descending ? 'desc' : 'asc')
  const parts = sources.map((source, index) => rowsOf(source, index, order, limit))
  const all = sql.join(parts, sql` union all `)
  return db
    .select({
      sortValue: sql<string>`place.key_text`,
      source: sql<number>`place.source`,
      id: sql<string>`coalesce(place.id_number::text, place.id_text)`,
    })
    .from(sql`(select * from (${all}) as each order by key ${direction}, source ${direction},
      id_number ${direction}, id_text ${direction} limit ${limit}) as place`)
}

/** Counts the rows of all sources, up to a maximum. */
export async function countRows(db: Db, sources: readonly ListSource[]): Promise<ListTotal> {
  const counted = maxCountedRows + 1
  const parts = sources.map(
    ({ table, where }) =>
      sql`(select count(*) from (select 1 from ${table} where ${where ?? sql`true`} limit ${counted}) as one)`,
  )
  const [row] = await db
    .select({ count: sql<number>`counted.count::int` })
    .from(sql`(select ${sql.join([sql`0`, ...parts], sql` + `)} as count) as counted`)
  const count = row?.count ?? 0
  return { count: Math.min(count, maxCountedRows), exact: count <= maxCountedRows }
}
