import { index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import type { Family } from '#src/domain/content-item/families.ts'
import type { EditorLimits } from '#src/domain/editor-limits.ts'

/** The withdrawals of items that wait for their time: one for each item at most. */
export const scheduledWithdrawal = pgTable(
  'scheduled_withdrawal',
  {
    /** The number of the schedule in lists. */
    number: integer().primaryKey().generatedAlwaysAsIdentity(),
    family: text().$type<Family>().notNull(),
    id: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The editor who scheduled it. */
    editor: text().notNull(),
    /** The limits of this editor then; null for a schedule of an earlier release. */
    limits: jsonb().$type<EditorLimits>(),
  },
  (table) => [unique().on(table.family, table.id), index().on(table.at, table.number)],
)
