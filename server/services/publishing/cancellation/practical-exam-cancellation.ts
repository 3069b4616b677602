import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { practicalExam } from '#server/db/schema/practical-exam.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import type { ExamEnrolmentRow } from '#server/services/learning/practical-exam-enrolment/exam-enrolment-row.ts'
import { countTakenSeats, lockExam } from '#server/services/learning/practical-exam-enrolment/lock-exam.ts'
import { moveExamSeat } from '#server/services/learning/practical-exam-enrolment/move-exam-seat.ts'
import { areSameExam } from '#server/services/learning/practical-exam-enrolment/other-exam-dates.ts'
import { updateExamEnrolmentStatus } from '#server/services/learning/practical-exam-enrolment/update-exam-enrolment-status.ts'
import { selectInstant } from '#server/services/platform/content-query/instant.ts'
import type { CancellationSteps } from './cancellation-steps.ts'

/** The steps of a cancellation that are specific to practical exams. */
export const practicalExamCancellation: CancellationSteps = {
  family: 'practicalExam',

  async lock(tx, id) {
    const locked = await lockExam(tx, id)
    const endsAt = selectInstant(practicalExam.endsAt)
    const [row] = await tx.select({ endsAt }).from(practicalExam).where(eq(practicalExam.id, id))
    return locked && row && { ...locked, ...row, orderKind: 'practicalExam' }
  },

  areSame: areSameExam,

  async fillAndCountFreeSeats(tx, id) {
    const target = await lockExam(tx, id)
    return target ? Math.max(0, target.capacity - (await countTakenSeats(tx, id))) : 0
  },

  async listParticipants(tx, id) {
    const isUnfinished = inArray(practicalExamEnrolment.status, ['pending', 'enrolled'])
    const rows = await tx
      .select()
      .from(practicalExamEnrolment)
      .where(and(eq(practicalExamEnrolment.practicalExamId, id), isUnfinished))
      .orderBy(asc(practicalExamEnrolment.createdAt), asc(practicalExamEnrolment.id))
      .for('update')
    return rows.map(({ id: enrolmentId, learnerId, status }) => ({
      ...{ enrolmentId, learnerId, isWaiting: false },
      ...{ isUnpaid: status === 'pending', isMovable: status === 'enrolled' },
    }))
  },

  async deleteEndedEnrolments(tx, id, learnerIds) {
    const isOfLearners = and(
      eq(practicalExamEnrolment.practicalExamId, id),
      inArray(practicalExamEnrolment.learnerId, [...learnerIds]),
    )
    const isReplaceable = and(
      eq(practicalExamEnrolment.status, 'notEnrolled'),
      isNull(practicalExamEnrolment.cancelledAt),
    )
    await tx.delete(practicalExamEnrolment).where(and(isOfLearners, isReplaceable))
  },

  async listSeatedLearnerIds(tx, id) {
    const isOccupied = ne(practicalExamEnrolment.status, 'notEnrolled')
    const rows = await tx
      .select({ learnerId: practicalExamEnrolment.learnerId })
      .from(practicalExamEnrolment)
      .where(and(eq(practicalExamEnrolment.practicalExamId, id), isOccupied))
    return new Set(rows.map(({ learnerId }) => learnerId))
  },

  async move(tx, { enrolmentId }, { to, now }) {
    const row = await findRow(tx, enrolmentId)
    if (row) await moveExamSeat(tx, row, to, now)
  },

  async cancelSeat(tx, { enrolmentId }, now) {
    const row = await findRow(tx, enrolmentId)
    if (!row) return
    const erased = { recordLink: null, sealedPassword: null, allergies: null, diet: null }
    const calendarShift = row.calendarShift + 1
    await updateExamEnrolmentStatus(tx, row, 'cancelled', now, { ...erased, calendarShift })
  },
}

async function findRow(tx: Db, id: number): Promise<ExamEnrolmentRow | undefined> {
  const [row] = await tx.select().from(practicalExamEnrolment).where(eq(practicalExamEnrolment.id, id))
  return row
}
