import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { cancelledSession } from '#server/db/schema/cancelled-session.ts'
import type { TrainingFamily } from '#src/domain/cancellation/training-family.ts'

/**
 * The condition that a session was not cancelled: everything that offers sessions asks for it.
 * @example db.select().from(classroom).where(takesPlace('classroom', classroom.id))
 */
export const takesPlace = (family: TrainingFamily, id: PgColumn): SQL =>
  // The names are written out: a select of one table would leave the table's name away.
  sql`not exists (select from ${cancelledSession} as off where off.family = ${family} and off.id = ${id})`
