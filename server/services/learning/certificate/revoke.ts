import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certificate } from '#server/db/schema/certificate.ts'
import { refuseDecided } from '#server/services/platform/audit/refuse-decided.ts'
import { writeAudit } from '#server/services/platform/audit/write-audit.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { mayMoveCertificate } from '#src/domain/certificate/certificate-status.ts'
import { effectiveCertificateStatus } from '#src/domain/certificate/validity.ts'
import { type Operator, ownMatter } from '#src/domain/operator.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'

/** A revocation, or what takes one back. */
export interface Revocation {
  number: string
  /** Why, for the holder. */
  reason: string
  /** Who does it; nobody does so with their own. */
  reviewer: Operator
  now: number
}

/**
 * Revokes a certificate: from now on it is valid nowhere, and says so to its holder and to whoever asks.
 * Refused as `notFound`, `forbidden` to the holder, and as `repeatSubmit` when it was revoked before.
 */
export async function revokeCertificate(db: Db, revocation: Revocation): Promise<true | RefusedResult> {
  const { number, reason, reviewer, now } = revocation
  return db.transaction(async (tx) => {
    const where = eq(certificate.number, number.trim().toUpperCase())
    const [held] = await tx.select().from(certificate).where(where).for('update')
    if (!held) return refuse('notFound')
    const own = ownMatter(reviewer, held.learnerId)
    if (own) return own
    const status = effectiveCertificateStatus({ ...held, renewed: held.renewedBy !== null }, now)
    if (!mayMoveCertificate(status, 'revoked')) return refuseDecided(tx, `certificate ${held.number}`)
    const [at, by] = [new Date(now), reviewer.name]
    const validUntil = new Date(Math.min(now, held.validUntil.getTime()))
    await tx
      .update(certificate)
      .set({
        ...{ revokedAt: at, revokedBy: by, revokedById: reviewer.learnerId, revokedReason: reason },
        ...{ validUntil, endBeforeRevocation: held.validUntil },
      })
      .where(eq(certificate.id, held.id))
    await writeAudit(tx, { actor: by, now, act: 'revoke', subject: `certificate ${held.number}` })
    const data = { certificateId: held.id, reason }
    await queueMail(tx, { kind: 'certificateRevoked', learnerId: held.learnerId, data, now })
    return true
  })
}
