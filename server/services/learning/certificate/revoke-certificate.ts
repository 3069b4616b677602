import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certificate } from '#server/db/schema/certificate.ts'
import { refuseRepeatedDecision } from '#server/services/platform/audit/refuse-repeated-decision.ts'
import { writeAuditEntry } from '#server/services/platform/audit/write-audit.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { canChangeCertificateStatus } from '#src/domain/certificate/certificate-status.ts'
import { computeEffectiveCertificateStatus } from '#src/domain/certificate/validity.ts'
import { checkNotOwnCase, type Operator } from '#src/domain/operator.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'

/** The input of a revocation or a reinstatement. */
export interface RevocationInput {
  number: string
  /** The reason for the revocation or the reinstatement, which the holder reads. */
  reason: string
  /** The operator who decides. Holders can't decide about their own certificates. */
  reviewer: Operator
  now: number
}

/**
 * Revokes a certificate. From now on the certificate is invalid, for its holder and in public verification. Refused
 * as `notFound` if there is no such certificate, as `forbidden` if the operator is the holder, and as `repeatSubmit`
 * if the certificate is already revoked.
 */
export async function revokeCertificate(db: Db, revocation: RevocationInput): Promise<true | RefusedResult> {
  const { number, reason, reviewer, now } = revocation
  return db.transaction(async (tx) => {
    const where = eq(certificate.number, number.trim().toUpperCase())
    const [certificateRow] = await tx.select().from(certificate).where(where).for('update')
    if (!certificateRow) return refuse('notFound')
    const ownRefusal = checkNotOwnCase(reviewer, certificateRow.learnerId)
    if (ownRefusal) return ownRefusal
    const status = computeEffectiveCertificateStatus(
      { ...certificateRow, renewed: certificateRow.renewedBy !== null },
      now,
    )
    if (!canChangeCertificateStatus(status, 'revoked'))
      return refuseRepeatedDecision(tx, `certificate ${certificateRow.number}`)
    const [at, actor] = [new Date(now), reviewer.name]
    const validUntil = new Date(Math.min(now, certificateRow.validUntil.getTime()))
    await tx
      .update(certificate)
      .set({
        ...{ revokedAt: at, revokedBy: actor, revokedById: reviewer.learnerId, revokedReason: reason },
        ...{ validUntil, endBeforeRevocation: certificateRow.validUntil },
      })
      .where(eq(certificate.id, certificateRow.id))
    await writeAuditEntry(tx, { actor, now, act: 'revoke', subject: `certificate ${certificateRow.number}` })
    const data = { certificateId: certificateRow.id, reason }
    await queueMail(tx, { kind: 'certificateRevoked', learnerId: certificateRow.learnerId, data, now })
    return true
  })
}
