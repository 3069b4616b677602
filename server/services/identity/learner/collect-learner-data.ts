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
import { mockExam, mockExamQuestion } from '#server/db/schema/practice.ts'
import * as schema from '#server/db/schema/schema.ts'
import { optionLettersOf } from '#server/services/learning/exam/load-exam-paper.ts'
import type { Learner } from '#src/domain/learner/learner.ts'

type Row = Record<string, unknown>

/**
 * Columns excluded from a learner's export: secrets, data that would reveal an open exam paper, and data about other
 * people.
 */
const excludedColumns = new Set([
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

const withoutExcluded = (name: string, rows: Row[]): Row[] =>
  rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).filter(
        ([column]) => !excludedColumns.has(column) && !excludedColumns.has(`${name}.${column}`),
      ),
    ),
  )

/**
 * Returns a question as the learner saw it, with the answer as the letters on the exam paper. The original order of
 * the options is excluded, because the right option often comes first.
 */
function toPaperAnswer<Question extends { order: readonly number[]; given: readonly number[] }>(
  questions: Question,
): Row {
  const { order, given, ...rest } = questions
  return { ...rest, given: optionLettersOf(given, order) }
}

/**
 * Returns the data about a learner by table, without the excluded columns: all rows with the learner's `learnerId`,
 * and the questions, applications, payments and audit entries that belong to the learner.
 */
export async function collectLearnerData(
  db: Db,
  { id, email }: Pick<Learner, 'id' | 'email'>,
): Promise<object> {
  const data: Record<string, Row[]> = {}
  for (const [name, table] of Object.entries(schema)) {
    if (!is(table, PgTable)) continue
    const { learnerId } = getTableColumns<PgTable>(table)
    if (learnerId) data[name] = await db.select().from(table).where(eq(learnerId, id))
  }
  // Exam papers of open attempts are excluded, as they would reveal questions.
  const attempts = db
    .select({ id: attempt.id })
    .from(attempt)
    .where(and(eq(attempt.learnerId, id), ne(attempt.state, 'open')))
  const rounds = db
    .select({ id: certificationEnrolment.id })
    .from(certificationEnrolment)
    .where(eq(certificationEnrolment.learnerId, id))
  data.learner = await db.select().from(learner).where(eq(learner.id, id))
  const questions = await db
    .select()
    .from(attemptQuestion)
    .where(inArray(attemptQuestion.attemptId, attempts))
    .orderBy(attemptQuestion.attemptId, attemptQuestion.position)
  data.attemptQuestion = questions.map(toPaperAnswer)
  const mocks = db
    .select({ id: mockExam.id })
    .from(mockExam)
    .where(and(eq(mockExam.learnerId, id), isNotNull(mockExam.endedAt)))
  const practised = await db
    .select()
    .from(mockExamQuestion)
    .where(inArray(mockExamQuestion.mockId, mocks))
    .orderBy(mockExamQuestion.mockId, mockExamQuestion.position)
  data.mockQuestion = practised.map(toPaperAnswer)
  data.certificateApplication = await db
    .select()
    .from(certificateApplication)
    .where(inArray(certificateApplication.enrolmentId, rounds))
  const orders = db.select({ id: order.id }).from(order).where(eq(order.learnerId, id))
  data.paymentEvent = await db.select().from(paymentEvent).where(inArray(paymentEvent.orderId, orders))
  data.auditEntry = await db.select().from(auditEntry).where(eq(auditEntry.actor, email))
  return Object.fromEntries(Object.entries(data).map(([name, rows]) => [name, withoutExcluded(name, rows)]))
}
