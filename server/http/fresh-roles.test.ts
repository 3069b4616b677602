import { expect, test } from 'vitest'
import { noIdentity } from '#tests/fixtures/server/no-identity.ts'
import { recordedLog } from '#tests/fixtures/server/recorded-log.ts'
import { createTestSession } from '#tests/fixtures/server/session.ts'
import { openUnreachableDatabase } from '#tests/fixtures/server/unreachable-database.ts'
import { systemRandom } from '../ports/random.ts'
import type { FoundSession } from '../services/identity/session/find-session.ts'
import { findSessionWithFreshRoles } from './fresh-roles.ts'

/** Finds a session while the database is unavailable. Returns the session, how often it was read, and the log. */
async function found(session: FoundSession | undefined) {
  const { log, lines } = recordedLog()
  const { db } = await openUnreachableDatabase()
  const secrets = { keys: ['a key'] as [string], operatorToken: 'the token' }
  const parts = { db, secrets, log, random: systemRandom, clock: () => 0, ports: { identity: noIdentity } }
  let times = 0
  const value = await findSessionWithFreshRoles(parts, async () => {
    times += 1
    return session
  })
  return { value, times, lines }
}

test('without a session there is no refresh', async () => {
  expect(await found(undefined)).toEqual({ value: undefined, times: 1, lines: [] })
})

test('a session with fresh roles is read once, without a request to the provider', async () => {
  const fresh = createTestSession({ dueRefreshToken: null })
  expect(await found(fresh)).toEqual({ value: fresh, times: 1, lines: [] })
})

test('roles that can’t be refreshed stay as they are, with a warning in the log', async () => {
  const due = createTestSession({ dueRefreshToken: 'sealed' })
  const { value, times, lines } = await found(due)
  expect([value, times]).toEqual([due, 1])
  expect(lines).toMatchObject([
    { level: 'warn', message: expect.stringContaining('did not return the roles') },
  ])
})
