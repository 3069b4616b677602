import { sql } from 'drizzle-orm'
import { placeOf } from '../db/await-database.ts'
import type { Db } from '../db/client.ts'
import type { Check } from './check.ts'

/** PostgreSQL answers, and takes the password. */
export const postgresCheck = (db: Db, url: string): Check => ({
  service: `PostgreSQL at ${placeOf(url)}`,
  variable: 'DATABASE_URL',
  async run() {
    await db.execute(sql`select 1`)
  },
})
