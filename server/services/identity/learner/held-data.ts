import { and, eq, getTableColumns, inArray, is, isNotNull, ne } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { attempt, attemptQuestion } from '#server/db/schema/attempt.ts'
import { auditEntry } from '#server/db/schema/audit.ts'
import { certificateApplication } from '#server/db/schema/certificate.ts'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'
import { learner } from '#server/db/schema/learner.ts'
import { order } from '#server/db/schema/order.ts'
import { paymentEvent } from '#server/db/schema/payment-event.ts'
import { mockExam, mockQuestion } from '#server/db/schema/practice.ts'
import * as schema from '#server/db/schema/schema.ts'
import { lettersOf } from '#server/services/learning/exam/get-exam-sheet.ts'
import type { Learner } from '#src/domain/learner/learner.ts'

type Row = Record<string, unknown>

/**
 * Columns that a learner's export leaves out: those that open something, would tell a paper before its time,
 * or are about somebody else.
 */
const secret = new Set([
  'session.id',
  'idToken',
  'refreshToken',
  'seed',
  'secret',
  'sealedPassword',
  'sealedToken',
  'tokenHash',
  'decidedBy',
  'closedBy',
  'settledBy',
  'dateAlert.key',
  'refund.sentBy',
  'refund.sentById',
])

const shown = (name: string, rows: Row[]): Row[] =>
  rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).filter(([column]) => !secret.has(column) && !secret.has(`${name}.${column}`)),
    ),
  )

/**
 * A question as the learner saw it: the answer by the letters of the paper. The order in which the author wrote the options is left
 * out, since the right one often stands first.
 */
function asSat<Asked extends { order: readonly number[]; given: readonly number[] }>(asked: Asked): Row {
  const { order, given, ...rest } = asked
  return { ...rest, given: lettersOf(given, order) }
}

/**
 * Everything that the database holds about a learner, by table: every table with a column that names a
 * learner takes part.
 */
export async function heldData(db: Db, { id, email }: Pick<Learner, 'id' | 'email'>): Promise<object> {
  const held: Record<string, Row[]> = {}
  for (const [name, table] of Object.entries(schema)) {
    if (!is(table, PgTable)) continue
    const { learnerId } = getTableColumns<PgTable>(table)
    if (learnerId) held[name] = await db.select().from(table).where(eq(learnerId, id))
  }
  // The paper of an attempt under way is left out: its questions would be known before their time.
  const attempts = db
    .select({ id: attempt.id })
    .from(attempt)
    .where(and(eq(attempt.learnerId, id), ne(attempt.state, 'open')))
  const rounds = db
    .select({ id: certificationEnrolment.id })
    .from(certificationEnrolment)
    .where(eq(certificationEnrolment.learnerId, id))
  held.learner = await db.select().from(learner).where(eq(learner.id, id))
  const asked = await db
    .select()
    .from(attemptQuestion)
    .where(inArray(attemptQuestion.attemptId, attempts))
    .orderBy(attemptQuestion.attemptId, attemptQuestion.position)
  held.attemptQuestion = asked.map(asSat)
  const mocks = db
    .select({ id: mockExam.id })
    .from(mockExam)
    .where(and(eq(mockExam.learnerId, id), isNotNull(mockExam.endedAt)))
  const practised = await db
    .select()
    .from(mockQuestion)
    .where(inArray(mockQuestion.mockId, mocks))
    .orderBy(mockQuestion.mockId, mockQuestion.position)
  held.mockQuestion = practised.map(asSat)
  held.certificateApplication = await db
    .select()
    .from(certificateApplication)
    .where(inArray(certificateApplication.enrolmentId, rounds))
  const orders = db.select({ id: order.id }).from(order).where(eq(order.learnerId, id))
  held.paymentEvent = await db.select().from(paymentEvent).where(inArray(paymentEvent.orderId, orders))
  held.auditEntry = await db.select().from(auditEntry).where(eq(auditEntry.actor, email))
  return Object.fromEntries(Object.entries(held).map(([name, rows]) => [name, shown(name, rows)]))
}
