import { and, eq, gt, isNotNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certification } from '#server/db/schema/certification.ts'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'
import { queueNewMails } from '#server/services/platform/outbox/queue-new-mails.ts'
import { computeExamWindowEnd } from '#src/domain/certification/exam-window.ts'
import { findDueReminder, reminderDays } from '#src/domain/mail/reminder.ts'

/** The maximum time since the learner's credits were complete, in milliseconds: longer than any exam window. */
const maxAge = 40 * 24 * 60 * 60 * 1000

/**
 * Queues reminders of exams whose window ends soon, for subscribed learners. Only exams of product certifications
 * (`hsc`) have a window: 30 days after the credits are complete.
 */
export async function remindOfExams(db: Db, now: number): Promise<void> {
  const rows = await db
    .select({ enrolment: certificationEnrolment, certificationKind: certification.kind })
    .from(certificationEnrolment)
    .innerJoin(certification, eq(certification.id, certificationEnrolment.certificationId))
    .where(
      and(
        eq(certificationEnrolment.progress, 'exam'),
        eq(certificationEnrolment.emailNotification, 'subscribed'),
        isNotNull(certificationEnrolment.creditsAt),
        gt(certificationEnrolment.creditsAt, new Date(now - maxAge)),
      ),
    )
  await queueNewMails(
    db,
    rows.flatMap(({ enrolment: { id, learnerId, certificationId, creditsAt }, certificationKind }) => {
      const since = (creditsAt as Date).getTime()
      const end = computeExamWindowEnd(certificationKind, since)
      const due = end && findDueReminder(reminderDays.examWindow, { end, since, now })
      if (!end || !due) return []
      const subject = { kind: 'certification' as const, id: certificationId }
      const data = { subject, until: new Date(end).toISOString() }
      const deduplicationKey = `examWindow-${due}:enrolment:${id}`
      return [{ kind: 'examWindow' as const, learnerId, data, deduplicationKey: deduplicationKey, now }]
    }),
  )
}
