import { eq, inArray, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { certification } from '#server/db/schema/certification.ts'

/** The condition that a column holds the id of a certification of this kind. */
export const ofKind = (db: Db, column: PgColumn, kind: 'gsc' | 'hsc'): SQL =>
  inArray(column, db.select({ id: certification.id }).from(certification).where(eq(certification.kind, kind)))

/** The condition that a column holds the id of a certification whose type has this slug. */
export const ofType = (db: Db, column: PgColumn, type: string): SQL =>
  inArray(column, db.select({ id: certification.id }).from(certification).where(eq(certification.type, type)))
