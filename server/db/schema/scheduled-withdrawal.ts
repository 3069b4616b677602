import { index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import type { Family } from '#src/domain/content-item/families.ts'
import type { EditorLimits } from '#src/domain/editor-limits.ts'

/** The scheduled withdrawals of items: at most one for each item. */
export const scheduledWithdrawal = pgTable(
  'scheduled_withdrawal',
  {
    /** The number of the schedule in lists. */
    number: integer().primaryKey().generatedAlwaysAsIdentity(),
    family: text().$type<Family>().notNull(),
    id: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The editor who scheduled the withdrawal. */
    editor: text().notNull(),
    /**
     * The limits of the scheduling editor's permissions at the time of scheduling; null if an earlier version of the
     * portal stored the schedule.
     */
    limits: jsonb().$type<EditorLimits>(),
  },
  (table) => [unique().on(table.family, table.id), index().on(table.at, table.number)],
)
