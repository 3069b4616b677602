import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { oneALanguage, textOf } from './content.ts'
import { learner } from './learner.ts'

/** What learners of some sites are told until they acknowledge it. */
export const notice = pgTable('notice', {
  id: integer().primaryKey(),
  type: text({ enum: ['urlChange', 'migration'] }).notNull(),
  from: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
  link: text(),
})

export const noticeText = pgTable(
  'notice_text',
  { ...textOf(() => notice.id), title: text().notNull(), text: text().notNull() },
  oneALanguage,
)

/** Who has read which notice: they are not told again. */
export const noticeAcknowledgement = pgTable(
  'notice_acknowledgement',
  {
    learnerId: integer()
      .notNull()
      .references(() => learner.id, { onDelete: 'cascade' }),
    noticeId: integer()
      .notNull()
      .references(() => notice.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.noticeId] })],
)
