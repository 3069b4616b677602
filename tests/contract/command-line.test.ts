import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInCommand } from '#src/contract/identity/command-line.ts'
import { getSession } from '#src/contract/identity/session.ts'
import {
  closePaymentReview,
  confirmTransfer,
  getOrdersAwaitingTransfer,
} from '#src/contract/money/payment-review.ts'
import * as refunds from '#src/contract/money/refund.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, operatorToken, origin, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, rowsOrThrow, unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'

const verifier = 'a-verifier-that-only-the-command-has-1234567'
const request = {
  port: '45678',
  challenge: createHash('sha256').update(verifier).digest('base64url'),
  state: 's'.repeat(22),
}
const transfer = { seqNo: 'K7QF-2MWX', reference: 'B-1', amount: 1, currency: 'EUR' } as const

describe.each(databases)('the command line, on $name,', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  const page = (cookie: string, method = 'GET', headers = {}, query: Record<string, string> = request) =>
    portal.request(`/user/command-line?${new URLSearchParams(query)}`, {
      method,
      headers: { Cookie: cookie, ...headers },
    })
  const own = { Origin: origin, 'Sec-Fetch-Site': 'same-origin' }
  const staff = async () => (await signIn(portal, 'finance@demo.test', { roles: ['finance'] })).cookie

  /** Returns the code that the browser passes to the waiting command. */
  async function codeFor(cookie: string): Promise<string> {
    const response = await page(cookie, 'POST', own)
    expect(response.status).toBe(303)
    const to = new URL(response.headers.get('location') ?? '')
    expect([to.origin, to.searchParams.get('state')]).toEqual(['http://127.0.0.1:45678', request.state])
    return to.searchParams.get('code') ?? ''
  }
  const redeem = (code: string, by = verifier) => portal.api().call(signInCommand, { code, verifier: by })

  test('is signed in after the person’s confirmation', async () => {
    const cookie = await staff()
    const response = await page(cookie)
    expect(await response.text()).toContain('finance@demo.test')
    for (const headers of [{}, { Origin: 'https://evil.test' }, { 'Sec-Fetch-Site': 'cross-site' }])
      expect((await page(cookie, 'POST', headers)).status).toBe(200)
  })

  test('gets a session of that person, which moves money', async () => {
    const { token, email } = unwrap(await redeem(await codeFor(await staff())))
    expect(email).toBe('finance@demo.test')
    const api = portal.api(`session=${token}`)
    expect(unwrap(await api.call(getSession, {}))).toMatchObject({ email })
    expect(rowsOrThrow(await api.call(getOrdersAwaitingTransfer, {}))).toEqual([])
    refusedWith(await api.call(confirmTransfer, transfer), 404)
  })

  test('moves no money by the token, also in a person’s name', async () => {
    await staff()
    const names: Record<string, string>[] = [{}, { 'X-Act-As': 'finance@demo.test' }]
    for (const as of names) {
      const api = portal.api(null, { headers: { Authorization: `Bearer ${operatorToken}`, ...as } })
      for (const result of [
        await api.call(confirmTransfer, transfer),
        await api.call(closePaymentReview, { eventId: 'stripe:evt_1', note: 'Refunded' }),
        await api.call(refunds.prepareRefund, { seqNo: 'none', reason: 'goodwill', note: 'Late' }),
        await api.call(refunds.prepareRefundAgain, { id: 1, note: 'Late', way: 'provider' }),
        await api.call(refunds.confirmRefund, { id: 1, seen: 'any' }),
        await api.call(refunds.rejectRefund, { id: 1, note: 'Late' }),
        await api.call(refunds.markRefundSent, { id: 1, reference: 'BANK-9' }),
        await api.call(refunds.markRefundReturned, { id: 1, note: 'Late' }),
      ])
        expect(result).toMatchObject({ failure: { code: 403, context: { reason: 'ownSession' } } })
      expect(rowsOrThrow(await api.call(getOrdersAwaitingTransfer, {}))).toEqual([])
    }
  })

  test('redeems a code once, within a minute, with its verifier, while the session lives', async () => {
    const cookie = await staff()
    const code = await codeFor(cookie)
    refusedWith(await redeem(code, 'another'), 403)
    const results = await Promise.all([redeem(code), redeem(code)])
    expect(results.map(({ ok }) => ok).sort()).toEqual([false, true])
    const late = await codeFor(cookie)
    portal.clock.now += 60_001
    refusedWith(await redeem(late), 403)
    refusedWith(await redeem('bm9uY2U.dGV4dA.dGFn'), 403)
    const ended = await codeFor(cookie)
    await portal.request('/user/sso/logout?target=/', { headers: { Cookie: cookie, ...own } })
    refusedWith(await redeem(ended), 403)
  })

  test('leads a person who is not signed in to sign-in and back', async () => {
    const back = `/user/command-line?${new URLSearchParams(request)}`
    expect((await page('')).headers.get('location')).toBe(
      `/user/sso/login?target=${encodeURIComponent(back)}`,
    )
  })

  /** Returns what a redirect tells the waiting command: the origin and the parameters of its URL. */
  const toldBy = (address: string | null | undefined) => {
    const to = new URL(address ?? '')
    return [to.origin, Object.fromEntries(to.searchParams)]
  }
  const denied = (error_description: string) => [
    'http://127.0.0.1:45678',
    { error: 'access_denied', error_description, state: request.state },
  ]

  test('is refused immediately without a code if the learner has no role; the page says so', async () => {
    const { cookie } = await signIn(portal, 'learner@demo.test')
    // A redirect would be blocked by the form-action of the page on which the learner has signed in.
    for (const response of [await page(cookie), await page(cookie, 'POST', own)]) {
      expect(response.status).toBe(403)
      expect(toldBy(response.headers.get('refresh')?.replace('0;url=', ''))).toEqual(denied('noRole'))
      expect(await response.text()).toContain('Your account has no staff role')
    }
    const ended = await page(cookie, 'GET', {}, { ended: 'noRole' })
    const output = await ended.text()
    expect([ended.status, output]).toEqual([403, expect.stringContaining('Your account has no staff role')])
    expect(/<h1>(.*)<\/h1>/.exec(output)?.[1]).toBe('You could not be signed in')
  })

  test('is refused if the person does not allow it', async () => {
    const answer = await (await page(await staff())).text()
    const refusing = /<a href="([^"]+)">Do not allow</.exec(answer)?.[1]
    expect(toldBy(refusing?.replaceAll('&amp;', '&'))).toEqual(denied('refused'))
  })

  test.each([
    ['port', '80'],
    ['port', '45678@evil.test'],
    ['challenge', 'short'],
    ['state', 'a b'],
  ])('refuses an address whose %s is %j', async (name, value) => {
    expect((await page(await staff(), 'POST', own, { ...request, [name]: value })).status).toBe(400)
  })
})
