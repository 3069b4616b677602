import { environment } from '../environment/environment.ts'

/** The name under which the tab keeps an enrolment that waits for personal information. */
const kept = 'pending enrolment'

const path = (): string => new URL(environment().navigation.current(), 'http://page.invalid').pathname

/** Keeps that an act of this page waits for personal information, over a reload or a sign-on. */
export const keepPending = (name: string): void =>
  environment().visit.set(kept, JSON.stringify({ path: path(), name }))

export const forgetPending = (): void => environment().visit.set(kept, '')

/** The name of the act of this page that waits, once; undefined where none does. */
export function takePending(): string | undefined {
  const found = environment().visit.get(kept)
  if (!found) return undefined
  const pending = JSON.parse(found) as { path: string; name: string }
  if (pending.path !== path()) return undefined
  forgetPending()
  return pending.name
}
