import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPostgres } from '#server/db/postgres.ts'
import { classroom } from '#server/db/schema/classroom.ts'
import { identityAccount } from '#server/db/schema/identity.ts'
import { invoice } from '#server/db/schema/invoice.ts'
import { learner } from '#server/db/schema/learner.ts'
import { order } from '#server/db/schema/order.ts'
import { practicalExam } from '#server/db/schema/practical-exam.ts'
import { getMyCertificates } from '#src/contract/learning/certificate.ts'
import { getMyCourses } from '#src/contract/learning/enrolment.ts'
import { getExamEntry } from '#src/contract/learning/exam.ts'
import { findMyTrainings } from '#src/contract/learning/my-training.ts'
import { getWaitingRegistrations } from '#src/contract/learning/review.ts'
import { findOrders } from '#src/contract/money/order.ts'
import { getOrdersAwaitingTransfer } from '#src/contract/money/payment-review.ts'
import { venueOf } from '#src/domain/classroom/venue.ts'
import { freshPostgresUrl } from '../fixtures/server/databases.ts'
import { openPortal, operatorToken, type Portal } from '../fixtures/server/portal.ts'
import { rowsOrThrow, unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'

const eu = { siteId: 21 }
const day = 24 * 60 * 60 * 1000
let portal: Portal
beforeAll(async () => {
  portal = await openPortal(openPostgres(await freshPostgresUrl()), { stories: true })
})
afterAll(() => portal.close())

const as = async (name: string) => portal.api((await signIn(portal, `${name}@demo.test`)).cookie, eu)
const operator = () => portal.api(null, { headers: { Authorization: `Bearer ${operatorToken}` } })

test('everybody has an account; the accounts for tests and visitors have no history', async () => {
  const accounts = (await portal.db.select().from(identityAccount)).map(({ email }) => email)
  const known = (await portal.db.select().from(learner)).map(({ email }) => email)
  const fresh = [
    'accounts',
    'editor.de',
    'editor.mena',
    'editor',
    'finance',
    'learner',
    'reviewer',
    'second',
    'trainer',
  ].map((name) => `${name}@demo.test`)
  expect(accounts).toHaveLength(14)
  expect(accounts.filter((email) => !known.includes(email)).sort()).toEqual(fresh)
})

test('Konrad failed once, is certified since, and the certificate is about to expire', async () => {
  const [own] = unwrap(await (await as('certified')).call(getMyCertificates, {}))
  expect(own).toMatchObject({ certificationId: 10, renewable: true, renewed: false })
  expect(own?.number).toMatch(/^VSA-2025-/)
  const left = (Date.parse(own?.validUntil ?? '') - portal.clock.now) / day
  expect(left).toBeGreaterThan(30)
  expect(left).toBeLessThan(90)
})

test('Emil has learned everything and may take the exam', async () => {
  const entry = { exam: 'theory', targetId: 2 } as const
  expect(unwrap(await (await as('exam')).call(getExamEntry, entry))).toEqual({ mayEnter: true })
})

test('Amina is half way, and waits for a reviewer', async () => {
  const courses = unwrap(await (await as('halfway')).call(getMyCourses, {}))
  expect(courses.length).toBeGreaterThan(5)
  const waiting = rowsOrThrow(await operator().call(getWaitingRegistrations, {}))
  expect(waiting.length).toBeGreaterThan(0)
})

test('Olga has orders in several states, some of which wait for finance', async () => {
  const { rows } = unwrap(await (await as('orders')).call(findOrders, {}))
  expect(rows.map(({ state }) => state)).toEqual([
    'created',
    'cancelled',
    'failed',
    'paid',
    'cancelled',
    'created',
  ])
  expect(rowsOrThrow(await operator().call(getOrdersAwaitingTransfer, {})).length).toBeGreaterThan(0)
})

test('Petra has passed the theory and paid for the practical exam', async () => {
  const { rows } = unwrap(await (await as('practical')).call(findMyTrainings, {}))
  expect(rows).toHaveLength(1)
  expect(rows[0]?.kind).toBe('practicalExam')
})

/** The VAT rates, in basis points, of the countries where the demonstration sells. No VAT is charged elsewhere. */
const rates: Readonly<Record<string, number>> = { AT: 2000, CH: 810, DE: 1900, ES: 2100, FR: 2000, PL: 2300 }

/** Returns the country of an order's venue; null for online training. */
async function venueOfOrder({ kind, targetId }: typeof order.$inferSelect): Promise<string | null> {
  if (kind === 'certification') return null
  if (kind === 'practicalExam') {
    const [exam] = await portal.db.select().from(practicalExam).where(eq(practicalExam.id, targetId))
    return exam?.country ?? null
  }
  const [training] = await portal.db.select().from(classroom).where(eq(classroom.id, targetId))
  return training ? venueOf(training) : null
}

test('every invoice has the VAT of the place of its training, its own amounts, and the rule that decided', async () => {
  const rows = await portal.db.select().from(invoice).innerJoin(order, eq(order.id, invoice.orderId))
  const buyers = rows.map(({ learner_order: { goods, buyer } }) => [buyer.email, goods])
  expect(buyers.sort()).toEqual([
    ['orders@demo.test', expect.stringContaining('termowizyjne')],
    ['practical@demo.test', expect.stringContaining('München')],
  ])
  for (const { invoice: own, learner_order: placed } of rows) {
    const { vatRule, vatRate, fee, serviceFee, vat, total, consultation } = own.snapshot
    const venue = await venueOfOrder(placed)
    const taxed = venue ?? placed.billing.country
    expect([own.snapshot.goods, vatRule, vatRate]).toEqual([
      placed.goods,
      venue === null ? 'buyer' : 'venue',
      rates[taxed] ?? 0,
    ])
    expect(vat).toBe(Math.round(((fee + serviceFee) * vatRate) / 10_000))
    expect(total).toBe(fee + serviceFee + vat)
    expect([consultation, own.snapshot.seller.vatNumber]).toEqual([undefined, 'PL0000000000'])
    expect(placed.vatEvidence).toMatchObject({ billing: placed.billing.country, decided: null, number: null })
  }
})
