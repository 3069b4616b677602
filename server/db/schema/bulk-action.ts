import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type * as z from 'zod/mini'
import type { ItemOutcome } from '#src/domain/content-item/item-outcome.ts'
import type { sitePublishResult } from '#src/domain/content-item/site-publish-result.ts'
import { learner } from './learner.ts'

/** The results of bulk actions, for editors whose browser did not receive the response. */
export const bulkAction = pgTable(
  'bulk_act',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The editor; null if the action was started on the command line. */
    learnerId: integer().references(() => learner.id, { onDelete: 'cascade' }),
    act: text().$type<'publish' | 'withdraw'>().notNull(),
    /** The number of content items in the request. */
    items: integer().notNull(),
    /** The outcomes that are known so far, in the order of the request. */
    outcomes: jsonb().$type<ItemOutcome[]>().notNull(),
    /** The results of publishing the sites; null until all sites are published. */
    sites: jsonb().$type<z.infer<typeof sitePublishResult>[]>(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    /** The time of the last outcome. */
    savedAt: timestamp({ withTimezone: true }).notNull(),
    /**
     * The time at which the action ended; null while it is running, and if the server was killed during the action.
     */
    endedAt: timestamp({ withTimezone: true }),
    /** The time at which the editor saw the result; null until then. */
    seenAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.learnerId, table.id), index().on(table.startedAt)],
)
