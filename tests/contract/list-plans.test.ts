import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFillStatements } from '#scripts/bench/lists/fill-statements.ts'
import { type Db, drizzleOptions } from '#server/db/client.ts'
import { listNameRequests } from '#server/services/identity/name-request/list-name-requests.ts'
import { listTrainerApplications } from '#server/services/identity/trainer-application/list-trainer-applications.ts'
import { listApplications } from '#server/services/learning/certificate/list-applications.ts'
import { listWaitingRegistrations } from '#server/services/learning/review/list-waiting-registrations.ts'
import { listContactRequests } from '#server/services/messaging/contact/list-contacts.ts'
import { listJobs } from '#server/services/messaging/job/list-jobs.ts'
import { listMails } from '#server/services/messaging/mail/list-mails.ts'
import { listEvents } from '#server/services/messaging/webhook/list-events.ts'
import { listOrdersAwaitingTransfer } from '#server/services/money/order/list-orders-awaiting-transfer.ts'
import { listPaymentReviews } from '#server/services/money/order/list-payment-reviews.ts'
import { listAuditEntries } from '#server/services/platform/audit/list-audit-entries.ts'
import { listVideos } from '#server/services/publishing/video/list-videos.ts'
import { freshPostgresUrl } from '../fixtures/server/databases.ts'

const log = pino({ level: 'silent' })
const beside = () => ({ file: null, decideBy: new Date(0).toISOString() })

/** The requests of each list: with each of its filters, from both ends, and with a search. */
const requests: Record<string, (db: Db) => Promise<unknown>> = {
  registrations: (db) => listWaitingRegistrations(db, log, 'en', {}),
  'registrations, the newest first': (db) => listWaitingRegistrations(db, log, 'en', { sort: '-since' }),
  'registrations of a course': (db) => listWaitingRegistrations(db, log, 'en', { courseId: 3 }),
  'registrations of a classroom': (db) => listWaitingRegistrations(db, log, 'en', { classroomId: 2 }),
  'registrations of a person': (db) => listWaitingRegistrations(db, log, 'en', { query: 'person19@' }),
  applications: (db) => listApplications(db, log, 'en', {}),
  renewals: (db) => listApplications(db, log, 'en', { renewal: true }),
  'first applications': (db) => listApplications(db, log, 'en', { renewal: false, sort: '-applied' }),
  names: (db) => listNameRequests(db, log, {}),
  'names of a source': (db) => listNameRequests(db, log, { source: 'provider' }),
  trainers: (db) => listTrainerApplications(db, log, {}, beside),
  'trainers of a country': (db) => listTrainerApplications(db, log, { country: 'PL' }, beside),
  'trainers of a site': (db) => listTrainerApplications(db, log, { site: 'eu', sort: '-applied' }, beside),
  'trainers of a company': (db) => listTrainerApplications(db, log, { query: 'company 95' }, beside),
  questions: (db) => listContactRequests(db, log, {}),
  'questions about a subject': (db) => listContactRequests(db, log, { subject: 'exam' }),
  'questions of a site': (db) => listContactRequests(db, log, { site: 'eu' }),
  'questions in a language': (db) => listContactRequests(db, log, { language: 'pl', sort: '-asked' }),
  'questions of a person': (db) => listContactRequests(db, log, { query: 'person19@' }),
  'due orders': (db) => listOrdersAwaitingTransfer(db, log, {}),
  'due orders by amount': (db) => listOrdersAwaitingTransfer(db, log, { sort: '-total' }),
  'due orders in a currency': (db) => listOrdersAwaitingTransfer(db, log, { currency: 'PLN' }),
  'due orders in a currency by amount': (db) =>
    listOrdersAwaitingTransfer(db, log, { currency: 'PLN', sort: 'total' }),
  'due orders of a number': (db) => listOrdersAwaitingTransfer(db, log, { query: 'bench-19' }),
  reviews: (db) => listPaymentReviews(db, log, {}),
  'reviews of a reason': (db) => listPaymentReviews(db, log, { reason: 'paidTwice' }),
  'prepared reviews': (db) => listPaymentReviews(db, log, { prepared: true }),
  'other reviews': (db) => listPaymentReviews(db, log, { prepared: false, sort: '-received' }),
  'reviews of a payment': (db) => listPaymentReviews(db, log, { query: 'pi_1900' }),
  mails: (db) => listMails(db, log, {}),
  'failed mails': (db) => listMails(db, log, { state: 'failed' }),
  'mails of a kind': (db) => listMails(db, log, { kind: 'orderPlaced', sort: 'queued' }),
  'mails of a person': (db) => listMails(db, log, { query: 'person19@' }),
  jobs: (db) => listJobs(db, log, {}),
  'failed jobs': (db) => listJobs(db, log, { state: 'failed', sort: '-due' }),
  'jobs of a kind': (db) => listJobs(db, log, { kind: 'webhook' }),
  'jobs of a name': (db) => listJobs(db, log, { query: 'bench:190' }),
  audit: (db) => listAuditEntries(db, log, null, {}),
  'audit of a part': (db) => listAuditEntries(db, log, ['people'], {}),
  'audit of a subject': (db) => listAuditEntries(db, log, null, { subject: 'course 12' }),
  'audit of an actor in a part': (db) => listAuditEntries(db, log, ['money'], { actor: 'editor@demo.test' }),
  'audit of an act': (db) => listAuditEntries(db, log, null, { act: 'publish', sort: 'at' }),
  'audit of a period': (db) =>
    listAuditEntries(db, log, null, { from: '2026-01-01T08:00:00Z', until: '2026-01-01T09:00:00Z' }),
  'audit of a word': (db) => listAuditEntries(db, log, null, { query: 'registration 19' }),
  videos: (db) => listVideos(db, log, {}),
  'videos without captions in a language': (db) => listVideos(db, log, { missing: 'de', sort: '-name' }),
  'videos of a name': (db) => listVideos(db, log, { query: 'bench-190' }),
  events: (db) => listEvents(db, log, {}),
  'events of a type': (db) => listEvents(db, log, { type: 'order.paid' }),
}

/** The tables that are filled as in a portal that is some years old. */
const large = [
  ...['learner', 'enrolment', 'classroom_enrolment', 'certification_enrolment', 'certificate_application'],
  ...['name_request', 'trainer_application', 'contact_request', 'learner_order', 'payment_event'],
  ...['audit_entry', 'mail', 'job', 'webhook_event', 'video', 'video_text'],
]

interface Statement {
  query: string
  params: unknown[]
}

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  Filter?: string
  Plans?: Plan[]
}

/**
 * Returns the large tables that a plan scans. With `limited`, scans without a filter are left out, because they
 * stop at their limit: they count the first thousand rows.
 */
const scanned = (plan: Plan, limited = false): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' &&
  large.includes(plan['Relation Name'] ?? '') &&
  !(limited && !plan.Filter)
    ? [plan['Relation Name'] as string]
    : []),
  ...(plan.Plans ?? []).flatMap((part) => scanned(part, plan['Node Type'] === 'Limit')),
]

/**
 * Returns whether a statement finds the rows of a page, which must use an index. The plans of other statements
 * (loading rows by ids, searching, counting) are not checked strictly: PostgreSQL may scan a table of a few
 * thousand rows where it would use the index of a large one.
 */
const findsRows = (query: string): boolean => query.includes('place.key_text')

let client: pg.Client
let db: Db
const statements: Statement[] = []

beforeAll(async () => {
  client = new pg.Client({ connectionString: await freshPostgresUrl('seeded') })
  await client.connect()
  for (const statement of createFillStatements({ last: 6000, oneIn: 29 })) await client.query(statement)
  const logger = { logQuery: (query: string, params: unknown[]) => void statements.push({ query, params }) }
  // The portal uses only a part of this driver's interface that is the same in its own driver, hence the cast.
  db = drizzle(client, { ...drizzleOptions, logger }) as Db
}, 60_000)
afterAll(() => client.end())

test.each(Object.keys(requests))('%s: no statement reads a table from end to end', async (name) => {
  statements.length = 0
  await requests[name]?.(db)
  for (const { query, params } of [...statements]) {
    await client.query(`set enable_seqscan = ${findsRows(query) ? 'on' : 'off'}`)
    const { rows } = await client.query(`explain (format json) ${query}`, params)
    const [{ Plan: plan }] = rows[0]['QUERY PLAN'] as [{ Plan: Plan }]
    expect([scanned(plan), query]).toEqual([[], query])
  }
})
