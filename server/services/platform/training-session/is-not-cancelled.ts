import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { cancelledSession } from '#server/db/schema/cancelled-session.ts'
import type { TrainingFamily } from '#src/domain/cancellation/training-family.ts'

/**
 * Returns the condition that a training session is not cancelled. Every query that offers training sessions needs
 * this condition.
 * @example db.select().from(classroom).where(isNotCancelled('classroom', classroom.id))
 */
export const isNotCancelled = (family: TrainingFamily, id: PgColumn): SQL =>
  // The columns are written with the alias of their table, because drizzle omits the table's name in a select from
  // one table.
  sql`not exists (select from ${cancelledSession} as off where off.family = ${family} and off.id = ${id})`
