import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { oneALanguage, textOf } from './content.ts'

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
