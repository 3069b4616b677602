import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certificate, certificateApplication } from '#server/db/schema/certificate.ts'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'
import type { Random } from '#server/ports/random.ts'
import { refuseDecided } from '#server/services/platform/audit/refuse-decided.ts'
import { writeAudit } from '#server/services/platform/audit/write-audit.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { mayMoveCertificateApplication } from '#src/domain/certificate/certificate-application.ts'
import { type Operator, ownMatter } from '#src/domain/operator.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { moveProgress } from '../certification-enrolment/move-progress.ts'
import { issueCertificate } from './issue.ts'

export interface ApplicationDecision {
  id: number
  approve: boolean
  reason: string | undefined
  /** The operator who decides; nobody decides about themselves. */
  reviewer: Operator
  now: number
}

/**
 * Decides an application: approved, the certificate is issued; rejected, the learner may apply again, and a certificate
 * that was to be renewed stays what it is. Refused as `notFound`, `forbidden` to the learner themselves and for the renewal of a certificate that
 * was revoked since, and as `repeatSubmit` when it was decided before.
 */
export async function decideApplication(
  db: Db,
  decision: ApplicationDecision,
  random: Random,
): Promise<{ number: string | null } | RefusedResult> {
  const { id, approve, reason, reviewer, now } = decision
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ found: certificateApplication, enrolment: certificationEnrolment })
      .from(certificateApplication)
      .innerJoin(certificationEnrolment, eq(certificationEnrolment.id, certificateApplication.enrolmentId))
      .where(eq(certificateApplication.id, id))
      .for('update')
    if (!row) return refuse('notFound')
    const { found, enrolment } = row
    const own = ownMatter(reviewer, enrolment.learnerId)
    if (own) return own
    const state = approve ? ('approved' as const) : ('rejected' as const)
    const subject = `certificate application ${id}`
    if (!mayMoveCertificateApplication(found.state, state)) return refuseDecided(tx, subject)
    if (approve && (await renewsRevoked(tx, found)))
      return refuse('forbidden', { reason: 'certificateRevoked' })
    await tx
      .update(certificateApplication)
      .set({
        state,
        decidedAt: new Date(now),
        decidedBy: reviewer.name,
        reason: approve ? null : (reason ?? null),
      })
      .where(eq(certificateApplication.id, id))
    await moveProgress(tx, enrolment, approve || found.renews !== null ? 'approved' : 'apply', now)
    const act = approve ? 'approve' : 'reject'
    const detail = { ...(!approve && reason && { reason }) }
    await writeAudit(tx, { actor: reviewer.name, now, act, subject, detail })
    if (!approve) {
      await tellOfRejection(tx, found, enrolment, decision)
      return { number: null }
    }
    return { number: await issueCertificate(tx, { application: found, enrolment, now }, random) }
  })
}

/** Whether an application renews a certificate that was revoked after it; the certificate is locked. */
async function renewsRevoked(
  tx: Db,
  { renews }: typeof certificateApplication.$inferSelect,
): Promise<boolean> {
  if (renews === null) return false
  const [held] = await tx
    .select({ revokedAt: certificate.revokedAt })
    .from(certificate)
    .where(eq(certificate.id, renews))
    .for('update')
  return held?.revokedAt !== null
}

const tellOfRejection = (
  tx: Db,
  { renewsInto }: typeof certificateApplication.$inferSelect,
  { learnerId, certificationId }: typeof certificationEnrolment.$inferSelect,
  { reason, now }: ApplicationDecision,
): Promise<void> =>
  queueMail(tx, {
    kind: 'applicationRejected',
    learnerId,
    data: {
      subject: { kind: 'certification', id: renewsInto ?? certificationId },
      ...(reason && { reason }),
    },
    now,
  })
