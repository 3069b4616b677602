import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { learner } from '#server/db/schema/learner.ts'
import { nameRequest } from '#server/db/schema/name-request.ts'
import type { Storage } from '#server/ports/storage.ts'
import {
  deleteCertificateFiles,
  listLearnerCertificates,
  reissueInTransaction,
} from '#server/services/learning/certificate/reissue-certificate.ts'
import { refuseRepeatedDecision } from '#server/services/platform/audit/refuse-repeated-decision.ts'
import { writeAuditEntry } from '#server/services/platform/audit/write-audit.ts'
import { saveHolderNames } from '#server/services/platform/document/stored-holder-names.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { fullNameOf } from '#src/domain/learner/learner.ts'
import { canChangeNameRequestState } from '#src/domain/learner/name-request.ts'
import { checkNotOwnCase, type Operator } from '#src/domain/operator.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import type { NameRequestRow } from './find-name-request.ts'

export interface DecideNameRequestInput {
  id: number
  approve: boolean
  /** The reason for a rejection, which the learner reads. */
  reason: string | undefined
  /** Whether the learner's certificates are reissued in the approved name. */
  reissue: boolean
  /** The operator who decides. Learners can't decide about their own requests. */
  reviewer: Operator
  now: number
}

/** The numbers of the reissued certificates, and the numbers of the certificates that still contain another name. */
export interface DecideNameRequestResult {
  reissued: string[]
  others: string[]
}

/**
 * Decides a name request. An approval changes the profile and, if `reissue` is set, reissues the certificates.
 * Refused as `notFound` if there is no such request; as `forbidden` if the reviewer is the learner; as
 * `repeatSubmit` if the request is already decided or withdrawn; and as `invalid` for a rejection without a reason.
 */
export async function decideNameRequest(
  db: Db,
  storage: Storage,
  decision: DecideNameRequestInput,
): Promise<DecideNameRequestResult | RefusedResult> {
  const { id, approve, reason, reviewer, now } = decision
  if (!approve && !reason) return refuse('invalid', { fields: ['reason'] })
  let learnerId = 0
  const result = await db.transaction(async (tx) => {
    const found = await lockRequest(tx, id)
    if (!found) return refuse('notFound')
    const ownRefusal = checkNotOwnCase(reviewer, found.learnerId)
    if (ownRefusal) return ownRefusal
    learnerId = found.learnerId
    const state = approve ? ('approved' as const) : ('rejected' as const)
    if (!canChangeNameRequestState(found.state, state))
      return refuseRepeatedDecision(tx, `name request ${id}`)
    await tx
      .update(nameRequest)
      .set({ state, decidedAt: new Date(now), decidedBy: reviewer.name, reason: reason ?? null })
      .where(eq(nameRequest.id, id))
    const names = approve ? await changeName(tx, found, decision) : { reissued: [], others: [] }
    await writeAuditEntry(tx, {
      ...{ actor: reviewer.name, now, act: approve ? 'approve' : 'reject' },
      subject: `name request ${id}`,
      detail: { learnerId, ...(reason && { reason }), ...(approve && { reissued: names.reissued }) },
    })
    const name = fullNameOf(found)
    const data = { requestedName: name, ...(reason && { reason }) }
    await queueMail(tx, { kind: approve ? 'nameApproved' : 'nameRejected', learnerId, data, now })
    return names
  })
  if ('reissued' in result && result.reissued.length > 0) await deleteCertificateFiles(storage, learnerId)
  return result
}

/**
 * Returns a request, locked, or undefined. The learner is locked first, in the same order as in profile changes, so
 * that there is no deadlock.
 */
async function lockRequest(tx: Db, id: number): Promise<NameRequestRow | undefined> {
  const where = eq(nameRequest.id, id)
  const [unlocked] = await tx.select({ learnerId: nameRequest.learnerId }).from(nameRequest).where(where)
  if (!unlocked) return undefined
  await tx.select({ id: learner.id }).from(learner).where(eq(learner.id, unlocked.learnerId)).for('update')
  const [found] = await tx.select().from(nameRequest).where(where).for('update')
  return found
}

/**
 * Saves the approved name in the learner's profile. Certificates and receipts still show the old name; with
 * `reissue`, the certificates with another name are reissued. Returns the numbers of the reissued certificates, and
 * of those that still show another name.
 */
async function changeName(tx: Db, found: NameRequestRow, { reissue, reviewer, now }: DecideNameRequestInput) {
  const { learnerId, firstName, lastName, source } = found
  const [current] = await tx.select().from(learner).where(eq(learner.id, learnerId))
  if (!current) throw new Error(`No learner ${learnerId}`)
  await saveHolderNames(tx, current)
  // After a name from the provider is approved, later sign-ins may change it. A name that the learner chose stays.
  const namesChangedAt = source === 'learner' ? new Date(now) : current.namesChangedAt
  await tx.update(learner).set({ firstName, lastName, namesChangedAt }).where(eq(learner.id, learnerId))
  const name = fullNameOf(found)
  const outdated = (await listLearnerCertificates(tx, learnerId)).filter(
    ({ holderName }) => holderName !== name,
  )
  const numbers = outdated.map(({ number }) => number)
  if (!reissue) return { reissued: [], others: numbers }
  for (const each of outdated) await reissueInTransaction(tx, each, { name, reviewer, now })
  return { reissued: numbers, others: [] }
}
