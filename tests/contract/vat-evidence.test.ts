import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createFakeVatCheck } from '#server/adapters/vat-check-stand-in.ts'
import { invoice } from '#server/db/schema/invoice.ts'
import { rateLimitCount } from '#server/db/schema/limit.ts'
import { order as orders } from '#server/db/schema/order.ts'
import { vatCheck } from '#server/db/schema/vat-check.ts'
import type { VatCheck, VatCheckResult } from '#server/ports/vat-check.ts'
import { deleteExpiredVatChecks } from '#server/services/money/vat-number/stored-vat-check.ts'
import * as contract from '#src/contract/money/order.ts'
import { databases } from '../fixtures/server/databases.ts'
import { setFee, paidCertification as target } from '../fixtures/server/paid-certification.ts'
import {
  forgetOrders,
  noticeOf,
  notify,
  orderRequestOf,
  payingSite,
  type QuotedOrder,
} from '../fixtures/server/paying.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'

const begun = Date.UTC(2026, 0, 15, 12)
const [minute, day] = [60_000, 24 * 60 * 60_000]
const company = { company: 'Engines', vatNumber: 'DE136695976' }
const seller = 'PL0000000000'

describe.each(databases)('the evidence for VAT, on $name', ({ open }) => {
  let portal: Portal
  let buyers = 0
  let requests: string[] = []
  let answer: VatCheckResult | null = null
  let answering = Promise.resolve()
  const register: VatCheck = {
    async check(question) {
      requests.push(question.number)
      await answering
      return answer ?? createFakeVatCheck(() => portal.clock.now).check(question)
    },
  }
  beforeAll(async () => {
    portal = await openPortal(await open(), { env: { COUNTRY_HEADER: 'x-country' }, vatCheck: register })
  })
  afterAll(() => portal.close())
  beforeEach(async () => {
    portal.clock.now = begun
    requests = []
    answer = null
    answering = Promise.resolve()
    await forgetOrders(portal)
    await setFee(portal)
    for (const table of [vatCheck, rateLimitCount]) await portal.db.delete(table)
  })

  const buyer = async (country?: string) => {
    buyers += 1
    const { cookie } = await signIn(portal, `vat-${buyers}@demo.test`)
    return portal.api(cookie, { siteId: payingSite, headers: country ? { 'x-country': country } : {} })
  }
  type Api = Awaited<ReturnType<typeof buyer>>
  const quoted = async (api: Api, said: Partial<typeof company> = company, billingCountry = 'DE') =>
    unwrap(await api.call(contract.getOrder, { target, billingCountry, ...said }))
  const place = (api: Api, quote: QuotedOrder, said: Partial<typeof company> = company, country = 'DE') => {
    const request = orderRequestOf(quote)
    const billing = { ...request.billing, country }
    return api.call(contract.placeOrder, { ...request, billing, buyer: { ...request.buyer, ...said } })
  }
  const rowOf = async () => (await portal.db.select().from(orders))[0]

  test('a confirmed number of another member state means reverse charge, and its consultation number is in order and invoice', async () => {
    const api = await buyer()
    const quote = await quoted(api)
    expect(quote).toMatchObject({ vatRule: 'reverseCharge', vat: 0, vatNumberState: 'confirmed' })
    portal.clock.now += 5 * minute
    unwrap(await place(api, quote))
    const number = {
      ...{ state: 'confirmed', consultation: expect.stringMatching(/^WAPI/) },
      confirmedAt: new Date(begun).toISOString(),
    }
    expect((await rowOf())?.vatEvidence).toEqual({ billing: 'DE', connection: null, decided: null, number })
    const placed = unwrap(await api.call(contract.getOrder, { target }))
    expect(placed.vatNumberState).toBe('confirmed')
    await notify(portal, noticeOf(placed))
    const [row] = await portal.db.select().from(invoice)
    expect(row?.snapshot.consultation).toEqual({
      ...{ number: (await rowOf())?.vatEvidence?.number?.consultation, confirmedAt: number.confirmedAt },
    })
  })

  test('a confirmation is valid for thirty days, for its seller only, and is deleted later', async () => {
    const api = await buyer()
    await quoted(api)
    portal.clock.now = begun + 30 * day - 1
    const again = await buyer()
    await quoted(again, { ...company, vatNumber: 'de 136 695 976' })
    expect(requests).toEqual([company.vatNumber])
    portal.clock.now = begun + 30 * day
    answer = { state: 'unavailable' }
    expect(await quoted(again)).toMatchObject({ vatRule: 'buyer', vatNumberState: 'unavailable' })
    expect(requests).toHaveLength(2)
    expect(await portal.db.select().from(vatCheck)).toMatchObject([{ requester: seller }])
    await deleteExpiredVatChecks(portal.db, portal.clock.now + 2 * day)
    expect(await portal.db.select().from(vatCheck)).toEqual([])
  })

  test.each([
    ['unknown', 15 * minute],
    ['unavailable', minute],
  ] as const)(
    'of a number that is %s VAT is charged, and the register is asked again after a while',
    async (state, after) => {
      const api = await buyer()
      answer = { state }
      const quote = await quoted(api)
      expect(quote).toMatchObject({ vatRule: 'buyer', vatRate: 1900, vatNumberState: state })
      unwrap(await place(api, quote))
      expect((await rowOf())?.vatEvidence).toMatchObject({
        decided: 'billing',
        number: { state, consultation: null },
      })
      await forgetOrders(portal)
      answer = null
      portal.clock.now += after - 1
      expect((await quoted(api)).vatNumberState).toBe(state)
      portal.clock.now += 1
      expect(await quoted(api)).toMatchObject({ vatRule: 'reverseCharge', vatNumberState: 'confirmed' })
      expect(requests).toHaveLength(2)
    },
  )

  test('the quote decides: an order is placed as quoted, although the register became reachable meanwhile', async () => {
    const api = await buyer()
    answer = { state: 'unavailable' }
    const quote = await quoted(api)
    answer = null
    portal.clock.now += minute
    const later = await quoted(await buyer())
    expect(later.vat).toBe(0)
    unwrap(await place(api, quote))
    expect(await rowOf()).toMatchObject({
      ...{ vatRule: 'buyer', vat: quote.vat },
      vatEvidence: { number: { state: 'unavailable' } },
    })
    const unconfirmed = await buyer()
    refusedWith(await place(unconfirmed, later, { ...company, vatNumber: 'DE222222203' }), 400)
  })

  test('a quote with a confirmation may be ordered for an hour after it expired, and not later', async () => {
    const quote = await quoted(await buyer())
    portal.clock.now = begun + 30 * day + 60 * minute
    const api = await buyer()
    refusedWith(await place(api, quote), 400)
    portal.clock.now -= 1
    unwrap(await place(api, quote))
  })

  test('the register is queried once at a time for a number, and no transaction waits for it', async () => {
    const apis = await Promise.all(Array.from({ length: 6 }, () => buyer()))
    let open = () => {}
    answering = new Promise((resolve) => {
      open = resolve
    })
    const quotes = Promise.all(apis.map((api) => quoted(api)))
    await expect.poll(() => requests.length).toBe(1)
    // Other orders can be placed while the query waits for its response.
    unwrap(await place(apis[0] as Api, await quoted(apis[0] as Api, { company: '', vatNumber: '' }), {}))
    open()
    expect((await quotes).map(({ vatNumberState }) => vatNumberState)).toEqual(apis.map(() => 'confirmed'))
    expect(requests).toEqual([company.vatNumber])
  })

  test('a server that died during a query blocks no other query', async () => {
    const now = new Date(begun)
    await portal.db.insert(vatCheck).values({
      ...{ number: company.vatNumber, requester: seller, validUntil: now },
      askedUntil: new Date(begun + 1),
    })
    portal.clock.now += 1
    expect((await quoted(await buyer())).vatNumberState).toBe('confirmed')
  })

  test('anonymous visitors cause no queries, and a learner only a limited number', async () => {
    refusedWith(
      await portal.api(null, { siteId: payingSite }).call(contract.getOrder, { target, ...company }),
      401,
    )
    const api = await buyer()
    const numbers = ['FR83404833048', 'NL123456789B13', 'IE6388047V', 'EL094259216', 'ATU12345675']
    const countries = ['FR', 'NL', 'IE', 'GR', 'AT']
    for (let round = 0; round < 3; round += 1) {
      for (const [place, vatNumber] of numbers.entries())
        await quoted(api, { company: 'Engines', vatNumber }, countries[place])
      await portal.db.delete(vatCheck)
    }
    expect(requests).toHaveLength(12)
    expect((await quoted(api)).vatNumberState).toBe('unavailable')
    expect((await quoted(await buyer())).vatNumberState).toBe('confirmed')
    portal.clock.now += 60 * minute
    expect((await quoted(api)).vatNumberState).toBe('confirmed')
  })

  test('the register is not queried where its answer decides nothing', async () => {
    const api = await buyer()
    expect((await quoted(api, { ...company, vatNumber: 'DE136695970' })).vatNumberState).toBe('malformed')
    for (const [vatNumber, country] of [
      ['PL5260001246', 'PL'],
      ['GB110305878', 'GB'],
      [company.vatNumber, 'US'],
    ] as const)
      expect((await quoted(api, { ...company, vatNumber }, country)).vatNumberState).toBeNull()
    for (const country of ['FR', 'PL'])
      expect((await quoted(api, company, country)).vatNumberState).toBe('otherCountry')
    const ofSeller = { ...company, vatNumber: 'PL5260001246' }
    expect((await quoted(api, ofSeller, 'DE')).vatNumberState).toBe('otherCountry')
    expect(requests).toEqual([])
  })

  test('a consumer who is connected from a member state and billed outside pays the VAT of that state', async () => {
    const api = await buyer('FR')
    const none = { company: '', vatNumber: '' }
    const quote = await quoted(api, none, 'US')
    expect(quote).toMatchObject({ vatRule: 'connection', vatRate: 2000 })
    expect(await quoted(api, none, 'DE')).toMatchObject({ vatRule: 'buyer', vatRate: 1900 })
    unwrap(await place(api, quote, none, 'US'))
    // A server of an earlier version of the portal treats the rule as that of the buyer.
    expect(await rowOf()).toMatchObject({
      vatRule: 'buyer',
      vatEvidence: { billing: 'US', connection: 'FR', decided: 'connection', number: null },
    })
    expect(unwrap(await api.call(contract.getOrder, { target })).vatRule).toBe('connection')
    expect(unwrap(await api.call(contract.findOrders, {})).rows[0]?.vatRule).toBe('connection')
  })

  test('a consumer who is billed in a member state pays its VAT from everywhere, and both countries are stored', async () => {
    const api = await buyer('US')
    const quote = await quoted(api, {}, 'DE')
    unwrap(await place(api, quote, {}, 'DE'))
    expect((await rowOf())?.vatEvidence).toEqual({
      ...{ billing: 'DE', connection: 'US', decided: 'billing', number: null },
    })
    const moved = await buyer('FR')
    refusedWith(await place(await buyer(), await quoted(moved, {}, 'US'), {}, 'US'), 400)
  })

  test('an order without stored evidence is shown unchanged', async () => {
    const api = await buyer()
    unwrap(await place(api, await quoted(api)))
    await portal.db.update(orders).set({ vatEvidence: null }).where(eq(orders.kind, 'certification'))
    expect(unwrap(await api.call(contract.getOrder, { target }))).toMatchObject({
      ...{ vatRule: 'reverseCharge', vatNumberState: null },
    })
  })
})
