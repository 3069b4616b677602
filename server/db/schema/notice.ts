import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { siteNoticeType } from '#src/domain/notice/notice-document.ts'
import { primaryKeyOfText, textColumns } from './content.ts'
import { enumColumn } from './enum-column.ts'
import { learner } from './learner.ts'

/** The notices that learners of the given sites see until they acknowledge them. */
export const notice = pgTable('notice', {
  id: integer().primaryKey(),
  type: enumColumn(siteNoticeType).notNull(),
  from: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
  link: text(),
})

export const noticeText = pgTable(
  'notice_text',
  { ...textColumns(() => notice.id), title: text().notNull(), text: text().notNull() },
  primaryKeyOfText,
)

/** The notices that learners have acknowledged; they are not shown again. */
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
