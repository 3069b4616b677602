import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { order } from '#server/db/schema/order.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import * as contract from '#src/contract/learning/practical-exam-enrolment.ts'
import type { PracticalExamEnrolmentStatus } from '#src/domain/practical-exam/practical-exam-enrolment.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openMailbox } from '../fixtures/server/mailbox.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'
import { day, hour, newLearner, setClassroomStart, setExamStart } from '../fixtures/server/training.ts'

/** Two dates of one practical exam, and a date of another one. */
const here = 1
const there = 2
const ofAnother = 5
/** A webinar that overlaps with the second date. */
const webinar = 15
const free = { fee: null, country: 'PL', capacity: 2 }

type Client = Pick<Awaited<ReturnType<typeof newLearner>>, 'api' | 'learnerId'>

describe.each(databases)('moving to another date of a practical exam, on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  beforeEach(async () => {
    await portal.db.delete(practicalExamEnrolment)
    for (const id of [here, there, ofAnother]) await setExamStart(portal, id, (9 + id) * day, free)
  })

  const place = async (
    { learnerId }: Client,
    practicalExamId = here,
    status: PracticalExamEnrolmentStatus = 'enrolled',
  ) => {
    const at = new Date(portal.clock.now)
    const row = { learnerId, practicalExamId, status, createdAt: at, changedAt: at }
    await portal.db.insert(practicalExamEnrolment).values(row)
  }
  const placed = async () => {
    const client = await newLearner(portal)
    await place(client)
    return client
  }
  const move = ({ api }: Client, toPracticalExamId = there, practicalExamId = here) =>
    api.call(contract.moveToOtherExamDate, { practicalExamId, toPracticalExamId })
  const datesOf = ({ api }: Client) => api.call(contract.findOtherExamDates, { practicalExamId: here })
  const rowsOf = async ({ learnerId }: Client) => {
    const rows = await portal.db
      .select()
      .from(practicalExamEnrolment)
      .where(eq(practicalExamEnrolment.learnerId, learnerId))
    return rows.map(({ practicalExamId, status }) => [practicalExamId, status])
  }

  test('the other dates at the same price are listed, with their overlaps', async () => {
    const client = await placed()
    await setClassroomStart(portal, webinar, 11 * day)
    expect(unwrap(await datesOf(client))).toMatchObject([{ practicalExam: { id: there }, overlap: null }])
    await setExamStart(portal, there, 11 * day, { fee: { EUR: 100, PLN: 400 } })
    expect(unwrap(await datesOf(client))).toEqual([])
    await setExamStart(portal, there, -day, free)
    expect(unwrap(await datesOf(client))).toEqual([])
    refusedWith(await datesOf(await newLearner(portal)), 404)
  })

  test('a place moves with its payment, and the mail has the new time', async () => {
    const { cookie, learnerId } = await signIn(portal, 'moved-exam@demo.test')
    const client = { api: portal.api(cookie), learnerId }
    const fee = { EUR: 12900, PLN: 55000 }
    for (const id of [here, there]) await setExamStart(portal, id, (9 + id) * day, { fee })
    await place(client)
    const at = new Date(portal.clock.now)
    const money = {
      fee: 1,
      serviceRate: 0,
      serviceFee: 0,
      vatRate: 0,
      vat: 0,
      total: 1,
      currency: 'EUR',
    } as const
    const who = { buyer: {} as never, billing: {} as never, language: 'en', siteId: 1, goods: 'Exam' }
    await portal.db.insert(order).values({
      ...{ ...money, ...who, seqNo: `S${learnerId}`, merchantTransactionId: `M${learnerId}`, learnerId },
      ...{ kind: 'practicalExam', targetId: here, state: 'paid', payType: 'card', region: 'DE' },
      ...{ placedAt: at, lapsesAt: at, changedAt: at },
    })
    const moved = unwrap(await move(client))
    expect(moved).toMatchObject({ id: there, own: { status: 'enrolled' } })
    expect(await rowsOf(client)).toEqual([[there, 'enrolled']])
    const [paid] = await portal.db.select().from(order).where(eq(order.learnerId, learnerId))
    expect(paid).toMatchObject({ targetId: there, state: 'paid' })
    const [came] = await (await openMailbox(portal)).to('moved-exam@demo.test')
    const file = came?.attachments.find(({ name }) => name.endsWith('.ics'))
    const start = moved.startsAt.replaceAll(/[-:]|\.\d+/g, '')
    expect(String(file?.content)).toContain(`DTSTART:${start}`)
    expect(String(file?.content)).toMatch(/SEQUENCE:[1-9]/)
  })

  test('an impossible move is refused with its reason', async () => {
    const client = await placed()
    refusedWith(await move(client, ofAnother), 404)
    refusedWith(await move(client, here), 404)
    refusedWith(await move(await newLearner(portal)), 404)
    await setExamStart(portal, here, 23 * hour)
    refusedWith(await move(client), 10011)
    await setExamStart(portal, here, 10 * day)
    await setExamStart(portal, there, -hour)
    refusedWith(await move(client), 10013)
    await setExamStart(portal, there, 11 * day)
    await place(client, there, 'failed')
    refusedWith(await move(client), 10024)
    expect(await rowsOf(client)).toEqual([
      [here, 'enrolled'],
      [there, 'failed'],
    ])
  })

  test('an earlier canceled enrolment is replaced, and the left place is free again', async () => {
    await setExamStart(portal, here, 10 * day, { capacity: 1 })
    const client = await placed()
    await place(client, there, 'notEnrolled')
    unwrap(await move(client))
    expect(await rowsOf(client)).toEqual([[there, 'enrolled']])
    const next = await newLearner(portal)
    await place(next, there)
    unwrap(await move(next, here, there))
  })

  test('of two learners who want the last place, one gets it and the other keeps theirs', async () => {
    await setExamStart(portal, there, 11 * day, { capacity: 1 })
    const clients = [await placed(), await placed()]
    const results = await Promise.all(clients.map((client) => move(client)))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    const loser = results.findIndex(({ ok }) => !ok)
    refusedWith(results[loser] as (typeof results)[number], 10008)
    expect(await rowsOf(clients[loser] as Client)).toEqual([[here, 'enrolled']])
  })

  test('many concurrent swaps of places succeed without a deadlock', async () => {
    for (const id of [here, there]) await setExamStart(portal, id, (9 + id) * day, { capacity: 8 })
    const moves: Promise<unknown>[] = []
    for (let pair = 0; pair < 4; pair += 1) {
      const [one, other] = [await newLearner(portal), await newLearner(portal)]
      await place(one, here)
      await place(other, there)
      moves.push(move(one), move(other, here, there))
    }
    expect(await Promise.all(moves)).toMatchObject(moves.map(() => ({ ok: true })))
  })
})
