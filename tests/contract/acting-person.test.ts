import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endSessionsOf } from '#src/contract/identity/session.ts'
import { getWaitingRegistrations } from '#src/contract/learning/review.ts'
import { getOrdersAwaitingTransfer } from '#src/contract/money/payment-review.ts'
import { getAudit } from '#src/contract/publishing/audit.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, operatorToken, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, rowsOrThrow, unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'

const hour = 60 * 60 * 1000

describe.each(databases)('a command in the name of a person, on $name,', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
    await signIn(portal, 'reviewer@demo.test', { roles: ['reviewer'] })
    await signIn(portal, 'leaver@demo.test')
  })
  afterAll(() => portal.close())

  const named = (email: string, token = operatorToken) =>
    portal.api(null, { headers: { Authorization: `Bearer ${token}`, 'X-Act-As': email } })
  const leaver = { email: 'leaver@demo.test' }

  test('may do what the person’s roles allow, and nothing more', async () => {
    const reviewer = named('Reviewer@demo.test')
    rowsOrThrow(await reviewer.call(getWaitingRegistrations, {}))
    refusedWith(await reviewer.call(getOrdersAwaitingTransfer, {}), 403)
  })

  test('is logged under that name', async () => {
    unwrap(await named('reviewer@demo.test').call(endSessionsOf, leaver))
    const rows = rowsOrThrow(await named('reviewer@demo.test').call(getAudit, {}))
    expect(rows.find(({ act }) => act === 'sign off')?.actor).toBe('reviewer@demo.test (by token)')
  })

  test('is refused where nobody is named, and where nobody of that name is signed in with a role', async () => {
    const bare = portal.api(null, { headers: { Authorization: `Bearer ${operatorToken}` } })
    const reasonOf = async (api: typeof bare) => {
      const result = await api.call(endSessionsOf, leaver)
      refusedWith(result, 403)
      return result.ok ? undefined : result.failure
    }
    const message = expect.stringContaining('npm run operator -- sign-in')
    expect(await reasonOf(bare)).toMatchObject({ message, context: { reason: 'noPerson' } })
    for (const email of ['nobody@demo.test', 'leaver@demo.test', '', '%'])
      expect(await reasonOf(named(email))).toMatchObject({ message, context: { reason: 'notSignedOn' } })
  })

  test('needs the token: a name alone opens nothing, nor does it borrow a session', async () => {
    refusedWith(await named('reviewer@demo.test', 'wrong').call(getWaitingRegistrations, {}), 403)
    const { cookie } = await signIn(portal, 'finance@demo.test', { roles: ['finance'] })
    const headers = { 'X-Act-As': 'reviewer@demo.test' }
    refusedWith(await portal.api(cookie, { headers }).call(getWaitingRegistrations, {}), 403)
    refusedWith(await portal.api(cookie, { headers }).call(getOrdersAwaitingTransfer, {}), 403)
  })

  test('waits for a sign-in once the roles have expired', async () => {
    const ask = () => named('reviewer@demo.test').call(getWaitingRegistrations, {})
    portal.clock.now += (2 * hour) / 3
    unwrap(await ask())
    portal.clock.now += (2 * hour) / 3
    refusedWith(await ask(), 401)
    portal.clock.now += hour
    refusedWith(await ask(), 403)
  })
})
