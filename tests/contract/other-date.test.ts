import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { classroom } from '#server/db/schema/classroom.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { mail } from '#server/db/schema/mail.ts'
import { order } from '#server/db/schema/order.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import * as contract from '#src/contract/learning/classroom-enrolment.ts'
import type { ClassroomEnrolmentStatus } from '#src/domain/classroom/classroom-enrolment.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openMailbox } from '../fixtures/server/mailbox.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'
import { day, newLearner, setClassroomStart, setExamStart } from '../fixtures/server/training.ts'

/** Two dates of one training, another training, and a webinar that overlaps with the second date. */
const here = 1
const there = 6
const elsewhere = 9
const webinar = 15
const exam = 1
const same = { certification: 2, mode: 'onsite', country: 'PL', venue: 'PL', needsApproval: false } as const
const free = { fee: null, waitingList: true, capacity: 2 }

type Client = Awaited<ReturnType<typeof newLearner>>

describe.each(databases)('moving to another date, on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  beforeEach(async () => {
    await portal.db.delete(classroomEnrolment)
    for (const id of [here, there]) await setClassroomStart(portal, id, (9 + id) * day, { ...same, ...free })
    await setClassroomStart(portal, elsewhere, 10 * day, { ...free, certification: 2, mode: 'online' })
    await setClassroomStart(portal, webinar, 15 * day)
  })

  const place = async (
    { learnerId }: Pick<Client, 'learnerId'>,
    classroomId: number,
    status: ClassroomEnrolmentStatus = 'enrolled',
    more: Partial<typeof classroomEnrolment.$inferInsert> = {},
  ) => {
    const at = new Date(portal.clock.now)
    const row = { learnerId, classroomId, status, emailNotification: 'subscribed' as const, ...more }
    await portal.db.insert(classroomEnrolment).values({ ...row, createdAt: at, changedAt: at })
  }
  const createSeat = async (...statuses: ClassroomEnrolmentStatus[]) => {
    const client = await newLearner(portal)
    for (const status of statuses.length > 0 ? statuses : (['enrolled'] as const))
      await place(client, here, status)
    return client
  }
  const move = ({ api }: Client, toClassroomId = there, classroomId = here) =>
    api.call(contract.moveToOtherDate, { classroomId, toClassroomId })
  const datesOf = ({ api }: Client) => api.call(contract.findOtherDates, { classroomId: here })
  const rowsOf = ({ learnerId }: Client) =>
    portal.db.select().from(classroomEnrolment).where(eq(classroomEnrolment.learnerId, learnerId))
  const statusIn = async ({ learnerId }: Client, classroomId: number) => {
    const one = and(
      eq(classroomEnrolment.learnerId, learnerId),
      eq(classroomEnrolment.classroomId, classroomId),
    )
    const [row] = await portal.db.select().from(classroomEnrolment).where(one)
    return row?.status
  }

  test('the dates of the same training are listed, with the trainings that overlap', async () => {
    const client = await createSeat()
    await place(client, webinar)
    const dates = unwrap(await datesOf(client))
    expect(dates.map((each) => each.classroom.id)).toEqual([there])
    expect(dates[0]?.overlap?.name).toBe('Webinar: pictures at night, live from two places')
    await portal.db.delete(classroomEnrolment).where(eq(classroomEnrolment.classroomId, webinar))
    expect(unwrap(await datesOf(client))[0]?.overlap).toBeNull()
    refusedWith(await datesOf(await newLearner(portal)), 404)
  })

  test.each([
    ['pending', true],
    ['enrolled', true],
    ['checkedIn', true],
    ['waitlisted', false],
    ['left', false],
  ] as const)(
    'a webinar at the same time in which the learner is %s overlaps: %s',
    async (status, overlaps) => {
      const client = await createSeat()
      await place(client, webinar, status)
      expect(unwrap(await datesOf(client))[0]?.overlap !== null).toBe(overlaps)
    },
  )

  test.each([
    ['pending', true],
    ['enrolled', true],
    ['failed', false],
    ['notEnrolled', false],
  ] as const)(
    'a practical exam at the same time in which the learner is %s overlaps: %s',
    async (status, overlaps) => {
      const client = await createSeat()
      await setExamStart(portal, exam, 15 * day)
      const at = new Date(portal.clock.now)
      const row = { learnerId: client.learnerId, practicalExamId: exam, status }
      await portal.db.insert(practicalExamEnrolment).values({ ...row, createdAt: at, changedAt: at })
      expect(unwrap(await datesOf(client))[0]?.overlap !== null).toBe(overlaps)
    },
  )

  /** Returns the UID of a calendar entry and its sequence number. */
  const calendarEntry = async (cookie: string, id: number) => {
    const response = await portal.request(`/calendar/classroom/${id}.ics`, { headers: { Cookie: cookie } })
    const text = await response.text()
    return [/^UID:(.*)\r$/m.exec(text)?.[1], Number(/^SEQUENCE:(\d+)/m.exec(text)?.[1])] as const
  }

  test('a seat moves with its calendar entry: the same name, the next version', async () => {
    const { learnerId, cookie } = await signIn(portal, 'moving@demo.test')
    const client = { learnerId, api: portal.api(cookie) }
    await place(client, here)
    const entry = (id: number) => calendarEntry(cookie, id)
    const [uid, sequence] = await entry(here)
    expect(unwrap(await move(client))).toMatchObject({ id: there, seatsLeft: 1, own: { status: 'enrolled' } })
    expect(await entry(there)).toEqual([uid, sequence + 1])
    expect(unwrap(await move(client, here, there)).id).toBe(here)
    expect(await entry(here)).toEqual([uid, sequence + 2])
    expect(await rowsOf(client)).toHaveLength(1)
    const mails = await portal.db.select().from(mail).where(eq(mail.learnerId, learnerId))
    expect(mails.map(({ kind }) => kind)).toEqual(['moved', 'moved'])
  })

  test('the version of its calendar entry rises, also where the dates were edited a different number of times', async () => {
    const { learnerId, cookie } = await signIn(portal, 'moving-edition@demo.test')
    const client = { learnerId, api: portal.api(cookie) }
    await portal.db
      .update(contentItem)
      .set({ edition: 7 })
      .where(and(eq(contentItem.family, 'classroom'), eq(contentItem.id, here)))
    await place(client, here)
    const before = await calendarEntry(cookie, here)
    unwrap(await move(client))
    expect(await calendarEntry(cookie, there)).toEqual([before[0], before[1] + 1])
  })

  test('if both dates need approval, an approved seat stays approved, and a waiting one keeps waiting', async () => {
    for (const id of [here, there])
      await setClassroomStart(portal, id, (9 + id) * day, { needsApproval: true })
    for (const status of ['enrolled', 'pending'] as const) {
      const client = await createSeat(status)
      expect(unwrap(await move(client)).own.status).toBe(status)
    }
  })

  test('the mail about it has the calendar file of the new date', async () => {
    const { learnerId, cookie } = await signIn(portal, 'moved-mail@demo.test')
    const client = { learnerId, api: portal.api(cookie) }
    await place(client, here)
    const { startsAt } = unwrap(await move(client))
    const [came] = await (await openMailbox(portal)).to('moved-mail@demo.test')
    const file = came?.attachments.find(({ name }) => name === `classroom-${there}.ics`)
    expect(String(file?.content)).toContain(`DTSTART:${startsAt.replaceAll(/[-:]|\.\d+/g, '')}`)
  })

  test('the free seat goes to the learner who has waited longest', async () => {
    const [client, other, waiting] = [await createSeat(), await createSeat(), await newLearner(portal)]
    await place(waiting, here, 'waitlisted', { waitingSince: new Date(portal.clock.now) })
    unwrap(await move(client))
    expect([await statusIn(waiting, here), await statusIn(other, here)]).toEqual(['enrolled', 'enrolled'])
  })

  test('of two learners who want the last seat, one gets it and the other keeps theirs', async () => {
    await setClassroomStart(portal, there, 15 * day, { capacity: 1, waitingList: false })
    const clients = [await createSeat(), await createSeat()]
    const results = await Promise.all(clients.map((client) => move(client)))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    const loser = results.findIndex(({ ok }) => !ok)
    refusedWith(results[loser] as (typeof results)[number], 10014)
    expect(await statusIn(clients[loser] as Client, here)).toBe('enrolled')
    expect(await statusIn(clients[1 - loser] as Client, there)).toBe('enrolled')
    expect(await statusIn(clients[1 - loser] as Client, here)).toBeUndefined()
  })

  test('many concurrent moves all succeed without a deadlock', async () => {
    for (const id of [here, there]) await setClassroomStart(portal, id, (9 + id) * day, { capacity: 12 })
    const changing: (() => ReturnType<typeof move>)[] = []
    for (let pair = 0; pair < 6; pair += 1) {
      const [one, other] = [await newLearner(portal), await newLearner(portal)]
      await place(one, here)
      await place(other, there)
      changing.push(
        () => move(one, there, here),
        () => move(other, here, there),
      )
    }
    const results = await Promise.all(changing.map((change) => change()))
    expect(results.filter(({ ok }) => !ok)).toEqual([])
  })

  test('twenty clicks move once', async () => {
    const client = await createSeat()
    const results = await Promise.all(Array.from({ length: 20 }, () => move(client)))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await rowsOf(client)).toHaveLength(1)
  })

  test.each([
    [day, 200],
    [day - 1, 10011],
    [0, 10013],
  ])('%i ms before the start of the left date it returns %i', async (left, code) => {
    await setClassroomStart(portal, here, left)
    const client = await createSeat()
    const result = await move(client)
    if (code === 200) expect(unwrap(result).id).toBe(there)
    else refusedWith(result, code)
  })

  test('a started date, a finished enrolment and another seat prevent a move', async () => {
    await setClassroomStart(portal, there, 0)
    refusedWith(await move(await createSeat()), 10013)
    await setClassroomStart(portal, there, 15 * day, { capacity: 9 })
    for (const [status, code] of [
      ['finished', 10024],
      ['enrolled', 10024],
      ['pending', 10024],
      ['waitlisted', 10024],
      ['checkedIn', 10024],
      ['absent', 10024],
      ['cancelled', 10013],
    ] as const) {
      const client = await createSeat()
      await place(client, there, status)
      refusedWith(await move(client), code)
    }
  })

  test.each(['notEnrolled', 'left', 'expired'] as const)(
    'an earlier enrolment in the other date that is %s gives way to the seat',
    async (status) => {
      const client = await createSeat()
      await place(client, there, status)
      expect(unwrap(await move(client)).id).toBe(there)
      expect((await rowsOf(client)).map((row) => [row.classroomId, row.status])).toEqual([
        [there, 'enrolled'],
      ])
    },
  )

  test.each(['notEnrolled', 'left', 'expired', 'cancelled', 'waitlisted', 'checkedIn', 'finished'] as const)(
    'whoever is %s has no seat to move',
    async (status) => {
      refusedWith(await move(await createSeat(status)), 404)
    },
  )

  test('a pending approval moves, an unpaid seat does not', async () => {
    const asking = await newLearner(portal)
    await place(asking, here, 'pending')
    expect(unwrap(await move(asking)).own.status).toBe('enrolled')
    const owing = await newLearner(portal)
    await place(owing, here, 'pending', { payBy: new Date(portal.clock.now + day) })
    refusedWith(await move(owing), 404)
  })

  test('only the same training at the same price is another date', async () => {
    const client = await createSeat()
    refusedWith(await move(client, elsewhere), 404)
    refusedWith(await move(client, here), 404)
    await portal.db
      .update(classroom)
      .set({ fee: { EUR: 1, PLN: 4 } })
      .where(eq(classroom.id, there))
    refusedWith(await move(client), 404)
    refusedWith(
      await portal.api().call(contract.moveToOtherDate, { classroomId: here, toClassroomId: there }),
      401,
    )
  })

  test('a date that the site does not show or that does not exist is not another date', async () => {
    const client = await createSeat()
    refusedWith(await move(client, there, 9999), 404)
    refusedWith(await move(client, 9999), 404)
    const target = and(eq(contentItem.family, 'classroom'), eq(contentItem.id, there))
    const [shown] = await portal.db.select({ sites: contentItem.sites }).from(contentItem).where(target)
    await portal.db
      .update(contentItem)
      .set({ sites: ['asia'] })
      .where(target)
    try {
      refusedWith(await move(client), 404)
    } finally {
      await portal.db.update(contentItem).set({ sites: shown?.sites }).where(target)
    }
    expect(await statusIn(client, here)).toBe('enrolled')
    expect(unwrap(await move(client)).id).toBe(there)
  })

  test('the payment counts for the new date', async () => {
    const fee = { EUR: 24900, PLN: 106000 }
    for (const id of [here, there])
      await setClassroomStart(portal, id, (9 + id) * day, { ...same, ...free, fee })
    const client = await createSeat()
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
    const who = { buyer: {} as never, billing: {} as never, language: 'en', siteId: 1, goods: 'Two days' }
    await portal.db.insert(order).values({
      ...{ ...money, ...who, seqNo: `S${client.learnerId}`, merchantTransactionId: `M${client.learnerId}` },
      ...{ learnerId: client.learnerId, kind: 'classroom', targetId: here, state: 'paid', payType: 'card' },
      ...{ region: 'DE', placedAt: at, lapsesAt: at, changedAt: at },
    })
    unwrap(await move(client))
    const [row] = await portal.db.select().from(order).where(eq(order.learnerId, client.learnerId))
    expect(row).toMatchObject({ targetId: there, state: 'paid', goods: 'Two days' })
  })
})
