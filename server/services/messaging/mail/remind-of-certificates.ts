import { and, eq, gt, inArray, isNull, lte, notExists } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certificate, certificateApplication } from '#server/db/schema/certificate.ts'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'
import { learner } from '#server/db/schema/learner.ts'
import {
  type MailWithDeduplicationKey,
  queueNewMails,
} from '#server/services/platform/outbox/queue-new-mails.ts'
import { computeReminderSpan, findDueReminder, reminderDays } from '#src/domain/mail/reminder.ts'

const days = reminderDays.certificate
/** The time in milliseconds after the expiry of a certificate within which its holder is still notified. */
const expiredSpan = 90 * 24 * 60 * 60 * 1000

/**
 * Queues reminders of certificates that expire soon, for subscribed learners, and mails about expired
 * certificates, for all learners.
 */
export async function remindOfCertificates(db: Db, now: number): Promise<void> {
  const rows = await db
    .select({
      id: certificate.id,
      learnerId: certificate.learnerId,
      issuedAt: certificate.issuedAt,
      validUntil: certificate.validUntil,
      preference: learner.emailNotification,
      enrolmentPreference: certificationEnrolment.emailNotification,
    })
    .from(certificate)
    .innerJoin(learner, eq(learner.id, certificate.learnerId))
    .leftJoin(
      certificationEnrolment,
      and(
        eq(certificationEnrolment.learnerId, certificate.learnerId),
        eq(certificationEnrolment.certificationId, certificate.certificationId),
        eq(certificationEnrolment.progress, 'approved'),
      ),
    )
    .where(
      and(
        lte(certificate.validUntil, new Date(now + computeReminderSpan(days))),
        gt(certificate.validUntil, new Date(now - expiredSpan)),
        isNotRenewed(db),
        isNull(certificate.renewedBy),
        isNull(certificate.revokedAt),
      ),
    )
  await queueNewMails(
    db,
    rows.flatMap((row): MailWithDeduplicationKey[] => {
      const { id: certificateId, learnerId, issuedAt, validUntil, preference, enrolmentPreference } = row
      const end = validUntil.getTime()
      const common = { learnerId, data: { certificateId }, now }
      if (now >= end)
        return [
          { ...common, kind: 'certificateExpired', deduplicationKey: `certificateExpired:${certificateId}` },
        ]
      const due = findDueReminder(days, { end, since: issuedAt.getTime(), now })
      const isSubscribed = preference === 'subscribed' || enrolmentPreference === 'subscribed'
      if (due === null || !isSubscribed) return []
      const deduplicationKey = `certificateExpiring-${due}:certificate:${certificateId}`
      return [{ ...common, kind: 'certificateExpiring', deduplicationKey }]
    }),
  )
}

const isNotRenewed = (db: Db) =>
  notExists(
    db
      .select({ id: certificateApplication.id })
      .from(certificateApplication)
      .where(
        and(
          eq(certificateApplication.renews, certificate.id),
          inArray(certificateApplication.state, ['underReview', 'approved']),
        ),
      ),
  )
