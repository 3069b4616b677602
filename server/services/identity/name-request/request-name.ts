import type { Db } from '#server/db/client.ts'
import { nameRequest } from '#server/db/schema/name-request.ts'
import { hasNamedDocument, saveHolderNames } from '#server/services/platform/document/stored-holder-names.ts'
import type { Learner } from '#src/domain/learner/learner.ts'
import { isSameName, type NameRequestSource, type PersonName } from '#src/domain/learner/name-request.ts'
import { findLastNameRequest, findWaitingNameRequest } from './find-name-request.ts'
import { withdrawNameRequest } from './withdraw-name-request.ts'

type NamedLearner = Pick<Learner, 'id' | 'firstName' | 'lastName' | 'email'>

/** A new name for a learner, and its source. */
export interface NewNameInput {
  name: PersonName
  source: NameRequestSource
  now: number
}

/**
 * Returns whether a new name needs a reviewer, which is the case if documents contain the current name. The first
 * name of a learner without a name needs no review; the present holder names are then saved with the learner's
 * documents, so that these documents do not change.
 */
export async function isNameReviewRequired(tx: Db, current: NamedLearner): Promise<boolean> {
  if (!(await hasNamedDocument(tx, current.id))) return false
  if (current.firstName !== '' || current.lastName !== '') return true
  await saveHolderNames(tx, current)
  return false
}

/**
 * Stores a request for a new name, and withdraws the waiting request; does nothing if the waiting request has the
 * same name. If the waiting request were changed instead, a reviewer who has read one name could approve another name
 * by the same id. Call it in a transaction that has locked the learner.
 */
export async function requestName(
  tx: Db,
  learnerId: number,
  { name, source, now }: NewNameInput,
): Promise<void> {
  const { firstName, lastName } = name
  const waiting = await findWaitingNameRequest(tx, learnerId)
  if (waiting && isSameName(waiting, name)) return
  if (waiting) await withdrawNameRequest(tx, learnerId, now)
  await tx
    .insert(nameRequest)
    .values({ firstName, lastName, source, requestedAt: new Date(now), learnerId, state: 'waiting' })
}

/**
 * Stores a request for the name that the identity provider sent. Does nothing if a request waits or the last
 * request had the same name, since the provider sends the name at each sign-in.
 */
export async function requestProviderName(tx: Db, learnerId: number, name: PersonName, now: number) {
  const last = await findLastNameRequest(tx, learnerId)
  if (last && (last.state === 'waiting' || isSameName(last, name))) return
  await requestName(tx, learnerId, { name, source: 'provider', now })
}
