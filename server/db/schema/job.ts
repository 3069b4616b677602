import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { jobState } from '#src/domain/job/job-state.ts'
import { enumColumn } from './enum-column.ts'
import { searchedText, trigramExpression } from './searched-text.ts'

type Named = { name: AnyPgColumn }

/** Returns the kind of a job: the first part of its name. */
export const jobKind = ({ name }: Named): SQL => sql`split_part(${name}, ':', 1)`

/** Returns the text by which a job is searched. */
export const jobSearchText = ({ name }: Named): SQL => searchedText(name)

/** Work that one of the servers has to do once. The row is deleted when the work is done. */
export const job = pgTable(
  'job',
  {
    /** The name of the work, which is stored once even if it is queued several times: "site:eu" publishes a site. */
    name: text().primaryKey(),
    state: enumColumn(jobState).notNull(),
    /** How often the work was queued. Work that is queued again while it runs is repeated. */
    asked: integer().notNull().default(1),
    tries: integer().notNull().default(0),
    /**
     * The instant of the next attempt. While a server does the work, this is the instant from which another server
     * may take the work over.
     */
    dueAt: timestamp({ withTimezone: true }).notNull(),
    /** The reason why the last attempt failed. */
    failure: text(),
    queuedAt: timestamp({ withTimezone: true }).notNull(),
    /** The editor whose action queued the publish of a site; null for other work. */
    requestedBy: text(),
  },
  (table) => [
    index('jobs_due').on(table.dueAt).where(sql`${table.state} = 'waiting'`),
    index('jobs_listed').on(table.dueAt, table.name),
    index('jobs_by_state').on(table.state, table.dueAt, table.name),
    index('jobs_by_kind').on(sql`(${jobKind(table)})`, table.dueAt, table.name),
    index('jobs_text').using('gin', trigramExpression(jobSearchText(table))),
  ],
)
