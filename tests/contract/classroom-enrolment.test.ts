import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'
import { classroom } from '#server/db/schema/classroom.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { mail } from '#server/db/schema/mail.ts'
import { completeClassrooms } from '#server/jobs/complete-classrooms.ts'
import { getClassroom } from '#src/contract/catalogue/classroom.ts'
import * as contract from '#src/contract/learning/classroom-enrolment.ts'
import { findMyTrainings } from '#src/contract/learning/my-training.ts'
import type { ClassroomEnrolmentStatus } from '#src/domain/classroom/classroom-enrolment.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { withItemWithdrawn } from '../fixtures/server/seeded.ts'
import { day, newLearner, registerInCertification, setClassroomStart } from '../fixtures/server/training.ts'

/** Two classrooms of Video security associate: one onsite in Warsaw, and one online. */
const associate = 2
const warsaw = 1
const online = 9
/**
 * A workshop with two seats and a waiting list, a webinar without a waiting list, and a site whose classrooms
 * include meals.
 */
const workshop = 17
const webinar = 15
const feedingSite = 3

type Client = Awaited<ReturnType<typeof newLearner>>

describe.each(databases)('enrolment in classrooms, on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  const begun = Date.UTC(2026, 0, 15, 12)
  beforeEach(async () => {
    portal.clock.now = begun
    await portal.db.delete(classroomEnrolment)
    for (const id of [warsaw, online])
      await setClassroomStart(portal, id, 10 * day, { fee: null, waitingList: false })
    await setClassroomStart(portal, workshop, 10 * day, {
      capacity: 2,
      needsApproval: false,
      waitingList: true,
    })
    await setClassroomStart(portal, webinar, 10 * day, { capacity: 24, waitingList: false })
  })

  const request = (classroomId: number) => ({ classroomId, emailNotification: 'subscribed' as const })
  const enrol = ({ api }: Client, id = online) => api.call(contract.enrolInClassroom, request(id))
  const cancel = ({ api }: Client, id = online) => api.call(contract.cancelClassroom, { classroomId: id })
  const attend = ({ api }: Client, id = workshop) => api.call(contract.enrolInWorkshop, request(id))
  const leave = ({ api }: Client, id = workshop) => api.call(contract.cancelWorkshop, { classroomId: id })
  const several = (count: number, site?: number) =>
    Promise.all(Array.from({ length: count }, () => newLearner(portal, site)))
  const one = (site?: number) => newLearner(portal, site)

  async function trainee(site?: number) {
    const client = await newLearner(portal, site)
    await registerInCertification(portal, client.learnerId, associate)
    return client
  }

  const rowOf = async ({ learnerId }: Client, id: number) => {
    const mine = and(eq(classroomEnrolment.learnerId, learnerId), eq(classroomEnrolment.classroomId, id))
    const [row] = await portal.db.select().from(classroomEnrolment).where(mine)
    return row
  }
  const statusOf = async (client: Client, id = workshop) => (await rowOf(client, id))?.status

  const place = async ({ learnerId }: Client, id: number, status: ClassroomEnrolmentStatus) => {
    const at = new Date(portal.clock.now)
    const row = { learnerId, classroomId: id, status, emailNotification: 'subscribed' as const }
    await portal.db.insert(classroomEnrolment).values({ ...row, createdAt: at, changedAt: at })
  }

  test('a seat is given, seen in the seats left, and given back', async () => {
    const client = await trainee()
    expect(unwrap(await enrol(client))).toMatchObject({
      id: online,
      seatsLeft: 17,
      own: { status: 'enrolled', waitingPosition: null, payBy: null },
    })
    expect(unwrap(await cancel(client))).toBe(true)
    expect(await statusOf(client, online)).toBe('left')
    refusedWith(await cancel(client), 404)
    expect(unwrap(await enrol(client))).toMatchObject({ seatsLeft: 17, own: { status: 'enrolled' } })
  })

  test('the answer is the entry of My Learning', async () => {
    const client = await trainee(21)
    await setClassroomStart(portal, online, 10 * day, { fee: null, waitingList: false })
    const enrolled = unwrap(await enrol(client))
    const { rows } = unwrap(await client.api.call(findMyTrainings, {}))
    expect(rows).toEqual([{ kind: 'classroom', classroom: enrolled }])
    expect(enrolled).toMatchObject({ learning: 'learning', currency: null })
    const guest = await one(21)
    const workshopEntry = unwrap(await attend(guest))
    const mine = unwrap(await guest.api.call(findMyTrainings, {})).rows
    expect(mine).toEqual([{ kind: 'nonCertification', classroom: workshopEntry }])
    expect(workshopEntry).toMatchObject({ learning: null })
  })

  test('a classroom is returned with the status of the requesting learner only', async () => {
    const [client, other] = [await one(), await one()]
    unwrap(await attend(client))
    const ownOf = async (api: Client['api']) => unwrap(await api.call(getClassroom, { id: workshop })).own
    expect(await ownOf(client.api)).toEqual({ status: 'enrolled', waitingPosition: null, payBy: null })
    const none = { status: 'notEnrolled', waitingPosition: null, payBy: null }
    expect([await ownOf(other.api), await ownOf(portal.api())]).toEqual([none, none])
  })

  test('a workshop needs no certification', async () => {
    const client = await one()
    expect(unwrap(await attend(client))).toMatchObject({ id: workshop, certificationId: null, seatsLeft: 1 })
    expect(unwrap(await leave(client))).toBe(true)
  })

  test('of twenty concurrent learners for two seats two are enrolled, and each other has a place on the waiting list', async () => {
    const results = await Promise.all((await several(20)).map((client) => attend(client)))
    const own = results.map((result) => unwrap(result).own)
    expect(own.filter(({ status }) => status === 'enrolled')).toHaveLength(2)
    expect(own.filter(({ status }) => status === 'waitlisted')).toHaveLength(18)
    const [row] = await portal.db.select().from(classroomEnrolment).limit(1)
    expect(row?.classroomId).toBe(workshop)
    const last = await one()
    expect(unwrap(await attend(last))).toMatchObject({
      seatsLeft: 0,
      state: 'full',
      own: { waitingPosition: 19, payBy: null },
    })
  })

  test('of twenty concurrent learners for two seats without a waiting list all but two are refused as full', async () => {
    await setClassroomStart(portal, webinar, 10 * day, { capacity: 2 })
    const results = await Promise.all((await several(20)).map((client) => attend(client, webinar)))
    expect(results.filter(({ ok }) => ok)).toHaveLength(2)
    for (const result of results.filter(({ ok }) => !ok)) refusedWith(result, 10014)
  })

  test('twenty clicks of one learner are one seat', async () => {
    const client = await one()
    const results = await Promise.all(Array.from({ length: 20 }, () => attend(client)))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    refusedWith(results.find(({ ok }) => !ok) as (typeof results)[number], 10024)
  })

  test('a learner who enrols concurrently in two classrooms of a certification gets one', async () => {
    const clients = await Promise.all(Array.from({ length: 5 }, () => trainee()))
    const results = await Promise.all(
      clients.map((client) => Promise.all([enrol(client, warsaw), enrol(client, online)])),
    )
    for (const both of results) {
      expect(both.filter(({ ok }) => ok)).toHaveLength(1)
      refusedWith(both.find(({ ok }) => !ok) as (typeof both)[number], 10015)
    }
  })

  test('a seat that becomes free goes to the learner who has waited longest', async () => {
    const [first, second, third, fourth] = (await several(4)) as [Client, Client, Client, Client]
    for (const client of [first, second, third, fourth]) {
      portal.clock.now += 1
      unwrap(await attend(client))
    }
    unwrap(await leave(first))
    expect([await statusOf(third), await statusOf(fourth)]).toEqual(['enrolled', 'waitlisted'])
    unwrap(await leave(third))
    expect(await statusOf(fourth)).toBe('enrolled')
    portal.clock.now += 1
    expect(unwrap(await attend(first)).own).toEqual({ status: 'waitlisted', waitingPosition: 1, payBy: null })
  })

  test('leaving the waiting list frees no seat, and is possible on the last day', async () => {
    const [first, second, third] = (await several(3)) as [Client, Client, Client]
    for (const client of [first, second, third]) unwrap(await attend(client))
    await setClassroomStart(portal, workshop, day - 1)
    refusedWith(await leave(first), 10011)
    expect(unwrap(await leave(third))).toBe(true)
    refusedWith(await attend(third), 10014)
  })

  test('the waiting list of a classroom that has begun is left no more', async () => {
    const client = await one()
    await place(client, workshop, 'waitlisted')
    await setClassroomStart(portal, workshop, 0)
    refusedWith(await leave(client), 10013)
    expect(await statusOf(client)).toBe('waitlisted')
  })

  test.each([
    ['notEnrolled', 404],
    ['left', 404],
    ['expired', 404],
    ['cancelled', 404],
    ['checkedIn', 10013],
    ['absent', 10013],
    ['finished', 10013],
  ] as const)('a learner in state %s can’t cancel a seat: %i', async (status, code) => {
    const client = await one()
    await place(client, workshop, status)
    refusedWith(await leave(client), code)
    expect(await statusOf(client)).toBe(status)
  })

  test('a promotion needs the approval too, and a pending approval holds a seat', async () => {
    await setClassroomStart(portal, workshop, 10 * day, { needsApproval: true, capacity: 1 })
    const [first, second] = (await several(2)) as [Client, Client]
    expect(unwrap(await attend(first))).toMatchObject({ seatsLeft: 0, own: { status: 'pending' } })
    expect(unwrap(await attend(second)).own).toEqual({
      status: 'waitlisted',
      waitingPosition: 1,
      payBy: null,
    })
    unwrap(await leave(first))
    expect(await statusOf(second)).toBe('pending')
    const mails = await portal.db.select().from(mail).where(eq(mail.learnerId, second.learnerId))
    expect(mails.map(({ kind }) => kind).sort()).toEqual(['registrationReceived', 'waitlisted'])
  })

  test('added seats go to the waiting list before a newcomer', async () => {
    const [first, second, third, newcomer] = (await several(4)) as [Client, Client, Client, Client]
    for (const client of [first, second, third]) unwrap(await attend(client))
    await portal.db.update(classroom).set({ capacity: 3 }).where(eq(classroom.id, workshop))
    expect(unwrap(await attend(newcomer)).own.status).toBe('waitlisted')
    expect(await statusOf(third)).toBe('enrolled')
  })

  test.each([
    [day, 'waitlisted', 'enrolled'],
    [day - 1, 'enrolled', 'waitlisted'],
  ])(
    '%i ms before the start an added seat makes a new participant %s, and the one who waited %s',
    async (left, ...is) => {
      const [first, second, third, newcomer] = (await several(4)) as [Client, Client, Client, Client]
      for (const client of [first, second, third]) unwrap(await attend(client))
      await setClassroomStart(portal, workshop, left, { capacity: 3 })
      unwrap(await attend(newcomer))
      expect([await statusOf(newcomer), await statusOf(third)]).toEqual(is)
    },
  )

  test.each([
    [day, 200],
    [day - 1, 10011],
    [1, 10011],
    [0, 10013],
    [-1, 10013],
  ])('%i ms before the start, canceling returns %i', async (left, code) => {
    const client = await one()
    unwrap(await attend(client))
    await setClassroomStart(portal, workshop, left)
    const result = await leave(client)
    if (code === 200) expect(unwrap(result)).toBe(true)
    else refusedWith(result, code)
  })

  test.each([
    [1, 200],
    [0, 10013],
  ])('%i ms before the start, enrolling returns %i', async (left, code) => {
    await setClassroomStart(portal, workshop, left)
    const result = await attend(await one())
    if (code === 200) expect(unwrap(result).own.status).toBe('enrolled')
    else refusedWith(result, code)
  })

  test('without a registration the required certification is named', async () => {
    const refused = await enrol(await one())
    refusedWith(refused, 10026)
    expect(refused.ok ? {} : refused.failure).toMatchObject({
      context: { prerequisiteCertificationList: [{ certificationReleaseId: associate }] },
    })
    const lapsed = await one()
    await registerInCertification(portal, lapsed.learnerId, associate, 'enrol')
    refusedWith(await enrol(lapsed), 10026)
    const waiting = await one()
    await registerInCertification(portal, waiting.learnerId, associate, 'learning', {
      childStatus: 'underReview',
    })
    refusedWith(await enrol(waiting), 10026)
  })

  test('refusals: registered already, another training, a training that still counts', async () => {
    const client = await trainee()
    unwrap(await enrol(client, warsaw))
    refusedWith(await enrol(client, warsaw), 10024)
    refusedWith(await enrol(client, online), 10015)
    const finisher = await trainee()
    await place(finisher, warsaw, 'finished')
    refusedWith(await enrol(finisher), 10016)
    const mine = eq(certificationEnrolment.learnerId, finisher.learnerId)
    await portal.db
      .update(certificationEnrolment)
      .set({ begunAt: new Date(begun + 1) })
      .where(mine)
    expect(unwrap(await enrol(finisher)).own.status).toBe('enrolled')
    const absent = await trainee()
    await place(absent, warsaw, 'absent')
    expect(unwrap(await enrol(absent)).own.status).toBe('enrolled')
  })

  test.each([
    ['enrolled', false],
    ['checkedIn', false],
    ['pending', false],
    ['waitlisted', false],
    ['left', true],
    ['expired', true],
    ['cancelled', true],
  ] as const)(
    'whoever is %s in another classroom of the certification gets a seat: %s',
    async (status, gets) => {
      const client = await trainee()
      await place(client, warsaw, status)
      const enrolled = await enrol(client, online)
      if (gets) expect(unwrap(enrolled).own.status).toBe('enrolled')
      else refusedWith(enrolled, 10015)
    },
  )

  test('a canceled classroom accepts no enrolment', async () => {
    const client = await one()
    await place(client, workshop, 'cancelled')
    refusedWith(await attend(client), 10013)
  })

  test('a place on the waiting list of a started classroom blocks no other enrolment', async () => {
    const client = await trainee()
    await place(client, warsaw, 'waitlisted')
    refusedWith(await enrol(client), 10015)
    await setClassroomStart(portal, warsaw, 0)
    expect(unwrap(await enrol(client)).own.status).toBe('enrolled')
  })

  test('refusals: with a fee, by invitation, not shown, of the other kind, anonymous', async () => {
    const client = await trainee()
    await setClassroomStart(portal, warsaw, 10 * day, { fee: { EUR: 24900, PLN: 106000 } })
    refusedWith(await enrol(client, warsaw), 403)
    const letter = { ...request(online), code: 'ABC' }
    refusedWith(await client.api.call(contract.enrolInClassroom, letter), 10000)
    refusedWith(await enrol(client, 9999), 404)
    refusedWith(await enrol(client, workshop), 404)
    refusedWith(await attend(client, online), 404)
    refusedWith(await leave(client, workshop), 404)
    refusedWith(await leave(client, 9999), 404)
    await withItemWithdrawn(portal, 'classroom', online, async () => {
      refusedWith(await enrol(client), 404)
    })
    expect(await statusOf(client, online)).toBeUndefined()
    const nobody = { learnerId: 0, api: portal.api() }
    refusedWith(await enrol(nobody), 401)
    refusedWith(await cancel(nobody), 401)
    refusedWith(await attend(nobody), 401)
    refusedWith(await leave(nobody), 401)
  })

  test('a seat can be canceled also when the classroom is no longer shown', async () => {
    const client = await trainee()
    unwrap(await enrol(client))
    await withItemWithdrawn(portal, 'classroom', online, async () => {
      expect(unwrap(await cancel(client))).toBe(true)
    })
  })

  test('allergies are stored where the training is onsite and food is ordered, until the seat is canceled', async () => {
    const food = { allergies: 'nuts', diet: 'halal' }
    const enrolWithFood = async (client: Client, id: number) => {
      unwrap(await client.api.call(contract.enrolInClassroom, { ...request(id), ...food }))
      const row = await rowOf(client, id)
      return [row?.allergies, row?.diet]
    }
    const eater = await trainee(feedingSite)
    expect(await enrolWithFood(eater, warsaw)).toEqual(['nuts', 'halal'])
    expect(await enrolWithFood(await trainee(feedingSite), online)).toEqual([null, null])
    expect(await enrolWithFood(await trainee(), warsaw)).toEqual([null, null])
    unwrap(await cancel(eater, warsaw))
    expect(await rowOf(eater, warsaw)).toMatchObject({ allergies: null, diet: null })
  })

  test('two servers that complete seats at the same time complete each once', async () => {
    await setClassroomStart(portal, workshop, -4 * 60 * 60 * 1000)
    for (const client of await several(3)) await place(client, workshop, 'checkedIn')
    const settle = () => completeClassrooms(portal.db, () => portal.clock.now)
    const settled = await Promise.all([settle(), settle(), settle()])
    expect(settled.reduce((sum, each) => sum + each, 0)).toBe(3)
  })

  test('after the end: absent a day later, finished, expired; and allergies go after thirty days', async () => {
    await setClassroomStart(portal, workshop, -4 * 60 * 60 * 1000)
    const settle = (after: number) => completeClassrooms(portal.db, () => begun + after)
    const [here, away, pending, waiting] = (await several(4)) as [Client, Client, Client, Client]
    await place(here, workshop, 'checkedIn')
    await place(away, workshop, 'enrolled')
    await place(pending, workshop, 'pending')
    await place(waiting, workshop, 'waitlisted')
    await portal.db.update(classroomEnrolment).set({ allergies: 'nuts' })
    expect(await settle(-1)).toBe(2)
    expect([await statusOf(here), await statusOf(pending), await statusOf(waiting)]).toEqual([
      'checkedIn',
      'expired',
      'expired',
    ])
    expect(await settle(day - 1)).toBe(1)
    expect([await statusOf(here), await statusOf(away)]).toEqual(['finished', 'enrolled'])
    expect(await settle(day)).toBe(1)
    expect(await statusOf(away)).toBe('absent')
    await settle(30 * day - 1)
    expect((await rowOf(away, workshop))?.allergies).toBe('nuts')
    await settle(30 * day)
    expect((await rowOf(away, workshop))?.allergies).toBeNull()
    expect(await settle(31 * day)).toBe(0)
  })
})
