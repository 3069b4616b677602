import type { Db } from '#server/db/client.ts'
import { nameRequest } from '#server/db/schema/name-request.ts'
import { fixDocumentNames, holdsDocument } from '#server/services/platform/document/document-names.ts'
import type { Learner } from '#src/domain/learner/learner.ts'
import { isSameName, type NameRequestSource, type PersonName } from '#src/domain/learner/name-request.ts'
import { lastRequest, waitingRequest } from './waiting-request.ts'
import { withdrawRequest } from './withdraw-request.ts'

type Named = Pick<Learner, 'id' | 'firstName' | 'lastName' | 'email'>

/** A new name for a learner, and who asks for it. */
export interface NewName {
  name: PersonName
  source: NameRequestSource
  now: number
}

/**
 * Returns whether a new name has to wait for a reviewer: where documents carry the present one. A learner who
 * has no name yet gives the first one without a reviewer. Where the name need not wait, the documents keep
 * the name that they were issued with.
 */
export async function mustWait(tx: Db, before: Named): Promise<boolean> {
  if (!(await holdsDocument(tx, before.id))) return false
  if (before.firstName !== '' || before.lastName !== '') return true
  await fixDocumentNames(tx, before)
  return false
}

/**
 * Stores a request for a new name, and withdraws one that waits: a reviewer who has read a name must not approve
 * another one by the same id. Run it in a transaction that has locked the learner.
 */
export async function requestName(tx: Db, learnerId: number, { name, source, now }: NewName): Promise<void> {
  const { firstName, lastName } = name
  const waiting = await waitingRequest(tx, learnerId)
  if (waiting && isSameName(waiting, name)) return
  if (waiting) await withdrawRequest(tx, learnerId, now)
  await tx
    .insert(nameRequest)
    .values({ firstName, lastName, source, requestedAt: new Date(now), learnerId, state: 'waiting' })
}

/**
 * Stores a request for the name that the identity provider sent, unless a request waits, or the same name was
 * requested last: the provider sends it at each sign-on.
 */
export async function requestProviderName(tx: Db, learnerId: number, name: PersonName, now: number) {
  const last = await lastRequest(tx, learnerId)
  if (last && (last.state === 'waiting' || isSameName(last, name))) return
  await requestName(tx, learnerId, { name, source: 'provider', now })
}
