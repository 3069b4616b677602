import type { Db } from '#server/db/client.ts'
import { findCancellation } from '#server/services/platform/training-session/find-cancellation.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { findItemRow } from '../item-row/item-row.ts'
import type { CancelSessionInput } from './cancel-session-input.ts'
import type { CancellationSteps } from './cancellation-steps.ts'

type LockedSession = NonNullable<Awaited<ReturnType<CancellationSteps['lock']>>>

/**
 * Locks the training session that is canceled and the session to which participants are moved, in the order of their
 * ids. Refused as `notFound` if there is no such session. Refused as `repeatSubmit`, with actor and time, if the
 * session is already canceled, and as `forbidden` if it is over. Refused as `invalid` if the other session is not a
 * future date of the same training at the same price on the same sites.
 */
export async function lockSession(
  tx: Db,
  kind: CancellationSteps,
  { id, moveTo, now }: CancelSessionInput,
): Promise<LockedSession | RefusedResult> {
  const ids = moveTo === undefined ? [id] : [id, moveTo].toSorted((a, b) => a - b)
  const locked = new Map<number, LockedSession | undefined>()
  for (const sessionId of ids) locked.set(sessionId, await kind.lock(tx, sessionId))
  const source = locked.get(id)
  if (!source) return refuse('notFound')
  const cancellation = await findCancellation(tx, kind.family, id)
  if (cancellation) {
    const [by, at] = [cancellation.cancelledBy, cancellation.cancelledAt.toISOString()]
    return refuse('repeatSubmit', { reason: 'sessionCancelledBefore', by, at })
  }
  if (now >= Date.parse(source.endsAt)) return refuse('forbidden', { reason: 'sessionOver' })
  if (moveTo === undefined) return source
  const targetSession = locked.get(moveTo)
  const isPossible = targetSession && (await canMoveTo(tx, kind, { id, moveTo, targetSession, now }))
  return isPossible ? source : refuse('invalid', { fields: ['moveTo'], reason: 'otherTraining' })
}

interface OfferCheckInput {
  id: number
  moveTo: number
  targetSession: LockedSession
  now: number
}

/**
 * Returns whether participants can be moved to a training session: the session is in the future, not cancelled, and
 * visible on every site that shows the canceled session.
 */
async function canMoveTo(
  tx: Db,
  kind: CancellationSteps,
  { id, moveTo, targetSession, now }: OfferCheckInput,
): Promise<boolean> {
  if (id === moveTo || now >= Date.parse(targetSession.startsAt)) return false
  if (await findCancellation(tx, kind.family, moveTo)) return false
  const [source, target] = [
    await findItemRow(tx, { family: kind.family, id }),
    await findItemRow(tx, { family: kind.family, id: moveTo }),
  ]
  if (!source || target?.state !== 'published') return false
  const sites =
    target.sites === null || (source.sites?.every((site) => target.sites?.includes(site)) ?? false)
  const tenants = source.tenants.every((tenant) => target.tenants.includes(tenant))
  return sites && tenants && kind.areSame(tx, id, moveTo)
}
