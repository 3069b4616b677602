import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { ContentFinding } from '#src/domain/content-item/content-finding.ts'
import type { Family } from '#src/domain/content-item/families.ts'

/** A document that an editor previews while writing, until its URL is used or expires. The id can't be guessed. */
export const contentPreview = pgTable('content_preview', {
  id: text().primaryKey(),
  family: text().$type<Family>().notNull(),
  item: integer().notNull(),
  /** The document with empty texts in place of missing ones; null if it can't be rendered. */
  document: jsonb().$type<Record<string, unknown>>(),
  /** The reasons why the document can't be rendered. */
  findings: jsonb().$type<ContentFinding[]>().notNull(),
  /** The brand and the path of the page that shows the previewed document. */
  tenant: text().notNull(),
  path: text().notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
  /** The time at which the preview was opened; null before that. A preview can be opened only once. */
  usedAt: timestamp({ withTimezone: true }),
})
