import { and, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { mostCounted } from '#src/domain/list/list-page.ts'
import type { ListSource } from './list-source.ts'

/** How many words of a search count. */
const mostWords = 5

const literal = (word: string): string => word.replace(/[\\%_]/g, '\\$&')

/**
 * The patterns that all have to fit a text: each word stands anywhere in it, one of one or two letters at the beginning of a word, since
 * a trigram index knows nothing shorter.
 * @example patternsOf('Ada by') // ['%ada%', '% by%']
 */
export const patternsOf = (query: string): string[] =>
  query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, mostWords)
    .map((word) => ([...word].length < 3 ? `% ${literal(word)}%` : `%${literal(word)}%`))

const fits = (text: SQL, patterns: readonly string[]): SQL =>
  and(...patterns.map((pattern) => sql`${text} like ${pattern}`)) as SQL

interface Searched {
  table: PgTable
  id: PgColumn
  text: SQL
  where?: SQL | undefined
}

/**
 * Returns the ids of the rows whose text fits, or undefined where there are more than are counted. The trigram index finds them: the
 * limit stands outside, so that it never makes a walk through the whole table look cheap.
 */
async function findIds(
  db: Db,
  { table, id, text, where }: Searched,
  patterns: readonly string[],
): Promise<(string | number)[] | undefined> {
  const matching = sql`select ${id} as id from ${table} where ${and(where, fits(text, patterns))}`
  const found = await db
    .select({ id: sql<string | number>`found.id` })
    .from(
      sql`(with matching as materialized (${matching}) select id from matching limit ${mostCounted + 1}) as found`,
    )
  return found.length > mostCounted ? undefined : found.map((row) => row.id)
}

/** The condition that a column is one of some values, which travel as one parameter: a list of each length would be a statement of its own. */
export const isOneOf = (column: PgColumn, values: readonly (string | number)[]): SQL =>
  sql`${column} in (select value from json_array_elements_text(${JSON.stringify(values)}::json) as one(value))`

const isNumberOf = (column: PgColumn, values: readonly (string | number)[]): SQL =>
  sql`${column} = any(${`{${values.join(',')}}`}::int[])`

/**
 * Narrows a source to what is searched for. Few finds are rows by their ids; of many, more than are counted, a page is found faster in the
 * order of the list, of which so many rows fit.
 */
export async function searchIn(db: Db, source: ListSource, query: string): Promise<SQL | undefined> {
  const named = source.named?.(query)
  if (named) return and(source.where, named)
  const patterns = patternsOf(query)
  const { id, idKind, table, text, textWhere, where, related } = source
  const own = text && (await findIds(db, { id, table, text, where: and(where, textWhere) }, patterns))
  const others = related && (await findIds(db, related, patterns))
  const oneOf = idKind === 'number' ? isNumberOf : isOneOf
  const ownFits = text && (own ? oneOf(id, own) : and(textWhere, fits(text, patterns)))
  const relatedFits = related?.link((column) =>
    others
      ? isNumberOf(column, others)
      : sql`${column} in (select ${related.id} from ${related.table} where ${fits(related.text, patterns)})`,
  )
  return and(where, or(ownFits, relatedFits) ?? sql`false`)
}
