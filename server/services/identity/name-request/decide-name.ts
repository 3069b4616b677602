import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { learner } from '#server/db/schema/learner.ts'
import { nameRequest } from '#server/db/schema/name-request.ts'
import type { Storage } from '#server/ports/storage.ts'
import {
  certificatesOfLearner,
  deleteCertificateFiles,
  reissueInTransaction,
} from '#server/services/learning/certificate/reissue-certificate.ts'
import { refuseDecided } from '#server/services/platform/audit/refuse-decided.ts'
import { writeAudit } from '#server/services/platform/audit/write-audit.ts'
import { fixDocumentNames } from '#server/services/platform/document/document-names.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { fullName } from '#src/domain/learner/learner.ts'
import { mayMoveNameRequest } from '#src/domain/learner/name-request.ts'
import { type Operator, ownMatter } from '#src/domain/operator.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import type { NameRequestRow } from './waiting-request.ts'

export interface NameDecision {
  id: number
  approve: boolean
  /** The reason for a rejection, for the learner. */
  reason: string | undefined
  /** Whether the learner's certificates are reissued in the approved name. */
  reissue: boolean
  /** The operator who decides; nobody decides about themselves. */
  reviewer: Operator
  now: number
}

/** The numbers of the certificates that were reissued, and of those that still carry another name. */
export interface NameDecided {
  reissued: string[]
  others: string[]
}

/**
 * Decides a name request: approved, the profile has the new name, and the certificates where that is asked for.
 * Refused as `notFound`, `forbidden` to the learner, `repeatSubmit` where it was decided or withdrawn before, and
 * `invalid` for a rejection without a reason.
 */
export async function decideName(
  db: Db,
  storage: Storage,
  decision: NameDecision,
): Promise<NameDecided | RefusedResult> {
  const { id, approve, reason, reviewer, now } = decision
  if (!approve && !reason) return refuse('invalid', { fields: ['reason'] })
  let learnerId = 0
  const decided = await db.transaction(async (tx) => {
    const found = await lockRequest(tx, id)
    if (!found) return refuse('notFound')
    const own = ownMatter(reviewer, found.learnerId)
    if (own) return own
    learnerId = found.learnerId
    const state = approve ? ('approved' as const) : ('rejected' as const)
    if (!mayMoveNameRequest(found.state, state)) return refuseDecided(tx, `name request ${id}`)
    await tx
      .update(nameRequest)
      .set({ state, decidedAt: new Date(now), decidedBy: reviewer.name, reason: reason ?? null })
      .where(eq(nameRequest.id, id))
    const result = approve ? await changeName(tx, found, decision) : { reissued: [], others: [] }
    await writeAudit(tx, {
      ...{ actor: reviewer.name, now, act: approve ? 'approve' : 'reject' },
      subject: `name request ${id}`,
      detail: { learnerId, ...(reason && { reason }), ...(approve && { reissued: result.reissued }) },
    })
    const name = fullName(found)
    const data = { requestedName: name, ...(reason && { reason }) }
    await queueMail(tx, { kind: approve ? 'nameApproved' : 'nameRejected', learnerId, data, now })
    return result
  })
  if ('reissued' in decided && decided.reissued.length > 0) await deleteCertificateFiles(storage, learnerId)
  return decided
}

/** A request and its learner, locked in the order in which the profile locks them. */
async function lockRequest(tx: Db, id: number): Promise<NameRequestRow | undefined> {
  const where = eq(nameRequest.id, id)
  const [of] = await tx.select({ learnerId: nameRequest.learnerId }).from(nameRequest).where(where)
  if (!of) return undefined
  await tx.select({ id: learner.id }).from(learner).where(eq(learner.id, of.learnerId)).for('update')
  const [found] = await tx.select().from(nameRequest).where(where).for('update')
  return found
}

/** Gives the learner the approved name; the documents keep theirs unless they are reissued. */
async function changeName(tx: Db, found: NameRequestRow, { reissue, reviewer, now }: NameDecision) {
  const { learnerId, firstName, lastName, source } = found
  const [before] = await tx.select().from(learner).where(eq(learner.id, learnerId))
  if (!before) throw new Error(`No learner ${learnerId}`)
  await fixDocumentNames(tx, before)
  // A name from the provider goes on following it; a learner's own name no longer does.
  const namesChangedAt = source === 'learner' ? new Date(now) : before.namesChangedAt
  await tx.update(learner).set({ firstName, lastName, namesChangedAt }).where(eq(learner.id, learnerId))
  const name = fullName(found)
  const held = (await certificatesOfLearner(tx, learnerId)).filter(({ holderName }) => holderName !== name)
  const numbers = held.map(({ number }) => number)
  if (!reissue) return { reissued: [], others: numbers }
  for (const each of held) await reissueInTransaction(tx, each, { name, reviewer, now })
  return { reissued: numbers, others: [] }
}
