import { and, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { maxCountedRows } from '#src/domain/list/list-page.ts'
import type { ListSource, RelatedText } from './list-source.ts'

/** The maximum number of words of a search that are used. */
const maxWords = 5

/**
 * Returns the parts that a matching text has to contain. A word of one or two letters only matches at the beginning
 * of a word, because a trigram index contains nothing shorter than three characters.
 * @example searchTermsOf('Ada by') // ['ada', ' by']
 */
export const searchTermsOf = (query: string): string[] =>
  query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, maxWords)
    .map((word) => ([...word].length < 3 ? ` ${word}` : word))

/** Returns the LIKE pattern of a part, with `%` and `_` escaped. */
const patternOf = (part: string): string => `%${part.replace(/[\\%_]/g, '\\$&')}%`

/** Returns the condition that a text contains all parts, evaluated with its trigram index. */
const isIndexed = (text: SQL, parts: readonly string[]): SQL =>
  and(...parts.map((part) => sql`${text} like ${patternOf(part)}`)) as SQL

/**
 * Returns the condition that a text contains all parts, in a form that does not use the index. With the index,
 * PostgreSQL can't estimate how many rows contain a frequent text, and would collect and sort them all. With
 * `strpos`, it assumes that a third of the rows match, and reads rows in the order of the list until the page is
 * full.
 */
const isFound = (text: SQL, parts: readonly string[]): SQL =>
  and(...parts.map((part) => sql`strpos(${text}, ${part}) > 0`)) as SQL

interface SearchTarget {
  table: PgTable
  id: PgColumn
  text: SQL
  where?: SQL | undefined
}

/**
 * Returns the ids of the matching rows; undefined if more rows match than are counted at most. The limit is applied
 * outside the materialized query, so that the planner uses the trigram index instead of scanning the whole table.
 */
async function findIds(
  db: Db,
  { table, id, text, where }: SearchTarget,
  parts: readonly string[],
): Promise<(string | number)[] | undefined> {
  const matching = sql`select ${id} as id from ${table} where ${and(where, isIndexed(text, parts))}`
  const found = await db
    .select({ id: sql<string | number>`found.id` })
    .from(
      sql`(with matching as materialized (${matching}) select id from matching limit ${maxCountedRows + 1}) as found`,
    )
  return found.length > maxCountedRows ? undefined : found.map((row) => row.id)
}

/** Returns an array in the notation of PostgreSQL. */
const arrayOf = (values: readonly (string | number)[]): string =>
  `{${values.map((value) => `"${String(value).replace(/[\\"]/g, '\\$&')}"`).join(',')}}`

/**
 * Returns the condition that a column has one of the given values. The values are one parameter, because lists of
 * different lengths would otherwise be different statements.
 */
export const isOneOfTexts = (column: PgColumn, values: readonly (string | number)[]): SQL =>
  sql`${column} = any(${arrayOf(values)}::text[])`

const isNumberOf = (column: PgColumn, values: readonly (string | number)[]): SQL =>
  sql`${column} = any(${arrayOf(values)}::int[])`

const isOneOf = (column: PgColumn, kind: ListSource['idKind'], values: readonly (string | number)[]): SQL =>
  kind === 'number' ? isNumberOf(column, values) : isOneOfTexts(column, values)

/** The parts of one search, and the matching rows of each table. The sources of a list share these matches. */
interface Search {
  parts: readonly string[]
  ids: (target: SearchTarget) => ReturnType<typeof findIds>
}

function beginSearch(db: Db, query: string): Search {
  const [parts, idsByTable] = [searchTermsOf(query), new Map<PgTable, ReturnType<typeof findIds>>()]
  return {
    parts,
    ids(target) {
      const found = idsByTable.get(target.table) ?? findIds(db, target, parts)
      idsByTable.set(target.table, found)
      return found
    },
  }
}

/**
 * Returns the sources of a list, limited to the rows that match a search text. If few rows match, they are selected
 * by id. If more rows match than are counted, the rows are filtered in the order of the list, which is then faster.
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
      where: and(source.where, source.identifierCondition?.(query) ?? (await matchesSearch(source, search))),
    })),
  )
}

async function matchesSearch(source: ListSource, search: Search): Promise<SQL> {
  const ownText = source.text && (await byOwnText(source, source.text, search))
  const relatedText = source.relatedText && (await byRelatedText(source.relatedText, search))
  return or(ownText, relatedText) ?? sql`false`
}

async function byOwnText(
  { id, idKind, table, textWhere }: ListSource,
  text: SQL,
  { parts, ids }: Search,
): Promise<SQL | undefined> {
  const found = await ids({ id, table, text, where: textWhere })
  if (!found) return and(textWhere, isFound(text, parts))
  return isOneOf(id, idKind, found)
}

async function byRelatedText(related: RelatedText, { parts, ids }: Search): Promise<SQL> {
  const { table, id, idKind, text, referringColumn: refers, joiningTable: between } = related
  const found = await ids({ table, id, text })
  if (found) {
    const isOne = isOneOf(refers, idKind, found)
    return between ? between.amongFew(isOne) : isOne
  }
  const matches = sql`(select ${isFound(text, parts)} from ${table} where ${id} = ${refers})`
  return between ? between.rowByRow(matches) : matches
}
