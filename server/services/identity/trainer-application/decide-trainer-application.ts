import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { trainerApplication } from '#server/db/schema/trainer-application.ts'
import { refuseRepeatedDecision } from '#server/services/platform/audit/refuse-repeated-decision.ts'
import { writeAuditEntry } from '#server/services/platform/audit/write-audit.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { isSameEmail } from '#src/domain/invitation/invitation-letter.ts'
import type { Operator } from '#src/domain/operator.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { canChangeTrainerApplicationState } from '#src/domain/trainer/trainer-application-state.ts'

export interface TrainerDecision {
  id: number
  approve: boolean
  reason: string | undefined
  reviewer: Operator
  now: number
}

/**
 * Decides a trainer application. Refused as `notFound` if there is no such application, as `forbidden` if the
 * operator is the applicant, and as `repeatSubmit` if the application is already decided.
 */
export async function decideTrainerApplication(
  db: Db,
  { id, approve, reason, reviewer, now }: TrainerDecision,
): Promise<true | RefusedResult> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select()
      .from(trainerApplication)
      .where(eq(trainerApplication.id, id))
      .for('update')
    if (!found) return refuse('notFound')
    if (reviewer.email !== null && isSameEmail(reviewer.email, found.email))
      return refuse('forbidden', { reason: 'ownMatter' })
    const state = approve ? 'accepted' : 'rejected'
    if (!canChangeTrainerApplicationState(found.state, state))
      return refuseRepeatedDecision(tx, `trainer application ${id}`)
    await tx
      .update(trainerApplication)
      .set({
        state,
        decidedAt: new Date(now),
        decidedBy: reviewer.name,
        reason: approve ? null : (reason ?? null),
      })
      .where(eq(trainerApplication.id, id))
    await queueMail(tx, {
      kind: approve ? 'trainerAccepted' : 'trainerRejected',
      learnerId: null,
      email: found.email,
      site: { code: found.site },
      language: found.language,
      data: { name: `${found.firstName} ${found.lastName}`, ...(!approve && reason && { reason }) },
      now,
    })
    const action = approve ? 'approve' : 'reject'
    await writeAuditEntry(tx, {
      actor: reviewer.name,
      now,
      act: action,
      subject: `trainer application ${id}`,
    })
    return true
  })
}
