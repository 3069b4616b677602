import type { sql } from 'drizzle-orm'
import type { Db } from './client.ts'

/** Returns the rows of an SQL statement whose result has the shape of no table in the schema. */
export async function queryRows<Row>(db: Db, query: ReturnType<typeof sql>): Promise<Row[]> {
  // The cast is needed because both drivers return an object with rows, which their common type does not show. The
  // statement defines the type of a row.
  const { rows } = (await db.execute(query)) as { rows: Row[] }
  return rows
}
