import { asc, eq } from 'drizzle-orm'
import { endOfValidity } from '../../../src/domain/certificate/validity.ts'
import { type Refused, refuse } from '../../../src/domain/refusal/refusal.ts'
import type { Db } from '../../db/client.ts'
import { certificate, certificateApplication } from '../../db/schema/certificate.ts'
import { certification, certificationText } from '../../db/schema/certification.ts'
import { certificationEnrolment } from '../../db/schema/certification-enrolment.ts'
import { learner } from '../../db/schema/learner.ts'
import type { Random } from '../../ports/random.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { moveProgress } from '../certification-enrolment/move-progress.ts'
import { textIn } from '../content/text-in.ts'

export interface Decision {
  id: number
  approve: boolean
  reason: string | undefined
  /** Who decides. */
  reviewer: string
  now: number
}

/** Without letters and figures that are taken for one another. */
const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'

/** A number that can't be guessed: VSA-2026-7K3QX9MW. */
function newNumber(code: string, random: Random): string {
  const letters = [...random(8)].map((byte) => alphabet[byte % alphabet.length]).join('')
  return `${code}-${letters}`
}

/**
 * Decides an application: approved, the certificate is issued; rejected, the learner may apply again. Refused as `notFound`,
 * and as `repeatSubmit` when it was decided before.
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
    const [of] = await tx
      .select({ enrolment: certificationEnrolment, code: certification.code })
      .from(certificationEnrolment)
      .innerJoin(certification, eq(certification.id, certificationEnrolment.certificationId))
      .where(eq(certificationEnrolment.id, found.enrolmentId))
    if (!of) return refuse('notFound')
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
    await moveProgress(tx, of.enrolment, approve ? 'approved' : 'apply', now)
    const subject = `certificate application ${id}`
    await writeAudit(tx, { actor: reviewer, now, act: approve ? 'approve' : 'reject', subject })
    if (!approve) return { number: null }
    const { learnerId, certificationId } = of.enrolment
    const number = newNumber(of.code, random)
    await tx.insert(certificate).values({
      number,
      learnerId,
      certificationId,
      issuedAt: new Date(now),
      validUntil: new Date(endOfValidity(now)),
      showCompany: found.showCompany,
    })
    return { number }
  })
}

/** The applications that wait for a decision, the oldest first. */
export async function waitingApplications(db: Db, language: string) {
  const rows = await db
    .select({ application: certificateApplication, learner, certification, name: certificationText.name })
    .from(certificateApplication)
    .innerJoin(certificationEnrolment, eq(certificationEnrolment.id, certificateApplication.enrolmentId))
    .innerJoin(learner, eq(learner.id, certificationEnrolment.learnerId))
    .innerJoin(certification, eq(certification.id, certificationEnrolment.certificationId))
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
