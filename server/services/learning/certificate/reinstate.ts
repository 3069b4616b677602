import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certificate } from '#server/db/schema/certificate.ts'
import { refuseDecided } from '#server/services/platform/audit/refuse-decided.ts'
import { writeAudit } from '#server/services/platform/audit/write-audit.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { mayMoveCertificate } from '#src/domain/certificate/certificate-status.ts'
import { computeCertificateStatus, endOfValidity } from '#src/domain/certificate/validity.ts'
import { ownMatter, samePerson } from '#src/domain/operator.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import type { Revocation } from './revoke.ts'

/**
 * Takes back the revocation of a certificate that was wrong: it is as valid again as if it had not been revoked, and its holder is told.
 * What was said of the revocation stands in the log. Refused as `notFound`, `forbidden` to the holder and to who revoked it, and as
 * `repeatSubmit` where it is not revoked.
 */
export async function reinstateCertificate(db: Db, reinstatement: Revocation): Promise<true | RefusedResult> {
  const { number, reason, reviewer, now } = reinstatement
  return db.transaction(async (tx) => {
    const where = eq(certificate.number, number.trim().toUpperCase())
    const [held] = await tx.select().from(certificate).where(where).for('update')
    if (!held) return refuse('notFound')
    const own = ownMatter(reviewer, held.learnerId)
    if (own) return own
    const { revokedAt, revokedBy, revokedById, revokedReason } = held
    if (!revokedAt || revokedBy === null) return refuseDecided(tx, `certificate ${held.number}`)
    // A server of the previous release kept no end: its certificates ended two years after their issue.
    const end = held.endBeforeRevocation?.getTime() ?? endOfValidity(held.issuedAt.getTime())
    const next = computeCertificateStatus(end, now)
    if (!mayMoveCertificate('revoked', next))
      throw new Error(`A certificate can't go from revoked to ${next}`)
    const same = samePerson(reviewer, { name: revokedBy, learnerId: revokedById })
    if (same) return same
    await tx
      .update(certificate)
      .set({
        ...{ revokedAt: null, revokedBy: null, revokedById: null, revokedReason: null },
        ...{ validUntil: new Date(end), endBeforeRevocation: null },
      })
      .where(eq(certificate.id, held.id))
    const detail = { reason, revokedAt: revokedAt.toISOString(), revokedBy, revokedReason }
    const [actor, subject] = [reviewer.name, `certificate ${held.number}`]
    await writeAudit(tx, { actor, now, act: 'reinstate', subject, detail })
    const data = { certificateId: held.id, reason }
    await queueMail(tx, { kind: 'certificateReinstated', learnerId: held.learnerId, data, now })
    return true
  })
}
