import { eq, inArray, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { certification } from '#server/db/schema/certification.ts'

/** Returns the condition that a column refers to a certification of a kind. */
export const isCertificationOfKind = (db: Db, column: PgColumn, kind: 'gsc' | 'hsc'): SQL =>
  inArray(column, db.select({ id: certification.id }).from(certification).where(eq(certification.kind, kind)))

/** Returns the condition that a column refers to a certification of the type with a slug. */
export const isCertificationOfType = (db: Db, column: PgColumn, type: string): SQL =>
  inArray(column, db.select({ id: certification.id }).from(certification).where(eq(certification.type, type)))
