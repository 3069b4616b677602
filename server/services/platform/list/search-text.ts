import { and, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { mostCounted } from '#src/domain/list/list-page.ts'
import type { ListSource, RelatedText } from './list-source.ts'

/** How many words of a search count. */
const mostWords = 5

/**
 * The parts that a text has to have: each word stands anywhere in it, one of one or two letters at the beginning of a word, since
 * a trigram index knows nothing shorter.
 * @example partsOf('Ada by') // ['ada', ' by']
 */
export const partsOf = (query: string): string[] =>
  query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, mostWords)
    .map((word) => ([...word].length < 3 ? ` ${word}` : word))

/** The pattern of a part, whose signs are letters like others. */
const patternOf = (part: string): string => `%${part.replace(/[\\%_]/g, '\\$&')}%`

/** Whether a text has all parts, by its trigram index. */
const isIndexed = (text: SQL, parts: readonly string[]): SQL =>
  and(...parts.map((part) => sql`${text} like ${patternOf(part)}`)) as SQL

/**
 * Whether a text has all parts, without its index. PostgreSQL can't tell how many rows have a text that many have, and would collect and sort
 * them all; of this condition it supposes that a third of the rows fit, and reads them in the order of the list until it has a page.
 */
const isFound = (text: SQL, parts: readonly string[]): SQL =>
  and(...parts.map((part) => sql`strpos(${text}, ${part}) > 0`)) as SQL

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
  parts: readonly string[],
): Promise<(string | number)[] | undefined> {
  const matching = sql`select ${id} as id from ${table} where ${and(where, isIndexed(text, parts))}`
  const found = await db
    .select({ id: sql<string | number>`found.id` })
    .from(
      sql`(with matching as materialized (${matching}) select id from matching limit ${mostCounted + 1}) as found`,
    )
  return found.length > mostCounted ? undefined : found.map((row) => row.id)
}

/** An array of texts as PostgreSQL writes one. */
const arrayOf = (values: readonly (string | number)[]): string =>
  `{${values.map((value) => `"${String(value).replace(/[\\"]/g, '\\$&')}"`).join(',')}}`

/** The condition that a column is one of some values, which travel as one parameter: a list of each length would be a statement of its own. */
export const isTextOf = (column: PgColumn, values: readonly (string | number)[]): SQL =>
  sql`${column} = any(${arrayOf(values)}::text[])`

const isNumberOf = (column: PgColumn, values: readonly (string | number)[]): SQL =>
  sql`${column} = any(${arrayOf(values)}::int[])`

/** The text of one search, and the ids that it finds in each table: several sources of a list search the same one. */
interface Search {
  parts: readonly string[]
  ids: (searched: Searched) => ReturnType<typeof findIds>
}

function beginSearch(db: Db, query: string): Search {
  const [parts, known] = [partsOf(query), new Map<PgTable, ReturnType<typeof findIds>>()]
  return {
    parts,
    ids(searched) {
      const found = known.get(searched.table) ?? findIds(db, searched, parts)
      known.set(searched.table, found)
      return found
    },
  }
}

/**
 * Narrows the sources of a list to what is searched for. Few finds are rows by their ids; of many, more than are counted, a page is found
 * faster in the order of the list, of which so many rows fit.
 */
export async function searchSources(
  db: Db,
  sources: readonly ListSource[],
  query: string,
): Promise<ListSource[]> {
  const search = beginSearch(db, query)
  return Promise.all(
    sources.map(async (source) => ({
      ...source,
      where: and(source.where, source.named?.(query) ?? (await isWanted(source, search))),
    })),
  )
}

async function isWanted(source: ListSource, search: Search): Promise<SQL> {
  const ownText = source.text && (await byOwnText(source, source.text, search))
  const relatedText = source.related && (await byRelatedText(source.related, search))
  return or(ownText, relatedText) ?? sql`false`
}

async function byOwnText(
  { id, idKind, table, textWhere }: ListSource,
  text: SQL,
  { parts, ids }: Search,
): Promise<SQL | undefined> {
  const found = await ids({ id, table, text, where: textWhere })
  if (!found) return and(textWhere, isFound(text, parts))
  return idKind === 'number' ? isNumberOf(id, found) : isTextOf(id, found)
}

async function byRelatedText(related: RelatedText, { parts, ids }: Search): Promise<SQL> {
  const { table, id, text, refers, between } = related
  const found = await ids({ table, id, text })
  if (found) {
    const isOne = isNumberOf(refers, found)
    return between ? between.amongFew(isOne) : isOne
  }
  const fits = sql`(select ${isFound(text, parts)} from ${table} where ${id} = ${refers})`
  return between ? between.rowByRow(fits) : fits
}
