import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certificate } from '#server/db/schema/certificate.ts'
import type { Storage } from '#server/ports/storage.ts'
import { writeAuditEntry } from '#server/services/platform/audit/write-audit.ts'
import { getHolderName } from '#server/services/platform/document/holder-name.ts'
import { learnerFileKey } from '#server/services/platform/document/learner-file-key.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { checkNotOwnCase, type Operator } from '#src/domain/operator.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'

type CertificateRow = typeof certificate.$inferSelect

/** Lists a learner's certificates that are not revoked, the oldest first. */
export const listLearnerCertificates = (db: Db, learnerId: number): Promise<CertificateRow[]> =>
  db
    .select()
    .from(certificate)
    .where(and(eq(certificate.learnerId, learnerId), isNull(certificate.revokedAt)))
    .orderBy(asc(certificate.id))

/** Lists the certificates of the given learners that are not revoked, the oldest first. */
export const listCertificatesOfLearners = (db: Db, learnerIds: number[]): Promise<CertificateRow[]> =>
  db
    .select()
    .from(certificate)
    .where(and(inArray(certificate.learnerId, learnerIds), isNull(certificate.revokedAt)))
    .orderBy(asc(certificate.id))

/**
 * Deletes the stored documents and badges of a learner's certificates; the next download renders them again.
 */
export async function deleteCertificateFiles(storage: Storage, learnerId: number): Promise<void> {
  for (const kind of ['certificate-', 'badge-']) await storage.deleteAll(learnerFileKey(learnerId, kind))
}

interface ReissueInput {
  name: string
  reviewer: Operator
  now: number
}

/**
 * Reissues a certificate in a transaction. The certificate gets a new name; its number and dates stay. Delete its
 * stored files after the commit.
 */
export async function reissueInTransaction(
  tx: Db,
  { id, number, learnerId }: CertificateRow,
  { name, reviewer, now }: ReissueInput,
): Promise<void> {
  const changed = { holderName: name, reissuedAt: new Date(now) }
  await tx.update(certificate).set(changed).where(eq(certificate.id, id))
  await writeAuditEntry(tx, { actor: reviewer.name, now, act: 'reissue', subject: `certificate ${number}` })
  await queueMail(tx, { kind: 'certificateReissued', learnerId, data: { certificateId: id }, now })
}

/**
 * Reissues a certificate in its holder's current name. Refused as `notFound` if there is no such certificate or it
 * is revoked; as `forbidden` for the holder; and as `repeatSubmit` if the name is unchanged.
 */
export async function reissueCertificate(
  db: Db,
  storage: Storage,
  { number, reviewer, now }: { number: string; reviewer: Operator; now: number },
): Promise<true | RefusedResult> {
  const reissued = await db.transaction(async (tx): Promise<number | RefusedResult> => {
    const where = eq(certificate.number, number.trim().toUpperCase())
    const [certificateRow] = await tx.select().from(certificate).where(where).for('update')
    if (!certificateRow || certificateRow.revokedAt) return refuse('notFound')
    const ownRefusal = checkNotOwnCase(reviewer, certificateRow.learnerId)
    if (ownRefusal) return ownRefusal
    const name = await getHolderName(tx, certificateRow.learnerId)
    if (certificateRow.holderName === null || certificateRow.holderName === name)
      return refuse('repeatSubmit', { reason: 'sameName' })
    await reissueInTransaction(tx, certificateRow, { name, reviewer, now })
    return certificateRow.learnerId
  })
  if (typeof reissued !== 'number') return reissued
  await deleteCertificateFiles(storage, reissued)
  return true
}
