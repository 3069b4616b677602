import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import type { Random } from '#server/ports/random.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { encryptRecordPassword } from './record-password.ts'

export interface ExamRecord {
  learnerId: number
  enrolmentId: number
  link: string
  password: string | null
  now: number
}

/**
 * Saves the record of a learner's practical work, replacing the previous one. Refused as `notFound` if the learner
 * has no such seat, and as `repeatSubmit` once the work is graded. Decision: docs/decisions/exam-rules.md.
 */
export async function saveRecord(
  db: Db,
  record: ExamRecord,
  { keys, random }: { keys: readonly [string, ...string[]]; random: Random },
): Promise<true | RefusedResult> {
  const { learnerId, enrolmentId, link, password, now } = record
  return db.transaction(async (tx) => {
    const isOwnRow = and(
      eq(practicalExamEnrolment.id, enrolmentId),
      eq(practicalExamEnrolment.learnerId, learnerId),
    )
    const [row] = await tx.select().from(practicalExamEnrolment).where(isOwnRow).for('update')
    if (!row || row.status === 'notEnrolled') return refuse('notFound')
    if (row.status !== 'enrolled' && row.status !== 'pending') return refuse('repeatSubmit')
    const sealedPassword =
      password === null ? null : encryptRecordPassword(keys, password, enrolmentId, random)
    await tx
      .update(practicalExamEnrolment)
      .set({ recordLink: link, sealedPassword, changedAt: new Date(now) })
      .where(isOwnRow)
    return true
  })
}
