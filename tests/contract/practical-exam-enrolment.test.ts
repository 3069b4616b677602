import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'
import { mail } from '#server/db/schema/mail.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import { completeClassrooms } from '#server/jobs/complete-classrooms.ts'
import { getPracticalExam } from '#src/contract/catalogue/practical-exam.ts'
import * as contract from '#src/contract/learning/practical-exam-enrolment.ts'
import { getAudit } from '#src/contract/publishing/audit.ts'
import type { CertificationProgress } from '#src/domain/certification/progress.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { contextOf, refusedWith, rowsOrThrow, unwrap } from '../fixtures/server/result.ts'
import { withItemWithdrawn } from '../fixtures/server/seeded.ts'
import { day, newLearner, registerInCertification, setExamStart, staff } from '../fixtures/server/training.ts'

/** The general certification; its practical exams in Europe and elsewhere, both free. */
const general = 1
const first = 1
const second = 2
const begun = Date.UTC(2026, 0, 15, 12)

type Client = Awaited<ReturnType<typeof newLearner>>

describe.each(databases)('practical exams, on $name', ({ open }) => {
  let portal: Portal
  let regions: Record<number, number>
  beforeAll(async () => {
    portal = await openPortal(await open())
    const regionOf = async (id: number) =>
      unwrap(await portal.api().call(getPracticalExam, { id })).regions[0]?.id as number
    regions = { [first]: await regionOf(first), [second]: await regionOf(second) }
  })
  afterAll(() => portal.close())

  beforeEach(async () => {
    portal.clock.now = begun
    await portal.db.delete(practicalExamEnrolment)
    for (const id of [first, second]) await setExamStart(portal, id, 10 * day, { capacity: 8, fee: null })
  })

  /** Creates a learner with this progress; `practicalExam` means that the theory exam is passed. */
  async function candidate(progress: CertificationProgress = 'practicalExam', site?: number) {
    const client = await newLearner(portal, site)
    await registerInCertification(portal, client.learnerId, general, progress)
    return client
  }

  const request = (id: number) => ({ practicalExamId: id, regionId: regions[id] as number })
  const enrol = ({ api }: Client, id = first) => api.call(contract.enrolInPracticalExam, request(id))
  const cancel = ({ api }: Client, id = first) =>
    api.call(contract.cancelPracticalExam, { practicalExamId: id })
  const record = ({ api }: Client, enrolmentId: number, recordLink = 'https://records.example/1') =>
    api.call(contract.saveExamRecord, { enrolmentId, recordLink, recordPassword: 'hunter2' })
  const grade = async (id: number, score: number | null) =>
    (await staff(portal, 'trainer')).call(
      contract.gradePracticalExam,
      score === null ? { id, absent: true as const } : { id, score },
    )
  const enrolled = async (client: Client, id = first) =>
    unwrap(await enrol(client, id)).own.enrolmentId as number
  const rowOf = async (id: number) => {
    const [row] = await portal.db
      .select()
      .from(practicalExamEnrolment)
      .where(eq(practicalExamEnrolment.id, id))
    return row
  }
  const progressOf = async ({ learnerId }: Client) => {
    const mine = eq(certificationEnrolment.learnerId, learnerId)
    const [row] = await portal.db.select().from(certificationEnrolment).where(mine)
    return row?.progress
  }

  test('a place is given, seen in the seats left, and given back by either call', async () => {
    const client = await candidate()
    expect(unwrap(await enrol(client))).toMatchObject({
      id: first,
      seatsLeft: 7,
      own: { enrolmentId: expect.any(Number), status: 'enrolled', recordLink: null },
    })
    expect(unwrap(await cancel(client))).toBe(true)
    refusedWith(await cancel(client), 404)
    expect(unwrap(await enrol(client))).toMatchObject({ seatsLeft: 7 })
    const left = await client.api.call(contract.leavePracticalExam, { practicalExamId: first })
    expect(unwrap(left)).toBe(true)
  })

  test('of twenty concurrent learners for two places all but two are refused as full', async () => {
    await setExamStart(portal, first, 10 * day, { capacity: 2 })
    const clients = await Promise.all(Array.from({ length: 20 }, () => candidate()))
    const results = await Promise.all(clients.map((client) => enrol(client)))
    expect(results.filter(({ ok }) => ok)).toHaveLength(2)
    for (const result of results.filter(({ ok }) => !ok)) refusedWith(result, 10008)
  })

  test('a learner who enrols concurrently in two dates gets one', async () => {
    const client = await candidate()
    const results = await Promise.all([enrol(client, first), enrol(client, second)])
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    refusedWith(results.find(({ ok }) => !ok) as (typeof results)[number], 10009)
  })

  test('refusals: twice, another date, another region, charged, begun, not shown, nobody', async () => {
    const client = await candidate()
    unwrap(await enrol(client))
    refusedWith(await enrol(client), 10024)
    refusedWith(await enrol(client, second), 10009)
    const other = await candidate()
    const elsewhere = { ...request(first), regionId: 999 }
    refusedWith(await other.api.call(contract.enrolInPracticalExam, elsewhere), 10019)
    refusedWith(await enrol(other, 9999), 400)
    const unknown = { practicalExamId: 9999, regionId: 1 }
    refusedWith(await other.api.call(contract.enrolInPracticalExam, unknown), 404)
    await withItemWithdrawn(portal, 'practicalExam', first, async () => {
      refusedWith(await enrol(other), 404)
    })
    await setExamStart(portal, second, 10 * day, { fee: { EUR: 100, PLN: 400 } })
    refusedWith(await enrol(other, second), 403)
    await setExamStart(portal, second, 0, { fee: null })
    refusedWith(await enrol(other, second), 10013)
    refusedWith(await enrol({ learnerId: 0, api: portal.api() }), 401)
  })

  test.each(['apply', 'finish'] as const)('nobody enrols in progress %s', async (progress) => {
    refusedWith(await enrol(await candidate(progress)), 403)
  })

  test.each([
    ['enrol', 'certificationFirst'],
    ['learning', 'theoryFirst'],
    ['exam', 'theoryFirst'],
    [null, 'certificationFirst'],
  ] as const)('in progress %s the refusal is %s, with the certification', async (progress, reason) => {
    const client = progress ? await candidate(progress) : await newLearner(portal)
    const refused = await enrol(client)
    refusedWith(refused, 10026)
    expect(contextOf(refused)).toMatchObject({
      reason,
      prerequisiteCertificationList: [{ certificationReleaseId: general }],
    })
  })

  test.each([
    [day, 200],
    [day - 1, 10011],
    [1, 10011],
    [0, 10013],
  ])('%i ms before the start, canceling returns %i', async (left, code) => {
    const client = await candidate()
    unwrap(await enrol(client))
    await setExamStart(portal, first, left)
    const result = await cancel(client)
    if (code === 200) expect(unwrap(result)).toBe(true)
    else refusedWith(result, code)
  })

  test.each([
    ['notEnrolled', 404],
    ['passed', 10013],
    ['failed', 10013],
    ['absent', 10013],
  ] as const)('a learner in state %s can’t cancel a place: %i', async (status, code) => {
    const client = await candidate()
    const id = await enrolled(client)
    const one = eq(practicalExamEnrolment.id, id)
    await portal.db.update(practicalExamEnrolment).set({ status }).where(one)
    refusedWith(await cancel(client), code)
    expect(await rowOf(id)).toMatchObject({ status })
  })

  test('a place that is given back leaves neither a record nor allergies behind', async () => {
    const client = await candidate('practicalExam', 3)
    const food = { ...request(first), allergies: 'nuts', diet: 'halal' }
    const { own } = unwrap(await client.api.call(contract.enrolInPracticalExam, food))
    const id = own.enrolmentId as number
    unwrap(await record(client, id))
    unwrap(await cancel(client))
    expect(await rowOf(id)).toMatchObject({
      ...{ status: 'notEnrolled', recordLink: null, sealedPassword: null, allergies: null, diet: null },
    })
    refusedWith(await record(client, id), 404)
    portal.clock.now += day
    unwrap(await client.api.call(contract.enrolInPracticalExam, food))
    expect(await rowOf(id)).toMatchObject({
      ...{ status: 'enrolled', allergies: 'nuts', diet: 'halal', createdAt: new Date(begun + day) },
    })
  })

  test.each(['pending', 'enrolled', 'passed'] as const)('whoever is %s has a place', async (status) => {
    const client = await candidate()
    const one = eq(practicalExamEnrolment.id, await enrolled(client))
    await portal.db.update(practicalExamEnrolment).set({ status }).where(one)
    refusedWith(await enrol(client), 10024)
  })

  test.each(['pending', 'enrolled'] as const)('whoever is %s at one date gets no other', async (status) => {
    const client = await candidate()
    const one = eq(practicalExamEnrolment.id, await enrolled(client))
    await portal.db.update(practicalExamEnrolment).set({ status }).where(one)
    refusedWith(await enrol(client, second), 10009)
  })

  test('a place that is given back is free for the next', async () => {
    await setExamStart(portal, first, 10 * day, { capacity: 1 })
    const [client, next] = [await candidate(), await candidate()]
    unwrap(await enrol(client))
    refusedWith(await enrol(next), 10008)
    unwrap(await cancel(client))
    expect(unwrap(await enrol(next)).own.status).toBe('enrolled')
  })

  test.each([
    ['notEnrolled', 404],
    ['pending', 200],
    ['enrolled', 200],
    ['failed', 10002],
    ['absent', 10002],
  ] as const)('a learner in state %s saves a record: %i', async (status, code) => {
    const client = await candidate()
    const id = await enrolled(client)
    const one = eq(practicalExamEnrolment.id, id)
    await portal.db.update(practicalExamEnrolment).set({ status }).where(one)
    const stored = await record(client, id)
    if (code === 200) expect(unwrap(stored)).toBe(true)
    else refusedWith(stored, code)
  })

  test('a record is read again by whom it belongs to, with its password or without one', async () => {
    const client = await candidate()
    const id = await enrolled(client)
    const own = async () => unwrap(await client.api.call(getPracticalExam, { id: first })).own
    unwrap(await record(client, id))
    expect(await own()).toMatchObject({ recordLink: 'https://records.example/1', recordPassword: 'hunter2' })
    const without = { enrolmentId: id, recordLink: 'https://records.example/2', recordPassword: null }
    unwrap(await client.api.call(contract.saveExamRecord, without))
    expect(await own()).toMatchObject({ recordLink: 'https://records.example/2', recordPassword: null })
    expect(await rowOf(id)).toMatchObject({ sealedPassword: null })
  })

  test('a place that the learner never had, or in an unknown exam, can’t be given back', async () => {
    const client = await candidate()
    refusedWith(await cancel(client), 404)
    refusedWith(await cancel(client, 9999), 404)
  })

  test('a record is one’s own, https, replaceable until it is graded, and its password is sealed', async () => {
    const client = await candidate()
    const id = await enrolled(client)
    expect(unwrap(await record(client, id))).toBe(true)
    expect(unwrap(await record(client, id, 'https://records.example/2'))).toBe(true)
    const row = await rowOf(id)
    expect(row?.recordLink).toBe('https://records.example/2')
    expect(JSON.stringify(row)).not.toContain('hunter2')
    expect(row?.sealedPassword).toMatch(/^[\w-]{16}\.[\w-]{10}\.[\w-]{22}$/)
    refusedWith(await record(await candidate(), id), 404)
    refusedWith(await record(client, 9999), 404)
    refusedWith(await record({ learnerId: 0, api: portal.api() }, id), 401)
    for (const link of ['http://records.example/1', 'javascript:alert(1)', 'records'])
      expect((await record(client, id, link)).ok).toBe(false)
    await setExamStart(portal, first, -day)
    unwrap(await grade(id, 10))
    refusedWith(await record(client, id), 10002)
  })

  test.each([
    [80, 'passed', 'apply'],
    [79, 'failed', 'practicalExam'],
    [null, 'absent', 'practicalExam'],
  ])('%s points: %s, and the certification is at %s', async (score, status, progress) => {
    const client = await candidate()
    const id = await enrolled(client)
    expect(contextOf(await grade(id, score))).toEqual({ reason: 'notBegun' })
    await setExamStart(portal, first, 0)
    expect(unwrap(await grade(id, score))).toEqual({ status })
    expect(await progressOf(client)).toBe(progress)
    expect(await rowOf(id)).toMatchObject({ status, score })
    const mails = await portal.db.select().from(mail).where(eq(mail.learnerId, client.learnerId))
    const expected = { subject: { kind: 'practicalExam', id: first }, ...(score !== null && { score }) }
    expect(mails.find(({ kind }) => kind.startsWith('practical'))?.data).toEqual(expected)
    const again = await grade(id, score)
    refusedWith(again, 10002)
    expect(contextOf(again)).toMatchObject({ decided: { by: 'trainer@demo.test', act: 'grade' } })
    const subject = `practical exam enrolment ${id}`
    const audit = rowsOrThrow(await (await staff(portal, 'reviewer')).call(getAudit, { subject, limit: 10 }))
    expect(audit).toMatchObject([{ actor: 'trainer@demo.test', act: 'grade', detail: { score, status } }])
    if (status === 'passed') refusedWith(await enrol(client, first), 10024)
    else expect(unwrap(await enrol(client, second)).own.status).toBe('enrolled')
  })

  test('twenty concurrent grades are one', async () => {
    const client = await candidate()
    const id = await enrolled(client)
    await setExamStart(portal, first, 0)
    const trainer = await staff(portal, 'trainer')
    const results = await Promise.all(
      Array.from({ length: 20 }, () => trainer.call(contract.gradePracticalExam, { id, score: 90 })),
    )
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('only trainers grade existing enrolments, with a score or an absence', async () => {
    const client = await candidate()
    const id = await enrolled(client)
    const reviewer = await staff(portal, 'reviewer')
    refusedWith(await reviewer.call(contract.gradePracticalExam, { id, score: 90 }), 403)
    refusedWith(await client.api.call(contract.gradePracticalExam, { id, score: 90 }), 403)
    refusedWith(await grade(9999, 90), 404)
    const trainer = await staff(portal, 'trainer')
    for (const input of [{ id }, { id, score: 90, absent: true as const }, { id, score: 101 }])
      expect((await trainer.call(contract.gradePracticalExam, input)).ok).toBe(false)
    unwrap(await cancel(client))
    refusedWith(await grade(id, 90), 404)
  })

  test('allergies are stored where food is ordered, and deleted thirty days after the end', async () => {
    const food = { allergies: 'nuts', diet: 'halal' }
    const enrolWithFood = async (client: Client) =>
      unwrap(await client.api.call(contract.enrolInPracticalExam, { ...request(first), ...food })).own
    expect(await enrolWithFood(await candidate())).toMatchObject({ allergies: null, diet: null })
    const own = await enrolWithFood(await candidate('practicalExam', 3))
    expect(own).toMatchObject({ allergies: 'nuts', diet: 'halal' })
    await setExamStart(portal, first, -4 * 60 * 60 * 1000)
    await completeClassrooms(portal.db, () => begun + 30 * day - 1)
    expect(await rowOf(own.enrolmentId as number)).toMatchObject({ allergies: 'nuts' })
    await completeClassrooms(portal.db, () => begun + 30 * day)
    expect(await rowOf(own.enrolmentId as number)).toMatchObject({ allergies: null, diet: null })
  })
})
