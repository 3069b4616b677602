import { doublePrecision, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { chapter } from './chapter.ts'
import { learner } from './learner.ts'

/** Learners' private notes, each at a second of a video. */
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
    /** The id of the request that created the note, so that a repeated request creates no second note. */
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
