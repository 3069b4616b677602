import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certificateApplication } from '#server/db/schema/certificate.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { currentEnrolment } from '#server/services/learning/certification-enrolment/current-enrolment.ts'
import { ownExamRow } from '#server/services/learning/practical-exam-enrolment/own-exam-rows.ts'
import { isLive } from '#src/domain/order/order-state.ts'
import type { MailRow } from './claim-mail.ts'
import type { MailContent } from './mail-content.ts'

/**
 * Whether a mail is still worth sending: what it asks for can still be done. Mails about what has happened
 * always are.
 */
export async function isStillSo(
  db: Db,
  { kind, learnerId }: MailRow,
  { subject, session, order, certificate: held }: MailContent,
  now: number,
): Promise<boolean> {
  if (kind === 'orderPlaced' || kind === 'bankDetails') return order !== null && isLive(order.state)
  if (learnerId === null) return true
  if (kind === 'certificateExpiring')
    return held !== null && now < held.validUntil.getTime() && !(await isRenewed(db, held.id))
  if (!subject) return true
  if (kind === 'examWindow') return (await currentEnrolment(db, learnerId, subject.id))?.progress === 'exam'
  if (kind === 'promotedToPay') return (await seatOf(db, learnerId, subject.id)) === 'pending'
  if (kind !== 'reminder') return true
  const status =
    subject.kind === 'classroom'
      ? await seatOf(db, learnerId, subject.id)
      : (await ownExamRow(db, learnerId, subject.id))?.status
  return status === 'enrolled' && session !== null && now < Date.parse(session.startsAt)
}

async function seatOf(db: Db, learnerId: number, classroomId: number) {
  const [row] = await db
    .select({ status: classroomEnrolment.status })
    .from(classroomEnrolment)
    .where(and(eq(classroomEnrolment.learnerId, learnerId), eq(classroomEnrolment.classroomId, classroomId)))
  return row?.status
}

/** Whether a certificate was renewed, or its renewal waits for a decision. */
export async function isRenewed(db: Db, certificateId: number): Promise<boolean> {
  const rows = await db
    .select({ id: certificateApplication.id })
    .from(certificateApplication)
    .where(
      and(
        eq(certificateApplication.renews, certificateId),
        inArray(certificateApplication.state, ['underReview', 'approved']),
      ),
    )
    .limit(1)
  return rows.length > 0
}
