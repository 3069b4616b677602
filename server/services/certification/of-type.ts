import { eq, inArray, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client.ts'
import { certification } from '../../db/schema/certification.ts'

/** Whether a column names a certification of a kind. */
export const ofKind = (db: Db, column: PgColumn, kind: 'gsc' | 'hsc'): SQL =>
  inArray(column, db.select({ id: certification.id }).from(certification).where(eq(certification.kind, kind)))

/** Whether a column names a certification of a type, which its slug names. */
export const ofType = (db: Db, column: PgColumn, type: string): SQL =>
  inArray(column, db.select({ id: certification.id }).from(certification).where(eq(certification.type, type)))
