import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certificate, certificateApplication } from '#server/db/schema/certificate.ts'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'
import type { Random } from '#server/ports/random.ts'
import { refuseRepeatedDecision } from '#server/services/platform/audit/refuse-repeated-decision.ts'
import { writeAuditEntry } from '#server/services/platform/audit/write-audit.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { canChangeApplicationState } from '#src/domain/certificate/certificate-application-state.ts'
import { checkNotOwnCase, type Operator } from '#src/domain/operator.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { updateCertificationProgress } from '../certification-enrolment/update-certification-progress.ts'
import { issueCertificate } from './issue-certificate.ts'

export interface ApplicationDecision {
  id: number
  approve: boolean
  reason: string | undefined
  /** The operator who decides. Learners can't decide about their own applications. */
  reviewer: Operator
  now: number
}

/**
 * Decides an application. An approval issues the certificate. After a rejection the learner may apply again, and a
 * certificate to be renewed keeps its status. Refused as `notFound` if there is no such application; as `forbidden`
 * if the operator is the learner, or if the certificate to be renewed was revoked in the meantime; and as
 * `repeatSubmit` if the application is already decided.
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
    const ownRefusal = checkNotOwnCase(reviewer, enrolment.learnerId)
    if (ownRefusal) return ownRefusal
    const state = approve ? ('approved' as const) : ('rejected' as const)
    const subject = `certificate application ${id}`
    if (!canChangeApplicationState(found.state, state)) return refuseRepeatedDecision(tx, subject)
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
    await updateCertificationProgress(
      tx,
      enrolment,
      approve || found.renews !== null ? 'approved' : 'apply',
      now,
    )
    const action = approve ? 'approve' : 'reject'
    const detail = { ...(!approve && reason && { reason }) }
    await writeAuditEntry(tx, { actor: reviewer.name, now, act: action, subject, detail })
    if (!approve) {
      await notifyOfRejection(tx, found, enrolment, decision)
      return { number: null }
    }
    return { number: await issueCertificate(tx, { application: found, enrolment, now }, random) }
  })
}

/**
 * Returns whether an application renews a certificate that was revoked after the application; locks the
 * certificate.
 */
async function renewsRevoked(
  tx: Db,
  { renews }: typeof certificateApplication.$inferSelect,
): Promise<boolean> {
  if (renews === null) return false
  const [renewed] = await tx
    .select({ revokedAt: certificate.revokedAt })
    .from(certificate)
    .where(eq(certificate.id, renews))
    .for('update')
  return renewed?.revokedAt !== null
}

const notifyOfRejection = (
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
