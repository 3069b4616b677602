import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PaymentInput, Payments, RefundInput } from '../ports/payment.ts'
import { createStripePayments, parseStripeEndpoint } from './payment-stripe.ts'

const webhookSecret = 'whsec_of_these_tests'
const now = Date.UTC(2026, 0, 15, 12)

interface Asked {
  method: string | undefined
  path: string | undefined
  key: string | undefined
  authorization: string | undefined
  form: Record<string, string>
}

/**
 * Imitates Stripe's responses to the requests that the adapter sends. Payment pages are stored by idempotency key
 * and can expire.
 */
let asked: Asked[] = []
let failing = false
const pages = new Map<string, { id: string; status: string }>()

/**
 * The refunds that exist at the fake Stripe, the fields of the next refund, and the error that its creation fails
 * with.
 */
let made: object[] = []
let next: object = {}
let refusing: { status: number; error: object } | undefined

function answerRefund(method: string | undefined): { status: number; body: object } {
  if (refusing) return { status: refusing.status, body: { error: refusing.error } }
  const refund = { id: 're_1', object: 'refund', amount: 5000, currency: 'pln', status: 'succeeded', ...next }
  const data = made.map((each) => ({ ...refund, ...each }))
  return { status: 200, body: method === 'GET' ? { object: 'list', data, has_more: false } : refund }
}

function answer(path: string, key: string): { status: number; body: object } {
  if (failing) return { status: 402, body: { error: { type: 'card_error', message: 'No' } } }
  const [, id, act] = /^\/v1\/checkout\/sessions(?:\/(\w+))?(\/expire)?$/.exec(path) ?? []
  const page = id ? [...pages.values()].find((each) => each.id === id) : pages.get(key)
  const found = page ?? { id: `cs_${pages.size + 1}`, status: 'open' }
  if (!id) pages.set(key, found)
  if (act) found.status = 'expired'
  return {
    status: 200,
    body: { ...found, object: 'checkout.session', url: `https://pay.example/${found.id}` },
  }
}

const stripeLike: Server = createServer(async (request, response) => {
  let text = ''
  for await (const piece of request) text += piece
  const { method, url: path, headers } = request
  const key = headers['idempotency-key'] as string | undefined
  const form = Object.fromEntries(new URLSearchParams(text))
  asked.push({ method, path, key, authorization: headers.authorization, form })
  const { status, body } = path?.startsWith('/v1/refunds')
    ? answerRefund(method)
    : answer(path as string, key ?? '')
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
})

let payments: Payments
beforeAll(async () => {
  await new Promise<void>((resolve) => stripeLike.listen(0, '127.0.0.1', resolve))
  const { port } = stripeLike.address() as AddressInfo
  const place = parseStripeEndpoint(`http://127.0.0.1:${port}`)
  payments = createStripePayments({ secretKey: 'sk_test_1', webhookSecret }, place)
})
afterAll(() => {
  stripeLike.close()
})
beforeEach(() => {
  asked = []
  made = []
  next = {}
  refusing = undefined
  failing = false
})

const input: PaymentInput = {
  merchantTransactionId: 'm-1',
  amount: 130380,
  currency: 'PLN',
  goods: 'Classroom in Warsaw',
  email: 'ada@example.org',
  language: 'pl',
  methods: ['card', 'blik', 'klarna'],
  successUrl: 'https://learn.example.org/my-learning',
  cancelUrl: 'https://learn.example.org/payment',
  expiresAt: now + 30 * 60_000,
}

test('a page is opened for the whole amount, in the learner’s language, with the ways of paying that are offered', async () => {
  expect(await payments.openPaymentPage(input)).toEqual({
    url: 'https://pay.example/cs_1',
    reference: 'cs_1',
  })
  expect(asked).toMatchObject([
    { method: 'POST', path: '/v1/checkout/sessions', key: 'm-1', authorization: 'Bearer sk_test_1' },
  ])
  expect(asked[0]?.form).toEqual({
    mode: 'payment',
    client_reference_id: 'm-1',
    'allowed_payment_method_types[0]': 'card',
    'allowed_payment_method_types[1]': 'blik',
    'allowed_payment_method_types[2]': 'klarna',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'pln',
    'line_items[0][price_data][unit_amount]': '130380',
    'line_items[0][price_data][product_data][name]': 'Classroom in Warsaw',
    customer_email: 'ada@example.org',
    locale: 'pl',
    success_url: 'https://learn.example.org/my-learning',
    cancel_url: 'https://learn.example.org/payment',
    expires_at: String((now + 31 * 60_000) / 1000),
  })
})

test('Stripe is called at its own address unless another is configured', () => {
  expect(parseStripeEndpoint(undefined)).toEqual({})
  expect(parseStripeEndpoint('https://stripe.example.org')).toEqual({
    host: 'stripe.example.org',
    port: 443,
    protocol: 'https',
  })
})

test('the same payment request again returns the same payment page', async () => {
  const again = await Promise.all([payments.openPaymentPage(input), payments.openPaymentPage(input)])
  expect(new Set(again.map(({ reference }) => reference)).size).toBe(1)
  expect(asked.map(({ key }) => key)).toEqual(['m-1', 'm-1'])
})

test('for a language that Stripe does not support, the browser’s language is used', async () => {
  await payments.openPaymentPage({ ...input, merchantTransactionId: 'm-2', language: 'ar' })
  await payments.openPaymentPage({ ...input, merchantTransactionId: 'm-3', language: 'pt-PT' })
  expect(asked.map(({ form }) => form.locale)).toEqual(['auto', 'pt'])
})

test('a page is closed once', async () => {
  const { reference } = await payments.openPaymentPage({ ...input, merchantTransactionId: 'm-4' })
  await payments.closePaymentPage(reference)
  await payments.closePaymentPage(reference)
  expect(asked.filter(({ path }) => path?.endsWith('/expire'))).toHaveLength(1)
})

test('a refusal of Stripe is thrown', async () => {
  failing = true
  await expect(payments.openPaymentPage({ ...input, merchantTransactionId: 'm-5' })).rejects.toThrow()
})

const refundInput: RefundInput = { key: 'r-1', payment: 'pi_1', amount: 5000, currency: 'PLN' }

test('a refund names the payment and the amount, and carries its key in two ways', async () => {
  expect(await payments.refund(refundInput)).toEqual({ status: 'done', id: 're_1' })
  expect(asked).toMatchObject([
    { method: 'GET', path: '/v1/refunds?payment_intent=pi_1&limit=100' },
    { method: 'POST', path: '/v1/refunds', key: 'refund-r-1' },
  ])
  expect(asked[1]?.form).toEqual({ payment_intent: 'pi_1', amount: '5000', 'metadata[refund_key]': 'r-1' })
})

test('a refund that Stripe made is found by its key, however old it is, and no other is made', async () => {
  made = [
    { id: 're_other', metadata: {} },
    { id: 're_9', status: 'pending', metadata: { refund_key: 'r-1' } },
  ]
  expect(await payments.refund(refundInput)).toEqual({ status: 'pending', id: 're_9' })
  expect(asked.map(({ method }) => method)).toEqual(['GET'])
  await expect(payments.refund({ ...refundInput, amount: 1 })).rejects.toThrow('was used for another refund')
})

test.each([
  ['succeeded', { status: 'done', id: 're_1' }],
  ['pending', { status: 'pending', id: 're_1' }],
  ['requires_action', { status: 'pending', id: 're_1' }],
  ['failed', { status: 'failed', id: 're_1', reason: 'expired_or_canceled_card' }],
  ['canceled', { status: 'failed', id: 're_1', reason: 'expired_or_canceled_card' }],
])('a refund that %s is %o', async (status, outcome) => {
  next = { status, failure_reason: 'expired_or_canceled_card' }
  expect(await payments.refund(refundInput)).toEqual(outcome)
})

test('a refund that Stripe refuses has failed with its code, and any other error leaves it open', async () => {
  refusing = { status: 400, error: { type: 'invalid_request_error', code: 'charge_already_refunded' } }
  expect(await payments.refund(refundInput)).toEqual({
    status: 'failed',
    id: null,
    reason: 'charge_already_refunded',
  })
  for (const open of [
    { status: 400, error: { type: 'idempotency_error' } },
    { status: 401, error: { type: 'invalid_request_error' } },
    { status: 429, error: { type: 'rate_limit_error' } },
  ]) {
    refusing = open
    await expect(payments.refund(refundInput)).rejects.toThrow()
  }
})

const { webhooks } = new Stripe('sk_test_1')

const refundObject = {
  ...{ object: 'refund', id: 're_1', amount: 5000, currency: 'pln', payment_intent: 'pi_1' },
  ...{ status: 'succeeded', metadata: { refund_key: 'r-1' } },
}
const refundEvent = (type: string, object: object) =>
  JSON.stringify({ id: 'evt_2', object: 'event', type, created: now / 1000, data: { object } })

test.each([
  ['refund.created', { status: 'pending' }, { status: 'pending', id: 're_1' }],
  ['refund.updated', {}, { status: 'done', id: 're_1' }],
  ['charge.refund.updated', {}, { status: 'done', id: 're_1' }],
  [
    'refund.failed',
    { status: 'failed', failure_reason: 'lost_or_stolen_card' },
    { status: 'failed', id: 're_1', reason: 'lost_or_stolen_card' },
  ],
])('%s reports the outcome of a refund', (type, more, outcome) => {
  expect(read(refundEvent(type, { ...refundObject, ...more }))).toEqual({
    ...{ kind: 'refund', id: 'evt_2', key: 'r-1', payment: 'pi_1', at: now },
    ...{ amount: 5000, currency: 'PLN', outcome },
  })
})

test('charge.refunded reports the refunded amount; updates of refunds that the portal did not create are ignored', () => {
  const charge = { object: 'charge', amount_refunded: 7000, currency: 'pln', payment_intent: { id: 'pi_1' } }
  expect(read(refundEvent('charge.refunded', charge))).toEqual({
    ...{ kind: 'refunded', id: 'evt_2', payment: 'pi_1', amount: 7000, currency: 'PLN', at: now },
  })
  expect(read(refundEvent('charge.refunded', { ...charge, payment_intent: null }))).toBeNull()
  expect(read(refundEvent('refund.updated', { ...refundObject, metadata: {} }))).toBeNull()
  expect(read(refundEvent('refund.updated', { ...refundObject, metadata: null }))).toBeNull()
})

test.each([
  ['refund.updated', { amount: '5000' }],
  ['refund.updated', { metadata: { refund_key: 'a\0b' } }],
  ['charge.refunded', { amount_refunded: -1 }],
])('%s with %o is malformed', (type, more) => {
  expect(read(refundEvent(type, { ...refundObject, amount_refunded: 1, ...more }))).toBe('malformed')
})

function event(type: string, session: object = {}) {
  const object = {
    object: 'checkout.session',
    id: 'cs_1',
    client_reference_id: 'm-1',
    payment_intent: 'pi_1',
    payment_status: 'paid',
    amount_total: 130380,
    currency: 'pln',
    ...session,
  }
  return JSON.stringify({ id: 'evt_1', object: 'event', type, created: now / 1000, data: { object } })
}

function read(payload: string, { at = now, secret = webhookSecret, body = payload } = {}) {
  const header = webhooks.generateTestHeaderString({ payload, secret, timestamp: at / 1000 })
  return payments.readNotification(body, (name) => (name === 'stripe-signature' ? header : undefined), now)
}

test('a completed page is a payment, once there is money', () => {
  expect(read(event('checkout.session.completed'))).toEqual({
    ...{ id: 'evt_1', kind: 'paid', merchantTransactionId: 'm-1', payment: 'pi_1' },
    ...{ amount: 130380, currency: 'PLN', at: now },
  })
  expect(read(event('checkout.session.completed', { payment_status: 'unpaid' }))).toBeNull()
  expect(read(event('checkout.session.async_payment_succeeded'))).toMatchObject({ kind: 'paid' })
})

test.each([
  ['checkout.session.async_payment_failed', 'failed'],
  ['checkout.session.expired', 'expired'],
])('%s is reported as %s', (type, kind) => {
  expect(read(event(type, { payment_intent: null }))).toMatchObject({ kind, payment: 'cs_1' })
})

test('events without a payment are ignored, and another currency is reported as none', () => {
  expect(read(event('customer.created'))).toBeNull()
  expect(read(event('checkout.session.completed', { currency: 'usd' }))).toMatchObject({ currency: null })
})

test.each([
  ['no JSON', 'paid'],
  ['nothing', 'null'],
  ['a list', '[]'],
  ['no page', '{"id":"evt_1","type":"checkout.session.completed","created":1,"data":{}}'],
  [
    'an instant that is none',
    event('checkout.session.completed').replace(/"created":\d+/, '"created":1e300'),
  ],
  ['an amount that is none', event('checkout.session.completed', { amount_total: '1' })],
  ['a NUL', event('checkout.session.completed', { client_reference_id: 'a\0b' })],
])('a signed notice with %s is malformed', (_, payload) => {
  expect(read(payload)).toBe('malformed')
})

test('the name of an Object property is not a known event', () => {
  expect(read('{"id":"evt_1","type":"constructor","created":1,"data":{}}')).toBeNull()
})

test('a notice that Stripe did not sign, or long ago, is forged', () => {
  const paid = event('checkout.session.completed')
  expect(read(paid, { secret: 'whsec_guessed' })).toBe('forged')
  expect(read(paid, { body: paid.replace('130380', '1') })).toBe('forged')
  expect(read(paid, { at: now - 301_000 })).toBe('forged')
  expect(read(paid, { at: now - 300_000 })).toMatchObject({ kind: 'paid' })
  expect(payments.readNotification(paid, () => undefined, now)).toBe('forged')
})
