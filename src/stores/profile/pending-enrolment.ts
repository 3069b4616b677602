import { environment } from '../../environment/environment.ts'

/** The name under which the tab keeps an enrolment that waits for personal information. */
const kept = 'pending enrolment'

const path = (): string => new URL(environment().navigation.current(), 'http://page.invalid').pathname

/** Keeps that an act of a learner on this page waits for personal information, over a reload or a sign-on. */
export const savePending = (learnerId: number, name: string): void =>
  environment().visit.set(kept, JSON.stringify({ learnerId, path: path(), name }))

export const clearPending = (): void => environment().visit.set(kept, '')

/** The name of the act of the same learner on this page that waits, once; undefined where none does. */
export function takePending(learnerId: number): string | undefined {
  const found = environment().visit.get(kept)
  if (!found) return undefined
  const pending = JSON.parse(found) as { learnerId: number; path: string; name: string }
  if (pending.learnerId !== learnerId || pending.path !== path()) return undefined
  clearPending()
  return pending.name
}
