import { environment } from '../../environment/environment.ts'

/** The name under which the tab stores an enrolment that waits for personal information. */
const pendingName = 'pending enrolment'

const path = (): string => new URL(environment().navigation.current(), 'http://page.invalid').pathname

/** Stores that an act of the learner on this page waits for personal information, over a reload or a sign-on. */
export const savePendingEnrolment = (learnerId: number, name: string): void =>
  environment().visit.set(pendingName, JSON.stringify({ learnerId, path: path(), name }))

export const clearPendingEnrolment = (): void => environment().visit.set(pendingName, '')

/** Returns the name of the learner's pending act on this page and deletes it; undefined where none is pending. */
export function takePendingEnrolment(learnerId: number): string | undefined {
  const stored = environment().visit.get(pendingName)
  if (!stored) return undefined
  const pending = JSON.parse(stored) as { learnerId: number; path: string; name: string }
  if (pending.learnerId !== learnerId || pending.path !== path()) return undefined
  clearPendingEnrolment()
  return pending.name
}
