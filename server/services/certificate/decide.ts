import { asc, eq } from 'drizzle-orm'
import { type Refused, refuse } from '../../../src/domain/refusal/refusal.ts'
import type { Db } from '../../db/client.ts'
import { certificateApplication } from '../../db/schema/certificate.ts'
import { certification, certificationText } from '../../db/schema/certification.ts'
import { certificationEnrolment } from '../../db/schema/certification-enrolment.ts'
import { learner } from '../../db/schema/learner.ts'
import type { Random } from '../../ports/random.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { moveProgress } from '../certification-enrolment/move-progress.ts'
import { textIn } from '../content/text-in.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { issueCertificate } from './issue.ts'
import { ofApplication } from './of-application.ts'

export interface Decision {
  id: number
  approve: boolean
  reason: string | undefined
  /** Who decides. */
  reviewer: string
  now: number
}

/**
 * Decides an application: approved, the certificate is issued; rejected, the learner may apply again, and a certificate
 * that was to be renewed stays what it is. Refused as `notFound`, and as `repeatSubmit` when it was decided before.
 */
export async function decideApplication(
  db: Db,
  decision: Decision,
  random: Random,
): Promise<{ number: string | null } | Refused> {
  const { id, approve, reason, reviewer, now } = decision
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select()
      .from(certificateApplication)
      .where(eq(certificateApplication.id, id))
      .for('update')
    if (!found) return refuse('notFound')
    if (found.state !== 'underReview') return refuse('repeatSubmit')
    const [enrolment] = await tx
      .select()
      .from(certificationEnrolment)
      .where(eq(certificationEnrolment.id, found.enrolmentId))
    if (!enrolment) return refuse('notFound')
    const state = approve ? ('approved' as const) : ('rejected' as const)
    await tx
      .update(certificateApplication)
      .set({
        state,
        decidedAt: new Date(now),
        decidedBy: reviewer,
        reason: approve ? null : (reason ?? null),
      })
      .where(eq(certificateApplication.id, id))
    await moveProgress(tx, enrolment, approve || found.renews !== null ? 'approved' : 'apply', now)
    const subject = `certificate application ${id}`
    await writeAudit(tx, { actor: reviewer, now, act: approve ? 'approve' : 'reject', subject })
    if (!approve) {
      await tellOfRejection(tx, found, enrolment, decision)
      return { number: null }
    }
    return { number: await issueCertificate(tx, { application: found, enrolment, now }, random) }
  })
}

const tellOfRejection = (
  tx: Db,
  { renewsInto }: typeof certificateApplication.$inferSelect,
  { learnerId, certificationId }: typeof certificationEnrolment.$inferSelect,
  { reason, now }: Decision,
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

/** The applications that wait for a decision, the oldest first. */
export async function waitingApplications(db: Db, language: string) {
  const rows = await db
    .select({ application: certificateApplication, learner, certification, name: certificationText.name })
    .from(certificateApplication)
    .innerJoin(certificationEnrolment, eq(certificationEnrolment.id, certificateApplication.enrolmentId))
    .innerJoin(learner, eq(learner.id, certificationEnrolment.learnerId))
    .innerJoin(certification, ofApplication)
    .innerJoin(certificationText, textIn(certificationText, certification.id, language))
    .where(eq(certificateApplication.state, 'underReview'))
    .orderBy(asc(certificateApplication.appliedAt))
  return rows.map((row) => ({
    id: row.application.id,
    state: row.application.state,
    learner: `${row.learner.firstName} ${row.learner.lastName}`,
    email: row.learner.email,
    certificationId: row.certification.id,
    certificationName: row.name,
    appliedAt: row.application.appliedAt.toISOString(),
  }))
}
