import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import type { ClassroomEnrolmentRow } from '#server/services/learning/classroom-enrolment/classroom-enrolment-row.ts'
import { fillSeats } from '#server/services/learning/classroom-enrolment/fill-seats.ts'
import { lockAnyClassroom } from '#server/services/learning/classroom-enrolment/find-classroom.ts'
import { moveSeat } from '#server/services/learning/classroom-enrolment/move-seat.ts'
import { areSameTraining } from '#server/services/learning/classroom-enrolment/training-date.ts'
import { updateEnrolmentStatus } from '#server/services/learning/classroom-enrolment/update-enrolment-status.ts'
import { isSeatMovable, unfinishedStatuses } from '#src/domain/classroom/seat.ts'
import type { CancellationSteps } from './cancellation-steps.ts'

/** The steps of a cancellation that are specific to classrooms. */
export const classroomCancellation: CancellationSteps = {
  family: 'classroom',

  async lock(tx, id) {
    const row = await lockAnyClassroom(tx, id)
    return row && { ...row, orderKind: row.certification === null ? 'workshop' : 'classroom' }
  },

  areSame: areSameTraining,

  async fillAndCountFreeSeats(tx, id, now) {
    const target = await lockAnyClassroom(tx, id)
    return target ? fillSeats(tx, target, now) : 0
  },

  async listParticipants(tx, id) {
    const isUnfinished = inArray(classroomEnrolment.status, [...unfinishedStatuses])
    const rows = await tx
      .select()
      .from(classroomEnrolment)
      .where(and(eq(classroomEnrolment.classroomId, id), isUnfinished))
      .orderBy(asc(classroomEnrolment.createdAt), asc(classroomEnrolment.id))
      .for('update')
    return rows.map((row) => ({
      enrolmentId: row.id,
      learnerId: row.learnerId,
      isWaiting: row.status === 'waitlisted',
      isUnpaid: row.status === 'pending' && row.payBy !== null,
      isMovable: isSeatMovable(row),
    }))
  },

  async deleteEndedEnrolments(tx, id, learnerIds) {
    const isOfLearners = and(
      eq(classroomEnrolment.classroomId, id),
      inArray(classroomEnrolment.learnerId, [...learnerIds]),
    )
    const isReplaceable = inArray(classroomEnrolment.status, ['notEnrolled', 'left', 'expired'])
    await tx.delete(classroomEnrolment).where(and(isOfLearners, isReplaceable))
  },

  async listSeatedLearnerIds(tx, id) {
    const rows = await tx
      .select({ learnerId: classroomEnrolment.learnerId, status: classroomEnrolment.status })
      .from(classroomEnrolment)
      .where(eq(classroomEnrolment.classroomId, id))
    const occupied = rows.filter(({ status }) => !['notEnrolled', 'left', 'expired'].includes(status))
    return new Set(occupied.map(({ learnerId }) => learnerId))
  },

  async move(tx, { enrolmentId }, { to, now }) {
    const target = await lockAnyClassroom(tx, to)
    const row = await findRow(tx, enrolmentId)
    if (target && row) await moveSeat(tx, row, target, now)
  },

  async cancelSeat(tx, { enrolmentId }, now) {
    const row = await findRow(tx, enrolmentId)
    if (!row) return
    const calendarShift = row.calendarShift + 1
    await updateEnrolmentStatus(tx, row, 'cancelled', now, { allergies: null, diet: null, calendarShift })
  },
}

async function findRow(tx: Db, id: number): Promise<ClassroomEnrolmentRow | undefined> {
  const [row] = await tx.select().from(classroomEnrolment).where(eq(classroomEnrolment.id, id))
  return row
}
