import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { certification } from '#server/db/schema/certification.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import * as exams from '#src/contract/catalogue/practical-exam.ts'
import { findMyTrainings } from '#src/contract/learning/my-training.ts'
import { saveExamRecord } from '#src/contract/learning/practical-exam-enrolment.ts'
import { findTrainings } from '#src/contract/learning/schedule.ts'
import type { RequestOf } from '#src/contract/protocol/call.ts'
import type { ClassroomEnrolmentStatus } from '#src/domain/classroom/classroom-enrolment.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { restoreAfterTest } from '../fixtures/server/restored-rows.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'
import { day, registerInCertification, setClassroomStart, setExamStart } from '../fixtures/server/training.ts'
import { askWire } from '../fixtures/server/wire-request.ts'

/**
 * Classrooms of Video security associate, one of them with a fee; a workshop; and the practical exam of access
 * control.
 */
const associate = 2
const warsaw = 1
const online = 9
const workshop = 17
const access = 5
const exam = 5

describe.each(databases)('my trainings, on $name', ({ open }) => {
  let portal: Portal
  let learnerId: number
  let cookie: string
  let api: ReturnType<Portal['api']>

  const seat = async (classroomId: number, status: ClassroomEnrolmentStatus, of = learnerId) => {
    const at = new Date(portal.clock.now)
    const waitingSince = status === 'waitlisted' ? at : null
    const row = { learnerId: of, classroomId, status, emailNotification: 'subscribed', waitingSince } as const
    await portal.db.insert(classroomEnrolment).values({ ...row, createdAt: at, changedAt: at })
  }

  beforeAll(async () => {
    portal = await openPortal(await open())
    const signed = await signIn(portal, 'my-training@demo.test')
    learnerId = signed.learnerId
    cookie = signed.cookie
    api = portal.api(cookie, { siteId: 21 })
    const other = await signIn(portal, 'other-training@demo.test')
    await registerInCertification(portal, learnerId, associate, 'exam')
    await registerInCertification(portal, learnerId, access, 'practicalExam')
    await setClassroomStart(portal, warsaw, -20 * day)
    await setClassroomStart(portal, online, -10 * day)
    await setClassroomStart(portal, workshop, 20 * day)
    await setExamStart(portal, exam, 10 * day)
    await seat(warsaw, 'absent')
    await seat(online, 'finished')
    await seat(workshop, 'waitlisted', other.learnerId)
    portal.clock.now += 1000
    await seat(workshop, 'waitlisted')
    const at = new Date(portal.clock.now)
    const [row] = await portal.db
      .insert(practicalExamEnrolment)
      .values({
        learnerId,
        practicalExamId: exam,
        status: 'enrolled',
        allergies: 'nuts',
        createdAt: at,
        changedAt: at,
      })
      .returning()
    const record = { recordLink: 'https://records.example/9', recordPassword: 'secret' }
    unwrap(await api.call(saveExamRecord, { enrolmentId: row?.id as number, ...record }))
  })
  afterAll(() => portal.close())

  const find = async (request: RequestOf<typeof findMyTrainings> = {}) =>
    unwrap(await api.call(findMyTrainings, request))
  const idOf = (each: Awaited<ReturnType<typeof find>>['rows'][number]) =>
    each.kind === 'practicalExam' ? ['exam', each.practicalExam.id] : [each.kind, each.classroom.id]

  test('coming trainings are first, the soonest first, then past ones, the newest first', async () => {
    const { rows, total } = await find()
    expect(total).toBe(4)
    expect(rows.map(idOf)).toEqual([
      ['exam', exam],
      ['nonCertification', workshop],
      ['classroom', online],
      ['classroom', warsaw],
    ])
  })

  test('coming and past trainings can be requested separately', async () => {
    expect((await find({ status: 'upcoming' })).rows.map(idOf)).toEqual([
      ['exam', exam],
      ['nonCertification', workshop],
    ])
    const over = await find({ status: 'over' })
    expect([over.total, over.rows.map(idOf)]).toEqual([
      2,
      [
        ['classroom', online],
        ['classroom', warsaw],
      ],
    ])
    const next = await find({ page: 2, pageSize: 10 })
    expect(next).toEqual({ rows: [], total: 4 })
  })

  test('each has the learner’s status', async () => {
    const [first, second, third, fourth] = (await find()).rows
    expect(first).toMatchObject({
      learning: 'practicalExam',
      currency: 'EUR',
      practicalExam: {
        own: { status: 'enrolled', recordLink: 'https://records.example/9', recordPassword: 'secret' },
      },
    })
    expect(second).toMatchObject({
      classroom: { learning: null, currency: null, own: { status: 'waitlisted', waitingPosition: 2 } },
    })
    expect(third).toMatchObject({
      classroom: { learning: 'exam', currency: null, own: { status: 'finished' } },
    })
    expect(fourth).toMatchObject({ classroom: { currency: 'PLN', own: { status: 'absent' } } })
  })

  test('the task of a practical exam is returned only to learners who may see it', async () => {
    const listTasks = async () => {
      const { rows } = await find()
      return rows.flatMap((row) => (row.kind === 'practicalExam' ? [row.task] : []))
    }
    await restoreAfterTest(portal, certification, [access])
    const set = (values: Partial<typeof certification.$inferInsert>) =>
      portal.db.update(certification).set(values).where(eq(certification.id, access))
    await set({ showTask: true, needRecord: true })
    expect(await listTasks()).toEqual([true])
    await set({ showTask: false })
    expect(await listTasks()).toEqual([false])
    await set({ showTask: true, needRecord: false })
    expect(await listTasks()).toEqual([true])
  })

  test('they have the fields of the specification', async () => {
    const { data } = await askWire(
      portal,
      findMyTrainings,
      { siteId: 21, languageId: 1 },
      { headers: { Cookie: cookie } },
    )
    const [examEntry, workshopEntry, , classroomEntry] = (data as { rows: Record<string, unknown>[] }).rows
    expect(classroomEntry).toMatchObject({
      relationType: '1',
      originalId: warsaw,
      classroomName: expect.any(String),
      certificationReleaseId: associate,
      regionList: [expect.objectContaining({ regionId: expect.any(Number), regionName: expect.any(String) })],
      learningStatus: '2',
      isAllowStartExam: true,
      isCharge: '1',
      currency: { id: 985 },
    })
    expect(workshopEntry).toMatchObject({ relationType: '3', learningStatus: null, isAllowStartExam: false })
    expect(examEntry).toMatchObject({ relationType: '2', learningStatus: '3', isAllowStartExam: true })
  })

  test('only the learner sees them', async () => {
    const { cookie: nobodys } = await signIn(portal, 'no-training@demo.test')
    expect(unwrap(await portal.api(nobodys).call(findMyTrainings, {}))).toEqual({ rows: [], total: 0 })
    refusedWith(await portal.api().call(findMyTrainings, {}), 401)
  })

  test('the calls about practical exams return the learner’s enrolment, and nobody else’s', async () => {
    const own = { status: 'enrolled', recordPassword: 'secret', allergies: 'nuts' }
    const none = { status: 'notEnrolled', recordPassword: null, allergies: null, enrolmentId: null }
    const reads = async (as: ReturnType<Portal['api']>) => {
      const [cards, listed, one, page] = [
        unwrap(await as.call(exams.getPracticalExamCards, {})),
        unwrap(await as.call(exams.getPracticalExamsOfCertification, { certificationId: access })),
        unwrap(await as.call(exams.getPracticalExam, { id: exam })),
        unwrap(await as.call(findTrainings, { mode: 'practicalExam' })),
      ]
      return [
        cards.flatMap((card) => card.exams).find(({ id }) => id === exam)?.own,
        listed.find(({ id }) => id === exam)?.own,
        one.own,
        page.rows
          .flatMap((row) => ('practicalExam' in row ? row.practicalExam : []))
          .find(({ id }) => id === exam)?.own,
      ]
    }
    for (const answer of await reads(api)) expect(answer).toMatchObject(own)
    for (const answer of await reads(portal.api(null, { siteId: 21 }))) expect(answer).toMatchObject(none)
    const { cookie: other } = await signIn(portal, 'no-training@demo.test')
    for (const answer of await reads(portal.api(other, { siteId: 21 }))) expect(answer).toMatchObject(none)
  })

  test('a seat that was never assigned is not among them', async () => {
    await portal.db
      .update(classroomEnrolment)
      .set({ status: 'notEnrolled' })
      .where(eq(classroomEnrolment.classroomId, online))
    expect((await find()).total).toBe(3)
  })
})
