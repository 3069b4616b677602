import { expect, test } from 'vitest'
import { noIdentity } from '#tests/fixtures/server/no-identity.ts'
import { recordedLog } from '#tests/fixtures/server/recorded-log.ts'
import { sessionWith } from '#tests/fixtures/server/session.ts'
import { awayDatabase } from '#tests/fixtures/server/unreachable-database.ts'
import { systemRandom } from '../ports/random.ts'
import type { FoundSession } from '../services/identity/session/find-session.ts'
import { withFreshRoles } from './fresh-roles.ts'

/** Looks for a session while the database is away. Returns what was found, how often, and the log. */
async function found(session: FoundSession | undefined) {
  const { log, lines } = recordedLog()
  const { db } = await awayDatabase()
  const secrets = { keys: ['a key'] as [string], operatorToken: 'the token' }
  const parts = { db, secrets, log, random: systemRandom, clock: () => 0, ports: { identity: noIdentity } }
  let times = 0
  const value = await withFreshRoles(parts, async () => {
    times += 1
    return session
  })
  return { value, times, lines }
}

test('no session stays none', async () => {
  expect(await found(undefined)).toEqual({ value: undefined, times: 1, lines: [] })
})

test('a session whose roles are fresh is found once, and no provider is asked', async () => {
  const fresh = sessionWith({ refreshDue: null })
  expect(await found(fresh)).toEqual({ value: fresh, times: 1, lines: [] })
})

test('where the roles can’t be asked for they stay as they are, and the log says so', async () => {
  const due = sessionWith({ refreshDue: 'sealed' })
  const { value, times, lines } = await found(due)
  expect([value, times]).toEqual([due, 1])
  expect(lines).toMatchObject([
    { level: 'warn', message: expect.stringContaining('did not return the roles') },
  ])
})
