import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certificate } from '#server/db/schema/certificate.ts'
import { refuseRepeatedDecision } from '#server/services/platform/audit/refuse-repeated-decision.ts'
import { writeAuditEntry } from '#server/services/platform/audit/write-audit.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { canChangeCertificateStatus } from '#src/domain/certificate/certificate-status.ts'
import { computeCertificateEnd, computeCertificateStatus } from '#src/domain/certificate/validity.ts'
import { checkNotOwnCase, checkSecondPerson } from '#src/domain/operator.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import type { RevocationInput } from './revoke-certificate.ts'

/**
 * Reverts a wrong revocation: the certificate is valid again as if it had never been revoked, and its holder is
 * notified. The revocation's data stays in the audit log. Refused as `notFound` if there is no such certificate; as
 * `forbidden` for the holder and for the operator who revoked the certificate; and as `repeatSubmit` if the
 * certificate is not revoked.
 */
export async function reinstateCertificate(
  db: Db,
  reinstatement: RevocationInput,
): Promise<true | RefusedResult> {
  const { number, reason, reviewer, now } = reinstatement
  return db.transaction(async (tx) => {
    const where = eq(certificate.number, number.trim().toUpperCase())
    const [certificateRow] = await tx.select().from(certificate).where(where).for('update')
    if (!certificateRow) return refuse('notFound')
    const ownRefusal = checkNotOwnCase(reviewer, certificateRow.learnerId)
    if (ownRefusal) return ownRefusal
    const { revokedAt, revokedBy, revokedById, revokedReason } = certificateRow
    if (!revokedAt || revokedBy === null)
      return refuseRepeatedDecision(tx, `certificate ${certificateRow.number}`)
    // A server of the previous version stored no end date: its certificates expired two years after their issue.
    const end =
      certificateRow.endBeforeRevocation?.getTime() ??
      computeCertificateEnd(certificateRow.issuedAt.getTime())
    const next = computeCertificateStatus(end, now)
    if (!canChangeCertificateStatus('revoked', next))
      throw new Error(`A certificate can't go from revoked to ${next}`)
    const selfRefusal = checkSecondPerson(reviewer, { name: revokedBy, learnerId: revokedById })
    if (selfRefusal) return selfRefusal
    await tx
      .update(certificate)
      .set({
        ...{ revokedAt: null, revokedBy: null, revokedById: null, revokedReason: null },
        ...{ validUntil: new Date(end), endBeforeRevocation: null },
      })
      .where(eq(certificate.id, certificateRow.id))
    const detail = { reason, revokedAt: revokedAt.toISOString(), revokedBy, revokedReason }
    const [actor, subject] = [reviewer.name, `certificate ${certificateRow.number}`]
    await writeAuditEntry(tx, { actor, now, act: 'reinstate', subject, detail })
    const data = { certificateId: certificateRow.id, reason }
    await queueMail(tx, { kind: 'certificateReinstated', learnerId: certificateRow.learnerId, data, now })
    return true
  })
}
