import { doublePrecision, index, integer, jsonb, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core'
import type { Interval } from '#src/domain/course/watched-intervals.ts'
import { chapter } from './chapter.ts'
import { learner } from './learner.ts'

/** A learner's progress in a chapter. `position` and `intervals` are in seconds. */
export const chapterWatching = pgTable(
  'watching',
  {
    learnerId: integer()
      .notNull()
      .references(() => learner.id, { onDelete: 'cascade' }),
    chapterId: integer()
      .notNull()
      .references(() => chapter.id),
    position: doublePrecision().notNull(),
    intervals: jsonb().$type<readonly Interval[]>().notNull(),
    reportedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.chapterId] }), index().on(table.chapterId)],
)
