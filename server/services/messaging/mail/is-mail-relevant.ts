import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certificateApplication } from '#server/db/schema/certificate.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { dateAlert } from '#server/db/schema/date-alert.ts'
import { findCurrentEnrolment } from '#server/services/learning/certification-enrolment/find-current-enrolment.ts'
import { findExamEnrolment } from '#server/services/learning/practical-exam-enrolment/exam-enrolment-row.ts'
import { isSessionCancelled } from '#server/services/platform/training-session/find-cancellation.ts'
import type { MailSubject } from '#src/domain/mail/mail-data.ts'
import { isPayable } from '#src/domain/order/order-state.ts'
import type { MailRow } from './claim-mail.ts'
import type { MailContent } from './mail-content.ts'
import type { NamedSubject } from './subject-of-mail.ts'

/**
 * Returns whether a mail is still worth sending. A mail that requests an action is not worth sending if the action
 * is no longer possible. A mail about a past event is always worth sending.
 */
export async function isMailRelevant(
  db: Db,
  { kind, learnerId, data }: MailRow,
  { subject, session, order, certificate, newDates }: MailContent,
  now: number,
): Promise<boolean> {
  if (kind === 'orderPlaced' || kind === 'bankDetails') return order !== null && isPayable(order.state)
  if (kind === 'newDatesFound')
    return hasFutureSession(newDates?.sessions, now) && (await isSubscribed(db, data.newDates?.alertId ?? 0))
  if (learnerId === null) return true
  if (kind === 'certificateExpiring')
    return (
      certificate !== null &&
      now < certificate.validUntil.getTime() &&
      !(await isCertificateRenewed(db, certificate.id))
    )
  if (!subject) return true
  if (kind === 'examWindow')
    return (await findCurrentEnrolment(db, learnerId, subject.id))?.progress === 'exam'
  if (kind === 'promotedToPay') return (await findSeatStatus(db, learnerId, subject.id)) === 'pending'
  if (kind === 'sessionChanged') return !(await isCancelledOrWithdrawn(db, subject))
  if (kind !== 'reminder') return true
  if (await isCancelledOrWithdrawn(db, subject)) return false
  const status =
    subject.kind === 'classroom'
      ? await findSeatStatus(db, learnerId, subject.id)
      : (await findExamEnrolment(db, learnerId, subject.id))?.status
  return status === 'enrolled' && session !== null && now < Date.parse(session.startsAt)
}

/**
 * Returns whether a training session was cancelled or withdrawn, so that its participants have nothing left to do.
 */
async function isCancelledOrWithdrawn(db: Db, { kind, id }: MailSubject): Promise<boolean> {
  if (kind !== 'classroom' && kind !== 'practicalExam') return false
  if (await isSessionCancelled(db, kind, id)) return true
  const item = and(eq(contentItem.family, kind), eq(contentItem.id, id))
  const [row] = await db.select({ state: contentItem.state }).from(contentItem).where(item)
  return row?.state !== 'published'
}

const hasFutureSession = (sessions: readonly NamedSubject[] | undefined, now: number): boolean =>
  sessions?.some(({ session }) => session !== null && now < Date.parse(session.startsAt)) ?? false

/** Returns whether an alert still exists. */
const isSubscribed = async (db: Db, alertId: number): Promise<boolean> =>
  (await db.select({ id: dateAlert.id }).from(dateAlert).where(eq(dateAlert.id, alertId))).length > 0

async function findSeatStatus(db: Db, learnerId: number, classroomId: number) {
  const [row] = await db
    .select({ status: classroomEnrolment.status })
    .from(classroomEnrolment)
    .where(and(eq(classroomEnrolment.learnerId, learnerId), eq(classroomEnrolment.classroomId, classroomId)))
  return row?.status
}

/** Returns whether a certificate was renewed, or its renewal waits for a decision. */
export async function isCertificateRenewed(db: Db, certificateId: number): Promise<boolean> {
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
