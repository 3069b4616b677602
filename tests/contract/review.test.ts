import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mail } from '#server/db/schema/mail.ts'
import { enrolInWorkshop } from '#src/contract/learning/classroom-enrolment.ts'
import { enrolInCourse } from '#src/contract/learning/enrolment.ts'
import { decideRegistration, getWaitingRegistrations } from '#src/contract/learning/review.ts'
import { getAudit } from '#src/contract/publishing/audit.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { contextOf, refusedWith, rowsOrThrow, unwrap } from '../fixtures/server/result.ts'
import { day, newLearner, setClassroomStart, staff } from '../fixtures/server/training.ts'

/** A course that needs approval, and a workshop. */
const analytics = 8
const workshop = 17

describe.each(databases)('reviewers, on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
    await setClassroomStart(portal, workshop, 10 * day, {
      capacity: 1,
      needsApproval: true,
      waitingList: true,
      fee: null,
    })
  })
  afterAll(() => portal.close())

  const reviewer = () => staff(portal, 'reviewer')
  const waiting = async () => rowsOrThrow(await (await reviewer()).call(getWaitingRegistrations, {}))
  const decide = async (kind: 'registration' | 'classroom', id: number, approve: boolean) =>
    (await reviewer()).call(decideRegistration, { kind, id, approve })
  const course = (api: ReturnType<Portal['api']>) =>
    api.call(enrolInCourse, { id: analytics, emailNotification: 'subscribed' })
  const seat = (api: ReturnType<Portal['api']>) =>
    api.call(enrolInWorkshop, { classroomId: workshop, emailNotification: 'subscribed' })

  test('a registration waits until it is approved, once, and the audit log has the reviewer', async () => {
    const { api } = await newLearner(portal)
    expect(unwrap(await course(api)).status).toBe('notAudited')
    const [row] = await waiting()
    expect(row).toMatchObject({ kind: 'registration', targetName: 'Video analytics on the perimeter' })
    unwrap(await decide('registration', row?.id as number, true))
    expect(await waiting()).toEqual([])
    refusedWith(await course(api), 10024)
    const again = await decide('registration', row?.id as number, false)
    refusedWith(again, 10002)
    const at = new Date(portal.clock.now).toISOString()
    expect(contextOf(again)).toEqual({ decided: { by: 'reviewer@demo.test', act: 'approve', at } })
    const subject = `registration ${row?.id}`
    const log = rowsOrThrow(await (await reviewer()).call(getAudit, { subject }))
    expect(log.map(({ actor, act }) => [actor, act])).toEqual([['reviewer@demo.test', 'approve']])
  })

  test('a rejected registration may be made again', async () => {
    const { api } = await newLearner(portal)
    unwrap(await course(api))
    const [row] = await waiting()
    const reason = 'The course needs a manufacturer’s account.'
    const rejected = { kind: 'registration', id: row?.id as number, approve: false, reason } as const
    unwrap(await (await reviewer()).call(decideRegistration, rejected))
    const [told] = await portal.db.select().from(mail).where(eq(mail.kind, 'registrationRejected'))
    expect(told?.data).toMatchObject({ reason })
    const [entry] = rowsOrThrow(
      await (await reviewer()).call(getAudit, { subject: `registration ${row?.id}` }),
    )
    expect(entry).toMatchObject({ act: 'reject', detail: { reason } })
    expect(unwrap(await course(api)).status).toBe('notAudited')
    const [again] = await waiting()
    unwrap(await decide('registration', again?.id as number, true))
  })

  test('a pending approval holds the seat, and a rejection gives it to the waiting list', async () => {
    const [first, second] = [await newLearner(portal), await newLearner(portal)]
    expect(unwrap(await seat(first.api)).own.status).toBe('pending')
    expect(unwrap(await seat(second.api)).own.status).toBe('waitlisted')
    const [row] = await waiting()
    unwrap(await decide('classroom', row?.id as number, false))
    const [promoted] = await waiting()
    expect(promoted?.id).not.toBe(row?.id)
    unwrap(await decide('classroom', promoted?.id as number, true))
    expect(await waiting()).toEqual([])
    refusedWith(await decide('classroom', promoted?.id as number, true), 10002)
  })

  test('only reviewers decide, and only about existing registrations', async () => {
    refusedWith(await (await staff(portal, 'trainer')).call(getWaitingRegistrations, {}), 403)
    refusedWith(await portal.api().call(decideRegistration, { kind: 'classroom', id: 1, approve: true }), 403)
    refusedWith(await decide('classroom', 9999, true), 404)
    refusedWith(await decide('registration', 9999, true), 404)
  })
})
