import { environment } from '../../environment/environment.ts'

/** The key under which the tab stores an action that waits for a sign-in or for personal information. */
const storageName = 'pending act'

/**
 * The milliseconds after which a pending action is discarded, because a later sign-in probably has another purpose.
 */
const lifetime = 30 * 60 * 1000

interface PendingAction {
  /** The id of the learner; null if the button was pressed before signing in. */
  learnerId: number | null
  path: string
  name: string
  at: number
}

const path = (): string => new URL(environment().navigation.current(), 'http://page.invalid').pathname

/**
 * Stores a pending action of this page in this tab, so that it continues after the learner has signed in or given
 * personal information. `name` is the `data-act` of the action's button; `learnerId` is null before the sign-in.
 */
export function savePendingAction(learnerId: number | null, name: string): void {
  const { visit, now } = environment()
  const pending: PendingAction = { learnerId, path: path(), name, at: now() }
  visit.set(storageName, JSON.stringify(pending))
}

export const clearPendingAction = (): void => environment().visit.set(storageName, '')

/**
 * Returns the name of the learner's pending action on this page and deletes it; undefined if no action is pending.
 */
export function consumePendingAction(learnerId: number): string | undefined {
  const { visit, now } = environment()
  const stored = visit.get(storageName)
  if (!stored) return undefined
  const pending = JSON.parse(stored) as PendingAction
  if ((pending.learnerId ?? learnerId) !== learnerId || pending.path !== path()) return undefined
  clearPendingAction()
  return now() - pending.at < lifetime ? pending.name : undefined
}
