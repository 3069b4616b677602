import { sql } from 'drizzle-orm'
import { hostOfDatabase } from '../db/await-database.ts'
import type { Db } from '../db/client.ts'
import type { ServiceCheck } from './service-check.ts'

/** Returns the check that PostgreSQL responds and accepts the password. */
export const createPostgresCheck = (db: Db, url: string): ServiceCheck => ({
  service: `PostgreSQL at ${hostOfDatabase(url)}`,
  variable: 'DATABASE_URL',
  async run() {
    await db.execute(sql`select 1`)
  },
})
