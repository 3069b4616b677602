import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import * as contract from '#src/contract/learning/check-in.ts'
import { enrolInWorkshop } from '#src/contract/learning/classroom-enrolment.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { withItemWithdrawn } from '../fixtures/server/seeded.ts'
import { day, hour, newLearner, setClassroomStart, staff } from '../fixtures/server/training.ts'

const workshop = 17
const minute = 60_000
const begun = Date.UTC(2026, 0, 15, 12)

describe.each(databases)('checking in, on $name', ({ open }) => {
  let portal: Portal
  let client: Awaited<ReturnType<typeof newLearner>>
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  /** Each test begins with a workshop that starts at `begun`, and a learner who has a seat in it. */
  beforeEach(async () => {
    portal.clock.now = begun
    await portal.db.delete(classroomEnrolment)
    await setClassroomStart(portal, workshop, day, { capacity: 2 })
    client = await newLearner(portal)
    const request = { classroomId: workshop, emailNotification: 'subscribed' as const }
    unwrap(await client.api.call(enrolInWorkshop, request))
    await setClassroomStart(portal, workshop, 0)
  })

  const shown = async () =>
    unwrap(await (await staff(portal, 'trainer')).call(contract.getCheckInCode, { id: workshop }))
  const scan = (code: string, by = client) => by.api.call(contract.checkIn, { code })
  const hold = (code: string) => portal.api().call(contract.holdScan, { code })
  const move = (after: number) => {
    portal.clock.now = begun + after
  }

  test('scanning the code checks the learner in; a second scan changes nothing', async () => {
    const { code, validUntil } = await shown()
    expect(validUntil).toBe(new Date(begun + 2 * minute).toISOString())
    const told = {
      classroomId: workshop,
      status: 'checkedIn',
      checkedInAt: new Date(begun).toISOString(),
    }
    expect(unwrap(await scan(code))).toEqual(told)
    move(5000)
    expect(unwrap(await scan(code))).toEqual(told)
    const [row] = await portal.db
      .select()
      .from(classroomEnrolment)
      .where(eq(classroomEnrolment.learnerId, client.learnerId))
    expect(row).toMatchObject({ status: 'checkedIn', checkedInAt: new Date(begun) })
  })

  test('twenty concurrent scans are one', async () => {
    const { code } = await shown()
    const results = await Promise.all(Array.from({ length: 20 }, () => scan(code)))
    expect(new Set(results.map((result) => unwrap(result).checkedInAt)).size).toBe(1)
  })

  test.each([
    [-1, 20037],
    [0, 200],
    [4 * hour, 200],
    [4 * hour + 1, 10013],
  ])('%i ms after the start a scan returns %i', async (after, code) => {
    move(after)
    const result = await scan((await shown()).code)
    if (code === 200) expect(unwrap(result).status).toBe('checkedIn')
    else refusedWith(result, code)
  })

  test.each([
    [2 * minute - 1, 200],
    [2 * minute, 400],
  ])('a code is valid in its minute and the next: after %i ms it returns %i', async (after, code) => {
    const shownAt = await shown()
    move(after)
    const result = await scan(shownAt.code)
    if (code === 200) expect(unwrap(result).status).toBe('checkedIn')
    else refusedWith(result, code)
  })

  test.each([
    [10 * minute, 200],
    [10 * minute + 1, 400],
  ])('a ticket is valid for ten minutes: after %i ms it returns %i', async (after, code) => {
    const { ticket } = unwrap(await hold((await shown()).code))
    move(after)
    const result = await scan(ticket)
    if (code === 200) expect(unwrap(result).status).toBe('checkedIn')
    else refusedWith(result, code)
  })

  test('a ticket can’t be exchanged again, and an unsigned code gives none', async () => {
    const { ticket } = unwrap(await hold((await shown()).code))
    refusedWith(await hold(ticket), 400)
    refusedWith(await hold('17.abc'), 400)
    refusedWith(await scan('17.abc'), 400)
  })

  test('anybody sees the classroom of a code or a ticket, where it is shown', async () => {
    const { code } = await shown()
    const { ticket } = unwrap(await hold(code))
    const detail = (asked: string) => portal.api().call(contract.getScannedClassroom, { code: asked })
    expect(unwrap(await detail(code))).toMatchObject({ id: workshop, seatsLeft: 1, state: 'running' })
    expect(unwrap(await detail(ticket))).toMatchObject({ id: workshop })
    refusedWith(await detail('17.abc'), 400)
    await withItemWithdrawn(portal, 'classroom', workshop, async () => {
      refusedWith(await detail(code), 404)
    })
  })

  test('only a participant with a seat checks in', async () => {
    const { code } = await shown()
    refusedWith(await scan(code, await newLearner(portal)), 403)
    await portal.db.update(classroomEnrolment).set({ status: 'pending' })
    refusedWith(await scan(code), 403)
    refusedWith(await portal.api().call(contract.checkIn, { code }), 401)
  })

  test('only trainers see the code, of an existing classroom', async () => {
    const trainer = await staff(portal, 'trainer')
    refusedWith(await trainer.call(contract.getCheckInCode, { id: 9999 }), 404)
    const reviewer = await staff(portal, 'reviewer')
    refusedWith(await reviewer.call(contract.getCheckInCode, { id: workshop }), 403)
    refusedWith(await client.api.call(contract.getCheckInCode, { id: workshop }), 403)
  })

  test('tries of codes are limited', async () => {
    portal.clock.now = begun + 30 * minute
    const tries = await Promise.all(Array.from({ length: 21 }, () => hold('17.abc')))
    expect(
      tries.filter((result) => !result.ok && 'code' in result.failure && result.failure.code === 10022),
    ).toHaveLength(1)
  })
})
