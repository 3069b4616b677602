import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { learner } from '#server/db/schema/learner.ts'
import { rateLimitCount } from '#server/db/schema/limit.ts'
import { enrolInClassroom } from '#src/contract/learning/classroom-enrolment.ts'
import * as contract from '#src/contract/learning/invitation.ts'
import type { RequestOf } from '#src/contract/protocol/call.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { withItemOnSites } from '../fixtures/server/seeded.ts'
import {
  day,
  newLearner,
  registerInCertification,
  setClassroomStart,
  staff,
} from '../fixtures/server/training.ts'

/**
 * A classroom of Video security associate with a fee, and another one; a classroom of the professional; and a
 * workshop.
 */
const associate = 2
const warsaw = 1
const online = 9
const professional = 6
const workshop = 17

type Client = Awaited<ReturnType<typeof newLearner>>
type Input = Partial<RequestOf<typeof contract.createInvitation>>

describe.each(databases)('invitations to classrooms, on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())
  beforeEach(async () => {
    await portal.db.delete(rateLimitCount)
    await portal.db.delete(classroomEnrolment)
    await setClassroomStart(portal, warsaw, 10 * day, {
      needsApproval: true,
      waitingList: true,
      capacity: 12,
    })
    await setClassroomStart(portal, online, 10 * day, { fee: null })
    await setClassroomStart(portal, professional, 10 * day)
    await setClassroomStart(portal, workshop, 10 * day)
  })

  const letter = async (input: Input = {}) => {
    const desk = await staff(portal, 'reviewer')
    const validUntil = new Date(portal.clock.now + day).toISOString()
    const fields = { kind: 'classroom', targetId: warsaw, validUntil, ...input } as const
    return unwrap(await desk.call(contract.createInvitation, fields)).code
  }
  const enrol = ({ api }: Client, code: string | null, classroomId = warsaw) =>
    api.call(enrolInClassroom, { classroomId, emailNotification: 'subscribed', code })
  const trainee = async () => {
    const client = await newLearner(portal)
    await registerInCertification(portal, client.learnerId, associate)
    return client
  }
  const seatOf = async ({ learnerId }: Client, classroomId = warsaw) => {
    const mine = and(
      eq(classroomEnrolment.learnerId, learnerId),
      eq(classroomEnrolment.classroomId, classroomId),
    )
    return (await portal.db.select().from(classroomEnrolment).where(mine))[0]?.status
  }
  const registrations = ({ learnerId }: Client) =>
    portal.db.select().from(certificationEnrolment).where(eq(certificationEnrolment.learnerId, learnerId))

  test('replace the fee, the approval and the registration in the certification', async () => {
    const client = await newLearner(portal)
    refusedWith(await enrol(client, null), 10026)
    expect(unwrap(await enrol(client, await letter()))).toMatchObject({
      id: warsaw,
      own: { status: 'enrolled' },
    })
    expect(await registrations(client)).toMatchObject([
      { certificationId: associate, progress: 'learning', childStatus: 'registrationApproved' },
    ])
    const registeredBefore = await trainee()
    refusedWith(await enrol(registeredBefore, null), 403)
    unwrap(await enrol(registeredBefore, await letter()))
    expect(await registrations(registeredBefore)).toHaveLength(1)
  })

  test('invite to a workshop too', async () => {
    const client = await newLearner(portal)
    const code = await letter({ targetId: workshop })
    const request = { code, emailNotification: 'subscribed' } as const
    expect(unwrap(await client.api.call(contract.acceptInvitation, request))).toEqual({
      kind: 'classroom',
      targetId: workshop,
      status: 'audited',
    })
    expect(await seatOf(client, workshop)).toBe('enrolled')
    expect(await registrations(client)).toEqual([])
  })

  test('show their item and its certification', async () => {
    const code = await letter()
    const ask = { code }
    expect(unwrap(await portal.api().call(contract.getInvitation, ask))).toMatchObject({
      kind: 'classroom',
      targetId: warsaw,
    })
    const release = await portal.api().call(contract.getInvitedCertification, { code })
    expect(unwrap(release)).toMatchObject({ id: associate })
    const other = await letter({ targetId: workshop })
    refusedWith(await portal.api().call(contract.getInvitedCertification, { code: other }), 10005)
  })

  test('work once, until they expire, for their classroom, site and address', async () => {
    const client = await trainee()
    refusedWith(await enrol(client, 'ABCD-ABCD-ABCD-ABCD'), 10000)
    refusedWith(await enrol(client, await letter({ targetId: online })), 10005)
    refusedWith(await enrol(client, await letter({ site: 'eu' })), 10018)
    refusedWith(await enrol(client, await letter({ email: 'somebody.else@demo.test' })), 10007)
    const other = await trainee()
    const used = await letter()
    unwrap(await enrol(other, used))
    refusedWith(await enrol(client, used), 10006)
    const late = await letter()
    const now = portal.clock.now
    portal.clock.now += day
    refusedWith(await enrol(await trainee(), late), 10001)
    portal.clock.now = now
  })

  test('to the learner’s address work', async () => {
    const client = await trainee()
    const [row] = await portal.db.select().from(learner).where(eq(learner.id, client.learnerId))
    expect(unwrap(await enrol(client, await letter({ email: row?.email as string })))).toBeTruthy()
  })

  test('give nobody a second seat, with or without an earlier invitation', async () => {
    const client = await trainee()
    unwrap(await enrol(client, await letter()))
    refusedWith(await enrol(client, await letter()), 10024)
    const other = await trainee()
    unwrap(await enrol(other, null, online))
    refusedWith(await enrol(other, await letter({ targetId: online }), online), 10017)
  })

  test('don’t enter a full classroom, and stay unused', async () => {
    await setClassroomStart(portal, warsaw, 10 * day, { capacity: 1 })
    unwrap(await enrol(await trainee(), await letter()))
    const code = await letter()
    const client = await newLearner(portal)
    refusedWith(await enrol(client, code), 10014)
    expect(await registrations(client)).toEqual([])
    await setClassroomStart(portal, warsaw, 10 * day, { capacity: 2 })
    unwrap(await enrol(client, code))
  })

  test('don’t replace prerequisites, and then change nothing', async () => {
    const client = await newLearner(portal)
    refusedWith(await enrol(client, await letter({ targetId: professional }), professional), 10026)
    expect(await seatOf(client, professional)).toBeUndefined()
    expect(await registrations(client)).toEqual([])
  })

  test('refer to another region where only other sites show the classroom', async () => {
    const client = await trainee()
    const code = await letter()
    await withItemOnSites(portal, 'classroom', warsaw, ['eu'], async () =>
      refusedWith(await enrol(client, code), 10019),
    )
  })

  test('can’t be guessed: five wrong codes a minute are the limit', async () => {
    const client = await trainee()
    for (let tries = 0; tries < 5; tries++) await enrol(client, 'ABCD-ABCD-ABCD-ABCD')
    refusedWith(await enrol(client, await letter()), 10022)
  })

  test('four concurrent uses of one invitation are one seat', async () => {
    const code = await letter()
    const clients = await Promise.all(Array.from({ length: 4 }, trainee))
    const results = await Promise.all(clients.map((client) => enrol(client, code)))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  })
})
