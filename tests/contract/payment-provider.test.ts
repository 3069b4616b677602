import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deriveSharedSecret } from '#server/adapters/payment-local/payments.ts'
import { createLocalProvider } from '#server/adapters/payment-local/provider.ts'
import { sendNotifications } from '#server/adapters/payment-local/send-notifications.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { localPaymentEvent, localRefund } from '#server/db/schema/local-payment.ts'
import { type RefundInput, webhookPath } from '#server/ports/payment.ts'
import { systemRandom } from '#server/ports/random.ts'
import * as contract from '#src/contract/money/order.ts'
import { databases } from '../fixtures/server/databases.ts'
import { forgetOrders, ordered, payingSite } from '../fixtures/server/paying.ts'
import { openPortal, origin, type Portal, paymentOrigin } from '../fixtures/server/portal.ts'
import { portalKey } from '../fixtures/server/portal-key.ts'
import { providerOf } from '../fixtures/server/refunding.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'
import { day, setClassroomStart } from '../fixtures/server/training.ts'

const [german, polish] = [17, 1]
const fee = { EUR: 24900, PLN: 106000 }
const begun = Date.UTC(2026, 0, 15, 12)

describe.each(databases)('the local payment provider, on $name', ({ open }) => {
  let portal: Portal
  let provider: ReturnType<typeof createLocalProvider>
  let away = false
  let payers = 0
  beforeAll(async () => {
    portal = await openPortal(await open())
    provider = createLocalProvider({
      ...{ db: portal.db, random: systemRandom, keys: [portalKey], origin: paymentOrigin, origins: [origin] },
      clock: () => portal.clock.now,
      post,
    })
  })
  afterAll(() => portal.close())
  beforeEach(async () => {
    away = false
    portal.clock.now = begun
    await forgetOrders(portal)
    await portal.db.delete(classroomEnrolment)
    for (const [id, country] of [
      [german, 'DE'],
      [polish, 'PL'],
    ] as const)
      await setClassroomStart(portal, id, 10 * day, {
        fee,
        certification: null,
        capacity: 5,
        needsApproval: false,
        country,
        venue: country,
      })
  })

  async function post(body: string, headers: Record<string, string>): Promise<boolean> {
    return !away && (await portal.request(webhookPath, { method: 'POST', body, headers })).ok
  }
  const begin = async (id = german, languageId = 1) => {
    payers += 1
    const { cookie } = await signIn(portal, `payer-${payers}@demo.test`)
    const api = portal.api(cookie, { siteId: payingSite, languageId })
    const placed = await ordered(api, 'workshop', id)
    return { api, placed, page: (placed.paymentUrl as string).slice(paymentOrigin.length) }
  }
  const show = async (page: string) => (await provider.request(paymentOrigin + page)).text()
  const send = (page: string, fields: Record<string, string>, headers = {}) =>
    provider.request(paymentOrigin + page, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields).toString(),
    })
  const stateOf = async ({ api, placed }: Awaited<ReturnType<typeof begin>>) =>
    unwrap(await api.call(contract.getPaymentStatus, { seqNo: placed.seqNo as string }))

  test('its page shows item and amount, without scripts, and offers the methods of the region', async () => {
    const { page, placed } = await begin()
    const response = await provider.request(paymentOrigin + page)
    expect(response.headers.get('content-security-policy')).toContain(`form-action 'self' ${origin};`)
    const html = await response.text()
    for (const text of [placed.goods, '€296.31', 'Pay by card', 'Pay with Klarna'])
      expect(html).toContain(text)
    expect(html).not.toContain('BLIK')
    expect(html).not.toContain('<script')
  })

  test('its page is in the language of the portal’s page', async () => {
    const { page } = await begin(polish, 10)
    const html = await show(page)
    for (const text of ['lang="pl"', 'Zapłać kartą', 'Kod BLIK']) expect(html).toContain(text)
  })

  test('after paying the learner returns to the orders, enrolled', async () => {
    const paying = await begin()
    const response = await send(paying.page, { method: 'card' }, { origin: paymentOrigin })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`${origin}/eu/my-learning?tab=1&subTab=2`)
    expect(await stateOf(paying)).toBe('paid')
    expect(await show(paying.page)).toContain('This payment is closed')
  })

  test('a BLIK code has six digits', async () => {
    const paying = await begin(polish)
    const wrong = await send(paying.page, { method: 'blik', code: '12345' })
    expect(await wrong.text()).toContain('role="alert"')
    expect(await stateOf(paying)).toBe('pending')
    expect((await send(paying.page, { method: 'blik', code: '123 456' })).status).toBe(303)
    expect(await stateOf(paying)).toBe('paid')
  })

  test('after declining the learner returns to the payment page, and the order has failed', async () => {
    const paying = await begin()
    const response = await send(paying.page, { method: 'decline' })
    expect(response.headers.get('location')).toBe(`${origin}/eu/payment?relationId=${german}&relationType=3`)
    expect(await stateOf(paying)).toBe('failed')
  })

  test('nothing is paid twice, by a method that is not offered, after the end, or from another site', async () => {
    const paying = await begin()
    expect((await send(paying.page, { method: 'blik', code: '123456' })).status).toBe(200)
    expect((await send(paying.page, { method: 'card' }, { origin: 'https://evil.example' })).status).toBe(403)
    expect(await stateOf(paying)).toBe('pending')
    const both = await Promise.all([
      send(paying.page, { method: 'card' }),
      send(paying.page, { method: 'card' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 303])
    expect(await portal.db.select().from(localPaymentEvent)).toHaveLength(1)
    const late = await begin()
    portal.clock.now = begun + 30 * 60_000
    expect((await send(late.page, { method: 'card' })).status).toBe(200)
    expect((await provider.request(`${paymentOrigin}/pay/none`)).status).toBe(404)
    expect((await provider.request(paymentOrigin, { headers: { host: 'evil.example' } })).status).toBe(421)
  })

  describe('a refund', () => {
    const refund = (more: Partial<RefundInput>) =>
      providerOf(portal).refund({ key: 'r-1', payment: 'none', amount: 29631, currency: 'EUR', ...more })
    const pay = async () => {
      const { page } = await begin()
      await send(page, { method: 'card' })
      return page.slice('/pay/'.length)
    }

    test('is sent in parts, up to the paid amount, and the same key is one refund', async () => {
      const payment = await pay()
      const half = { payment, amount: 20000 }
      const done = { status: 'done', id: 'local-refund-r-1' }
      expect(await Promise.all([refund(half), refund(half)])).toEqual([done, done])
      const tooLarge = { status: 'failed', id: null, reason: 'amount_too_large' }
      expect(await refund({ payment, key: 'r-2', amount: 9632 })).toEqual(tooLarge)
      expect(await refund({ payment, key: 'r-2', amount: 9631 })).toMatchObject({ status: 'done' })
      expect(await refund(half)).toEqual(done)
      expect(await portal.db.select().from(localRefund)).toHaveLength(2)
    })

    test('is refused for an unknown or unpaid payment, in another currency, and without an amount', async () => {
      const [payment, unpaid] = [await pay(), await begin()]
      const failed = (reason: string) => ({ status: 'failed', id: null, reason })
      expect(await refund({})).toEqual(failed('unknown_payment'))
      expect(await refund({ payment: unpaid.page.slice('/pay/'.length) })).toEqual(failed('unknown_payment'))
      expect(await refund({ payment, currency: 'PLN' })).toEqual(failed('other_currency'))
      expect(await refund({ payment, amount: 0 })).toEqual(failed('amount_too_large'))
      expect(await portal.db.select().from(localRefund)).toEqual([])
    })

    test.each([
      ['amount', { amount: 2 }],
      ['currency', { currency: 'PLN' }],
      ['payment', { payment: 'other' }],
    ] as const)('with a key of another %s is a fault', async (_, more) => {
      const payment = await pay()
      await refund({ payment, amount: 1 })
      await expect(refund({ payment, amount: 1, ...more })).rejects.toThrow('was used for another refund')
    })
  })

  test('an unreachable portal is notified later, until it accepts', async () => {
    const paying = await begin()
    away = true
    expect((await send(paying.page, { method: 'card' })).status).toBe(303)
    expect(await stateOf(paying)).toBe('pending')
    const again = () => sendNotifications(portal.db, deriveSharedSecret(portalKey), portal.clock.now, post)
    portal.clock.now = begun + 1000
    expect(await again()).toBe(0)
    away = false
    expect(await again()).toBe(0)
    portal.clock.now = begun + 4000
    expect(await again()).toBe(1)
    expect(await again()).toBe(0)
    expect(await stateOf(paying)).toBe('paid')
    const [event] = await portal.db.select().from(localPaymentEvent).where(eq(localPaymentEvent.tries, 2))
    expect(event?.deliveredAt).toEqual(new Date(portal.clock.now))
  })
})
