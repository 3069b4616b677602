import { and, eq, gt, inArray, isNull, lte, notExists } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certificate, certificateApplication } from '#server/db/schema/certificate.ts'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'
import { learner } from '#server/db/schema/learner.ts'
import { type Occasional, queueNew } from '#server/services/platform/outbox/queue-new.ts'
import { dueReminder, reminderDays, reminderSpan } from '#src/domain/mail/reminder.ts'

const days = reminderDays.certificate
/** How long after a certificate has expired its holder is still told, in milliseconds: not years later. */
const late = 90 * 24 * 60 * 60 * 1000

/**
 * Queues reminders of certificates that expire soon, for learners who want them, and mails about those that
 * have expired, for everybody.
 */
export async function remindOfCertificates(db: Db, now: number): Promise<void> {
  const rows = await db
    .select({
      id: certificate.id,
      learnerId: certificate.learnerId,
      issuedAt: certificate.issuedAt,
      validUntil: certificate.validUntil,
      wish: learner.emailNotification,
      enrolmentWish: certificationEnrolment.emailNotification,
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
        lte(certificate.validUntil, new Date(now + reminderSpan(days))),
        gt(certificate.validUntil, new Date(now - late)),
        notRenewed(db),
        isNull(certificate.renewedBy),
        isNull(certificate.revokedAt),
      ),
    )
  await queueNew(
    db,
    rows.flatMap((row): Occasional[] => {
      const { id: certificateId, learnerId, issuedAt, validUntil, wish, enrolmentWish } = row
      const end = validUntil.getTime()
      const told = { learnerId, data: { certificateId }, now }
      if (now >= end)
        return [{ ...told, kind: 'certificateExpired', occasion: `certificateExpired:${certificateId}` }]
      const due = dueReminder(days, { end, since: issuedAt.getTime(), now })
      const wanted = wish === 'subscribed' || enrolmentWish === 'subscribed'
      if (due === null || !wanted) return []
      const occasion = `certificateExpiring-${due}:certificate:${certificateId}`
      return [{ ...told, kind: 'certificateExpiring', occasion }]
    }),
  )
}

const notRenewed = (db: Db) =>
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
