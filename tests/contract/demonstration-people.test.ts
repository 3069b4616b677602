import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPostgres } from '#server/db/postgres.ts'
import { identityAccount } from '#server/db/schema/identity.ts'
import { learner } from '#server/db/schema/learner.ts'
import { getMyCertificates } from '#src/contract/certificate.ts'
import { getMyCourses } from '#src/contract/enrolment.ts'
import { getExamEntry } from '#src/contract/exam.ts'
import { findMyTrainings } from '#src/contract/my-training.ts'
import { findOrders } from '#src/contract/order.ts'
import { getDueTransfers } from '#src/contract/payment-review.ts'
import { getWaitingRegistrations } from '#src/contract/review.ts'
import { freshPostgresUrl } from '../fixtures/server/databases.ts'
import { openPortal, operatorToken, type Portal } from '../fixtures/server/portal.ts'
import { listed, wanted } from '../fixtures/server/result.ts'
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

test('everybody has an account; those whom tests and visitors begin with have done nothing', async () => {
  const accounts = (await portal.db.select().from(identityAccount)).map(({ email }) => email)
  const known = (await portal.db.select().from(learner)).map(({ email }) => email)
  const fresh = ['accounts', 'editor', 'finance', 'learner', 'reviewer', 'second', 'trainer'].map(
    (name) => `${name}@demo.test`,
  )
  expect(accounts).toHaveLength(12)
  expect(accounts.filter((email) => !known.includes(email)).sort()).toEqual(fresh)
})

test('Konrad failed once, is certified since, and the certificate is about to expire', async () => {
  const [own] = wanted(await (await as('certified')).call(getMyCertificates, {}))
  expect(own).toMatchObject({ certificationId: 10, renewable: true, renewed: false })
  expect(own?.number).toMatch(/^VSA-2025-/)
  const left = (Date.parse(own?.validUntil ?? '') - portal.clock.now) / day
  expect(left).toBeGreaterThan(30)
  expect(left).toBeLessThan(90)
})

test('Emil has learned everything and may sit the exam', async () => {
  const entry = { exam: 'theory', targetId: 2 } as const
  expect(wanted(await (await as('exam')).call(getExamEntry, entry))).toEqual({ mayEnter: true })
})

test('Amina is half way, and waits for a reviewer', async () => {
  const courses = wanted(await (await as('halfway')).call(getMyCourses, {}))
  expect(courses.length).toBeGreaterThan(5)
  const waiting = listed(await operator().call(getWaitingRegistrations, {}))
  expect(waiting.length).toBeGreaterThan(0)
})

test('Olga has orders in several states, of which the finance department waits for some', async () => {
  const { rows } = wanted(await (await as('orders')).call(findOrders, {}))
  expect(rows.map(({ state }) => state)).toEqual([
    'created',
    'cancelled',
    'failed',
    'paid',
    'cancelled',
    'created',
  ])
  expect(listed(await operator().call(getDueTransfers, {})).length).toBeGreaterThan(0)
})

test('Petra has passed the theory and paid for the practical exam', async () => {
  const { rows } = wanted(await (await as('practical')).call(findMyTrainings, {}))
  expect(rows).toHaveLength(1)
  expect(rows[0]?.kind).toBe('practicalExam')
})
