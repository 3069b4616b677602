import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certificateApplication } from '#server/db/schema/certificate.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { dateAlert } from '#server/db/schema/date-alert.ts'
import { currentEnrolment } from '#server/services/learning/certification-enrolment/current-enrolment.ts'
import { ownExamRow } from '#server/services/learning/practical-exam-enrolment/own-exam-rows.ts'
import { isCancelled } from '#server/services/platform/training-session/find-cancellation.ts'
import type { MailSubject } from '#src/domain/mail/mail-data.ts'
import { isLive } from '#src/domain/order/order-state.ts'
import type { MailRow } from './claim-mail.ts'
import type { MailContent } from './mail-content.ts'
import type { NamedSubject } from './subject-of-mail.ts'

/**
 * Whether a mail is still worth sending: what it asks for can still be done. Mails about what has happened
 * always are.
 */
export async function isStillSo(
  db: Db,
  { kind, learnerId, data }: MailRow,
  { subject, session, order, certificate: held, newDates }: MailContent,
  now: number,
): Promise<boolean> {
  if (kind === 'orderPlaced' || kind === 'bankDetails') return order !== null && isLive(order.state)
  if (kind === 'newDatesFound')
    return isAhead(newDates?.sessions, now) && (await isWaited(db, data.newDates?.alertId ?? 0))
  if (learnerId === null) return true
  if (kind === 'certificateExpiring')
    return held !== null && now < held.validUntil.getTime() && !(await isRenewed(db, held.id))
  if (!subject) return true
  if (kind === 'examWindow') return (await currentEnrolment(db, learnerId, subject.id))?.progress === 'exam'
  if (kind === 'promotedToPay') return (await seatOf(db, learnerId, subject.id)) === 'pending'
  if (kind === 'sessionChanged') return !(await isOff(db, subject))
  if (kind !== 'reminder') return true
  if (await isOff(db, subject)) return false
  const status =
    subject.kind === 'classroom'
      ? await seatOf(db, learnerId, subject.id)
      : (await ownExamRow(db, learnerId, subject.id))?.status
  return status === 'enrolled' && session !== null && now < Date.parse(session.startsAt)
}

/** Whether a session was cancelled or withdrawn: nothing is asked of its participants any more. */
async function isOff(db: Db, { kind, id }: MailSubject): Promise<boolean> {
  if (kind !== 'classroom' && kind !== 'practicalExam') return false
  if (await isCancelled(db, kind, id)) return true
  const item = and(eq(contentItem.family, kind), eq(contentItem.id, id))
  const [row] = await db.select({ state: contentItem.state }).from(contentItem).where(item)
  return row?.state !== 'published'
}

const isAhead = (sessions: readonly NamedSubject[] | undefined, now: number): boolean =>
  sessions?.some(({ session }) => session !== null && now < Date.parse(session.startsAt)) ?? false

/** Whether somebody still wants to be told of new dates. */
const isWaited = async (db: Db, alertId: number): Promise<boolean> =>
  (await db.select({ id: dateAlert.id }).from(dateAlert).where(eq(dateAlert.id, alertId))).length > 0

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
