import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { learner } from '#server/db/schema/learner.ts'
import { enrolInCertification } from '#server/services/learning/certification-enrolment/enrol-in-certification.ts'
import {
  type ClassroomEnrolmentRow,
  lockClassroomEnrolment,
} from '#server/services/learning/classroom-enrolment/classroom-enrolment-row.ts'
import { statusOfGrantedSeat } from '#server/services/learning/classroom-enrolment/fill-seats.ts'
import { lockAnyClassroom } from '#server/services/learning/classroom-enrolment/find-classroom.ts'
import { updateEnrolmentStatus } from '#server/services/learning/classroom-enrolment/update-enrolment-status.ts'
import { findExamEnrolment } from '#server/services/learning/practical-exam-enrolment/exam-enrolment-row.ts'
import { updateExamEnrolmentStatus } from '#server/services/learning/practical-exam-enrolment/update-exam-enrolment-status.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import type { SubscriptionStatus } from '#src/domain/enrolment/enrolment.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { catalogueItemOfOrder, type OrderRow } from './order-row.ts'

/**
 * Enrols a learner in the item of a locked, paid order. The reserved seat is assigned to the learner, or waits for a
 * reviewer if the classroom needs approval. Refused as `enrolmentExpired` if the seat is no longer reserved, and for
 * the same reasons as `enrolInCertification`.
 */
export async function enrolByOrder(
  tx: Db,
  row: OrderRow,
  audience: Audience,
  now: number,
): Promise<true | RefusedResult> {
  const { learnerId, targetId } = row
  if (row.kind === 'certification') {
    const emailNotification = await emailPreference(tx, learnerId)
    const input = { learnerId, audience, certificationId: targetId, emailNotification, byOrder: true, now }
    const enrolled = await enrolInCertification(tx, input)
    return isRefused(enrolled) ? enrolled : true
  }
  if (row.kind === 'practicalExam') {
    const enrolment = await findExamEnrolment(tx, learnerId, targetId, true)
    if (enrolment?.status !== 'pending') return refuse('enrolmentExpired')
    await updateExamEnrolmentStatus(tx, enrolment, 'enrolled', now)
    await notifyOfSeat(tx, row, audience, 'enrolled', now)
    return true
  }
  const classroom = await lockAnyClassroom(tx, targetId)
  const enrolment = await lockClassroomEnrolment(tx, learnerId, targetId)
  if (!classroom || enrolment?.status !== 'pending' || !enrolment.payBy) return refuse('enrolmentExpired')
  await confirmSeat(tx, enrolment, statusOfGrantedSeat(classroom), now)
  await notifyOfSeat(tx, row, audience, statusOfGrantedSeat(classroom), now)
  return true
}

const notifyOfSeat = (
  tx: Db,
  row: OrderRow,
  { site }: Audience,
  status: ReturnType<typeof statusOfGrantedSeat>,
  now: number,
): Promise<void> =>
  queueMail(tx, {
    kind: status === 'pending' ? 'registrationReceived' : 'enrolled',
    learnerId: row.learnerId,
    site,
    data: { subject: catalogueItemOfOrder(row) },
    now,
  })

/** Returns the mail preference in the learner's profile. */
async function emailPreference(tx: Db, learnerId: number): Promise<SubscriptionStatus> {
  const { emailNotification } = learner
  const [row] = await tx.select({ emailNotification }).from(learner).where(eq(learner.id, learnerId))
  return row?.emailNotification ?? 'notSubscribed'
}

async function confirmSeat(
  tx: Db,
  enrolment: ClassroomEnrolmentRow,
  status: ReturnType<typeof statusOfGrantedSeat>,
  now: number,
): Promise<void> {
  if (status !== 'pending') return updateEnrolmentStatus(tx, enrolment, status, now)
  await tx
    .update(classroomEnrolment)
    .set({ payBy: null, changedAt: new Date(now) })
    .where(eq(classroomEnrolment.id, enrolment.id))
}
