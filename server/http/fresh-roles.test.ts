import { expect, test } from 'vitest'
import type { Session } from '../services/people/session/find-session.ts'
import type { Parts } from './edge.ts'
import { withFreshRoles } from './fresh-roles.ts'

/** Looks for a session, with a database that can't be asked. Returns what was found, how often, and the log. */
async function found(session: Partial<Session> | undefined) {
  const warned: [object, string][] = []
  const log = { warn: (...line: [object, string]) => warned.push(line) }
  const parts = { secrets: {}, ports: {}, clock: () => 0, log } as unknown as Parts
  let times = 0
  const value = await withFreshRoles(parts, async () => {
    times += 1
    return session as Session | undefined
  })
  return { value, times, warned }
}

test('no session stays none', async () => {
  expect(await found(undefined)).toEqual({ value: undefined, times: 1, warned: [] })
})

test('a session whose roles are fresh is found once, and nobody is asked', async () => {
  for (const fresh of [{ id: 's', refreshDue: null }, { id: 's' }])
    expect(await found(fresh)).toEqual({ value: fresh, times: 1, warned: [] })
})

test('where the provider can’t be asked the roles stay as they are, and the log says so', async () => {
  const due = { id: 's', refreshDue: 'sealed' }
  const { value, times, warned } = await found(due)
  expect([value, times]).toEqual([due, 1])
  expect(warned).toEqual([
    [
      { fault: expect.objectContaining({ name: 'TypeError' }) },
      expect.stringContaining('could not be asked'),
    ],
  ])
})
