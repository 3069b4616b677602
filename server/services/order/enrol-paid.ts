import { eq } from 'drizzle-orm'
import type { EmailNotification } from '../../../src/domain/enrolment/enrolment.ts'
import { isRefused, type Refused, refuse } from '../../../src/domain/refusal/refusal.ts'
import type { Db } from '../../db/client.ts'
import { classroomEnrolment } from '../../db/schema/classroom-enrolment.ts'
import { learner } from '../../db/schema/learner.ts'
import { enrolInCertification } from '../certification-enrolment/enrol-in-certification.ts'
import { seatStatus } from '../classroom-enrolment/fill-seats.ts'
import { lockAnyClassroom } from '../classroom-enrolment/find-classroom.ts'
import { moveEnrolment } from '../classroom-enrolment/move-enrolment.ts'
import { lockOwnRow, type OwnRow } from '../classroom-enrolment/own-row.ts'
import type { Audience } from '../content/shown-to.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { moveExamEnrolment } from '../practical-exam-enrolment/move-exam-enrolment.ts'
import { ownExamRow } from '../practical-exam-enrolment/own-exam-rows.ts'
import { type OrderRow, subjectOfOrder } from './order-row.ts'

/**
 * Enrols in what a locked order paid for: the seat that it held is the learner's, for a reviewer to approve where the
 * classroom asks for it. Refused where it can't be had any more.
 */
export async function enrolPaid(
  tx: Db,
  row: OrderRow,
  audience: Audience,
  now: number,
): Promise<true | Refused> {
  const { learnerId, relationId } = row
  if (row.kind === 'certification') {
    const emailNotification = await ownChoice(tx, learnerId)
    const wish = { learnerId, audience, certificationId: relationId, emailNotification, byOrder: true, now }
    const enrolled = await enrolInCertification(tx, wish)
    return isRefused(enrolled) ? enrolled : true
  }
  if (row.kind === 'practicalExam') {
    const held = await ownExamRow(tx, learnerId, relationId, true)
    if (held?.status !== 'pending') return refuse('enrolmentExpired')
    await moveExamEnrolment(tx, held, 'enrolled', now)
    await tellOfSeat(tx, row, audience, 'enrolled', now)
    return true
  }
  const classroom = await lockAnyClassroom(tx, relationId)
  const held = await lockOwnRow(tx, learnerId, relationId)
  if (!classroom || held?.status !== 'pending' || !held.payBy) return refuse('enrolmentExpired')
  await settleSeat(tx, held, seatStatus(classroom), now)
  await tellOfSeat(tx, row, audience, seatStatus(classroom), now)
  return true
}

const tellOfSeat = (
  tx: Db,
  row: OrderRow,
  { site }: Audience,
  status: ReturnType<typeof seatStatus>,
  now: number,
): Promise<void> =>
  queueMail(tx, {
    kind: status === 'pending' ? 'registrationReceived' : 'enrolled',
    learnerId: row.learnerId,
    site,
    data: { subject: subjectOfOrder(row) },
    now,
  })

/** Whether the learner wants mails. */
async function ownChoice(tx: Db, learnerId: number): Promise<EmailNotification> {
  const { emailNotification } = learner
  const [row] = await tx.select({ emailNotification }).from(learner).where(eq(learner.id, learnerId))
  return row?.emailNotification ?? 'notSubscribed'
}

async function settleSeat(
  tx: Db,
  held: OwnRow,
  status: ReturnType<typeof seatStatus>,
  now: number,
): Promise<void> {
  if (status !== 'pending') return moveEnrolment(tx, held, status, now)
  await tx
    .update(classroomEnrolment)
    .set({ payBy: null, changedAt: new Date(now) })
    .where(eq(classroomEnrolment.id, held.id))
}
