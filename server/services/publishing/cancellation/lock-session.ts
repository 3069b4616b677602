import type { Db } from '#server/db/client.ts'
import { findCancellation } from '#server/services/platform/training-session/find-cancellation.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { itemRow } from '../content-item/find-item.ts'
import type { CancelSessionInput } from './cancel-session-input.ts'
import type { TrainingKind } from './training-kind.ts'

type Locked = NonNullable<Awaited<ReturnType<TrainingKind['lock']>>>

/**
 * Locks the session that is canceled and the one that participants are moved to, in the order of their numbers. Refused as `notFound`; as
 * `repeatSubmit` where it is canceled already, with who did it and when; as `forbidden` once it is over; and as `invalid` where the other one is
 * no coming date of the same training at the same price on the same sites.
 */
export async function lockSession(
  tx: Db,
  kind: TrainingKind,
  { id, moveTo, now }: CancelSessionInput,
): Promise<Locked | RefusedResult> {
  const ids = moveTo === undefined ? [id] : [id, moveTo].toSorted((one, other) => one - other)
  const locked = new Map<number, Locked | undefined>()
  for (const each of ids) locked.set(each, await kind.lock(tx, each))
  const here = locked.get(id)
  if (!here) return refuse('notFound')
  const before = await findCancellation(tx, kind.family, id)
  if (before) {
    const [by, at] = [before.cancelledBy, before.cancelledAt.toISOString()]
    return refuse('repeatSubmit', { reason: 'sessionCancelledBefore', by, at })
  }
  if (now >= Date.parse(here.endsAt)) return refuse('forbidden', { reason: 'sessionOver' })
  if (moveTo === undefined) return here
  const there = locked.get(moveTo)
  const fits = there && (await isOffered(tx, kind, { id, moveTo, there, now }))
  return fits ? here : refuse('invalid', { fields: ['moveTo'], reason: 'otherTraining' })
}

interface Comparing {
  id: number
  moveTo: number
  there: Locked
  now: number
}

/** Whether participants of a session can be moved to another one: it is to come, takes place, and is shown wherever they have enrolled. */
async function isOffered(
  tx: Db,
  kind: TrainingKind,
  { id, moveTo, there, now }: Comparing,
): Promise<boolean> {
  if (id === moveTo || now >= Date.parse(there.startsAt)) return false
  if (await findCancellation(tx, kind.family, moveTo)) return false
  const [here, other] = [
    await itemRow(tx, { family: kind.family, id }),
    await itemRow(tx, { family: kind.family, id: moveTo }),
  ]
  if (!here || other?.state !== 'published') return false
  const sites = other.sites === null || (here.sites?.every((site) => other.sites?.includes(site)) ?? false)
  const tenants = here.tenants.every((tenant) => other.tenants.includes(tenant))
  return sites && tenants && kind.areSame(tx, id, moveTo)
}
