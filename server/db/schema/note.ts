import { doublePrecision, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { chapter } from './chapter.ts'
import { learner } from './learner.ts'

/** What learners wrote at a second of a film, for themselves alone. */
export const note = pgTable(
  'note',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    learnerId: integer()
      .notNull()
      .references(() => learner.id, { onDelete: 'cascade' }),
    chapterId: integer()
      .notNull()
      .references(() => chapter.id),
    second: doublePrecision().notNull(),
    text: text().notNull(),
    /** The writing that made it: sent again, it makes no second one. */
    key: uuid().notNull(),
    writtenAt: timestamp({ withTimezone: true }).notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique().on(table.learnerId, table.key),
    index().on(table.learnerId, table.chapterId),
    index().on(table.chapterId),
  ],
)
