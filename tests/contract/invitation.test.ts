import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cancelledSession } from '#server/db/schema/cancelled-session.ts'
import { certificate } from '#server/db/schema/certificate.ts'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'
import { course } from '#server/db/schema/course.ts'
import { enrolment } from '#server/db/schema/enrolment.ts'
import { invitation } from '#server/db/schema/invitation.ts'
import { rateLimitCount } from '#server/db/schema/limit.ts'
import { mail } from '#server/db/schema/mail.ts'
import { purgeLetters } from '#server/services/invitations/invitation/purge-letters.ts'
import { enrolInCertification } from '#src/contract/learning/certification-enrolment.ts'
import { enrolInCourse } from '#src/contract/learning/enrolment.ts'
import * as contract from '#src/contract/learning/invitation.ts'
import { enrolInPracticalExam } from '#src/contract/learning/practical-exam-enrolment.ts'
import type { RequestOf } from '#src/contract/protocol/call.ts'
import { getAudit } from '#src/contract/publishing/audit.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, rowsOrThrow, unwrap } from '../fixtures/server/result.ts'
import { withItemOnSites } from '../fixtures/server/seeded.ts'
import { signIn } from '../fixtures/server/sign-in.ts'
import { day, registerInCertification, setExamStart, staff } from '../fixtures/server/training.ts'

/**
 * The general certification; the expert level, which requires the professional level, a code and a fee; a course;
 * and a practical exam.
 */
const general = 1
const professional = 3
const expert = 4
const lesson = 1
const exam = 1
/** A classroom of the general certification, and a workshop without a certification. */
const online = 2
const workshop = 17
const eu = 21

describe.each(databases)('invitations, on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open(), { env: { ADDRESS_HEADER: 'x-address' } })
  })
  afterAll(() => portal.close())
  beforeEach(async () => {
    // All learners of these tests send codes from the same IP address, so its rate limit is reset.
    await portal.db.delete(rateLimitCount)
    await portal.db.update(course).set({ needsApproval: false }).where(eq(course.id, lesson))
  })

  let learners = 0
  async function newLearner(siteId = 1) {
    learners += 1
    const email = `invited-${learners}@demo.test`
    const { learnerId, cookie } = await signIn(portal, email)
    const at = (address: string) => ({ api: portal.api(cookie, { headers: { 'X-Address': address } }) })
    return { learnerId, email, at, api: portal.api(cookie, { siteId }) }
  }
  type Client = Awaited<ReturnType<typeof newLearner>>
  type Input = Partial<RequestOf<typeof contract.createInvitation>>

  const create = async (input: Input = {}) =>
    (await staff(portal, 'reviewer')).call(contract.createInvitation, {
      kind: 'course',
      targetId: lesson,
      validUntil: new Date(portal.clock.now + day).toISOString(),
      ...input,
    })
  const letter = async (input: Input = {}) => unwrap(await create(input)).code
  const use = ({ api }: Pick<Client, 'api'>, code: string) =>
    api.call(contract.acceptInvitation, { code, emailNotification: 'subscribed' })
  const takeFor = ({ api }: Client, code: string, kind: 'course' | 'certification', targetId: number) =>
    api.call(contract.enrolByCode, { code, kind, targetId, emailNotification: 'subscribed' })
  const look = (code: string, siteId = 1) =>
    portal.api(null, { siteId }).call(contract.getInvitation, { code: code })
  const statusOf = async ({ learnerId }: Client, courseId = lesson) => {
    const mine = and(eq(enrolment.learnerId, learnerId), eq(enrolment.courseId, courseId))
    const [row] = await portal.db.select().from(enrolment).where(mine)
    return row?.status
  }
  const certify = (learnerId: number, certificationId: number) =>
    portal.db.insert(certificate).values({
      number: `TEST-${learnerId}`,
      learnerId,
      certificationId,
      issuedAt: new Date(portal.clock.now),
      validUntil: new Date(portal.clock.now + 365 * day),
    })

  test('an invitation registers as audited immediately, even where a reviewer would have to approve', async () => {
    await portal.db.update(course).set({ needsApproval: true }).where(eq(course.id, lesson))
    const client = await newLearner()
    const code = await letter()
    expect(code).toMatch(/^([A-HJKMNP-TV-Z2-9]{4}-){3}[A-HJKMNP-TV-Z2-9]{4}$/)
    expect(unwrap(await use(client, code.toLowerCase().replaceAll('-', ' ')))).toEqual({
      kind: 'course',
      targetId: lesson,
      status: 'audited',
    })
    expect(await statusOf(client)).toBe('audited')
    const [row] = await portal.db.select().from(invitation).where(eq(invitation.learnerId, client.learnerId))
    expect(row).toMatchObject({ state: 'used', usedAt: new Date(portal.clock.now) })
    expect(JSON.stringify(row)).not.toContain(code)
  })

  test('an invitation replaces the approval of a reviewer', async () => {
    await portal.db.update(course).set({ needsApproval: true }).where(eq(course.id, lesson))
    const client = await newLearner()
    const request = { id: lesson, emailNotification: 'subscribed' } as const
    expect(unwrap(await client.api.call(enrolInCourse, request)).status).toBe('notAudited')
    unwrap(await takeFor(client, await letter(), 'course', lesson))
    expect(await statusOf(client)).toBe('audited')
  })

  test('an invitation enrols in a certification that needs a code; prerequisites still count', async () => {
    const client = await newLearner()
    const code = await letter({ kind: 'certification', targetId: expert })
    refusedWith(await takeFor(client, code, 'certification', expert), 10026)
    await certify(client.learnerId, professional)
    const request = { certificationId: expert, emailNotification: 'subscribed' } as const
    refusedWith(await client.api.call(enrolInCertification, request), 10000)
    expect(unwrap(await takeFor(client, code, 'certification', expert))).toMatchObject({ targetId: expert })
    const mine = eq(certificationEnrolment.learnerId, client.learnerId)
    expect(await portal.db.select().from(certificationEnrolment).where(mine)).toMatchObject([
      { certificationId: expert, childStatus: 'registrationApproved', progress: 'learning' },
    ])
  })

  test('addRegistration accepts a code too; a code alone is one of a certification', async () => {
    const request = { emailNotification: 'subscribed' } as const
    const client = await newLearner()
    const first = { ...request, id: lesson, kind: 'course', code: await letter() } as const
    expect(unwrap(await client.api.call(enrolInCourse, first))).toEqual({
      courseId: lesson,
      status: 'audited',
    })
    const other = await newLearner()
    const code = await letter({ kind: 'certification', targetId: general })
    expect(unwrap(await other.api.call(enrolInCourse, { ...request, id: general, code }))).toMatchObject({
      status: 'audited',
    })
    refusedWith(await other.api.call(enrolInCourse, { ...request, id: general, code: 'WRONG' }), 10000)
  })

  test('a wrong code and one for another item are refused', async () => {
    const client = await newLearner()
    refusedWith(await use(client, 'AAAA-AAAA-AAAA-AAAA'), 10000)
    refusedWith(await use(client, ' '), 400)
    refusedWith(await look('AAAA-AAAA-AAAA-AAAA'), 10000)
    const code = await letter()
    refusedWith(await takeFor(client, code, 'course', lesson + 1), 10005)
    refusedWith(await takeFor(client, code, 'certification', lesson), 10005)
    unwrap(await takeFor(client, code, 'course', lesson))
  })

  test('an expired invitation is refused', async () => {
    const client = await newLearner()
    const code = await letter({ validUntil: new Date(portal.clock.now + 1000).toISOString() })
    portal.clock.now += 1000
    refusedWith(await use(client, code), 10001)
    refusedWith(await look(code), 10001)
    const desk = await staff(portal, 'reviewer')
    refusedWith(await desk.call(contract.withdrawInvitation, { code }), 10001)
  })

  test('a withdrawn invitation is refused', async () => {
    const client = await newLearner()
    const code = await letter()
    const desk = await staff(portal, 'reviewer')
    unwrap(await desk.call(contract.withdrawInvitation, { code }))
    refusedWith(await use(client, code), 10005)
    refusedWith(await look(code), 10005)
    refusedWith(await desk.call(contract.withdrawInvitation, { code }), 10005)
    refusedWith(await desk.call(contract.withdrawInvitation, { code: 'WRONG' }), 10000)
  })

  test('a used invitation is refused for everybody', async () => {
    const code = await letter()
    const client = await newLearner()
    unwrap(await use(client, code))
    refusedWith(await use(await newLearner(), code), 10006)
    refusedWith(await use(client, code), 10006)
    refusedWith(await look(code), 10006)
    const desk = await staff(portal, 'reviewer')
    refusedWith(await desk.call(contract.withdrawInvitation, { code }), 10006)
  })

  test('an invitation to an address is for that learner only, in upper or lower case', async () => {
    const client = await newLearner()
    const code = await letter({ email: client.email.toUpperCase() })
    refusedWith(await use(await newLearner(), code), 10007)
    unwrap(await use(client, code))
  })

  test('an invitation of one site is refused on others, with the valid site', async () => {
    const code = await letter({ site: 'eu' })
    const refused = await use(await newLearner(), code)
    refusedWith(refused, 10018)
    expect(refused.ok ? null : refused.failure).toMatchObject({
      context: { codeValidWithSite: 'EU' },
      message: expect.stringContaining('EU'),
    })
    refusedWith(await look(code), 10018)
    unwrap(await look(code, eu))
    unwrap(await use(await newLearner(eu), code))
  })

  test('an item of other sites only is refused as of another region, and the invitation stays unused', async () => {
    const client = await newLearner()
    const code = await letter()
    await withItemOnSites(portal, 'course', lesson, ['eu'], async () => {
      refusedWith(await use(client, code), 10019)
    })
    unwrap(await use(client, code))
  })

  test('a registered learner is refused, with and without an earlier invitation', async () => {
    const client = await newLearner()
    const request = { id: lesson, emailNotification: 'subscribed' } as const
    unwrap(await client.api.call(enrolInCourse, request))
    refusedWith(await use(client, await letter()), 10017)
    const other = await newLearner()
    unwrap(await use(other, await letter()))
    refusedWith(await use(other, await letter()), 10024)
    const third = await newLearner()
    await registerInCertification(portal, third.learnerId, general, 'learning')
    refusedWith(await use(third, await letter({ kind: 'certification', targetId: general })), 10017)
  })

  test('an approved learner can only be invited to the practical exam', async () => {
    await setExamStart(portal, exam, 10 * day, { capacity: 8, fee: { EUR: 100, PLN: 400 } })
    const client = await newLearner()
    await registerInCertification(portal, client.learnerId, general, 'approved')
    refusedWith(await use(client, await letter({ kind: 'certification', targetId: general })), 10012)
    const code = await letter({ kind: 'practicalExam', targetId: exam })
    unwrap(await client.api.call(contract.enrolInExamByCode, { code, practicalExamId: exam }))
  })

  test('an invitation gives a place in a practical exam, with or without a fee, after the theory exam', async () => {
    await setExamStart(portal, exam, 10 * day, { capacity: 8, fee: { EUR: 100, PLN: 400 } })
    const code = await letter({ kind: 'practicalExam', targetId: exam })
    const request = { code, practicalExamId: exam }
    const early = await newLearner()
    await registerInCertification(portal, early.learnerId, general, 'learning')
    refusedWith(await early.api.call(contract.enrolInExamByCode, request), 403)
    const client = await newLearner()
    await registerInCertification(portal, client.learnerId, general, 'practicalExam')
    refusedWith(await client.api.call(enrolInPracticalExam, { practicalExamId: exam, regionId: 999 }), 10019)
    refusedWith(await client.api.call(contract.enrolInExamByCode, { ...request, practicalExamId: 2 }), 10005)
    const found = unwrap(await client.api.call(contract.enrolInExamByCode, request))
    expect(found).toMatchObject({ id: exam, own: { status: 'enrolled' } })
    refusedWith(await client.api.call(contract.enrolInExamByCode, request), 10006)
  })

  test('a full practical exam stays full, and the invitation unused', async () => {
    await setExamStart(portal, exam, 10 * day, { capacity: 0, fee: null })
    const client = await newLearner()
    await registerInCertification(portal, client.learnerId, general, 'practicalExam')
    const code = await letter({ kind: 'practicalExam', targetId: exam })
    refusedWith(await use(client, code), 10008)
    await setExamStart(portal, exam, 10 * day, { capacity: 8, fee: null })
    unwrap(await use(client, code))
  })

  test('of two tabs that use one code at the same time one succeeds', async () => {
    const client = await newLearner()
    const code = await letter()
    const [one, other] = await Promise.all([use(client, code), use(client, code)])
    expect([one.ok, other.ok].sort()).toEqual([false, true])
    refusedWith(one.ok ? other : one, 10006)
  })

  test('of two learners who use one code at the same time one succeeds', async () => {
    const code = await letter()
    const clients = [await newLearner(), await newLearner()]
    const results = await Promise.all(clients.map((client) => use(client, code)))
    const refused = results.filter((result) => !result.ok)
    expect(refused).toHaveLength(1)
    refusedWith(refused[0] as (typeof results)[number], 10006)
    const statuses = await Promise.all(clients.map((client) => statusOf(client)))
    expect(statuses.filter((status) => status === 'audited')).toHaveLength(1)
  })

  test('five wrong codes a minute are allowed, not six; a right one resets the count', async () => {
    const client = await newLearner()
    const wrong = () => use(client, 'AAAA-AAAA-AAAA-AAAA')
    for (let times = 0; times < 4; times += 1) refusedWith(await wrong(), 10000)
    unwrap(await use(client, await letter()))
    for (let times = 0; times < 5; times += 1) refusedWith(await wrong(), 10000)
    refusedWith(await wrong(), 10022)
    refusedWith(await use(await newLearner(), await letter()), 10022)
    refusedWith(await use(client.at('198.51.100.1'), await letter()), 10022)
    unwrap(await use((await newLearner()).at('198.51.100.2'), await letter()))
    portal.clock.now += 61_000
    refusedWith(await wrong(), 10000)
  })

  test('an invitation shows its item, and its address only as a hint', async () => {
    const validUntil = new Date(portal.clock.now + day).toISOString()
    const code = await letter({ kind: 'certification', targetId: expert, email: 'ada@example.org' })
    expect(unwrap(await look(code))).toEqual({
      kind: 'certification',
      targetId: expert,
      email: 'a***@example.org',
      site: null,
      validUntil,
    })
    const anybody = portal.api()
    expect(unwrap(await anybody.call(contract.getInvitedCertification, { code }))).toMatchObject({
      id: expert,
      needsCode: true,
    })
    const examCode = await letter({ kind: 'practicalExam', targetId: exam })
    const found = unwrap(await anybody.call(contract.getInvitedCertification, { code: examCode }))
    expect(found.id).toBe(general)
    refusedWith(await anybody.call(contract.getInvitedCertification, { code: await letter() }), 10005)
  })

  test('the certification of an invitation is returned only where it is shown', async () => {
    const anybody = portal.api()
    const examCode = await letter({ kind: 'practicalExam', targetId: exam })
    await withItemOnSites(portal, 'practicalExam', exam, ['eu'], async () => {
      refusedWith(await anybody.call(contract.getInvitedCertification, { code: examCode }), 404)
    })
    const found = async (targetId: number) =>
      anybody.call(contract.getInvitedCertification, { code: await letter({ kind: 'classroom', targetId }) })
    expect(unwrap(await found(online)).id).toBe(general)
    refusedWith(await found(workshop), 10005)
    await withItemOnSites(portal, 'classroom', online, ['eu'], async () =>
      refusedWith(await found(online), 404),
    )
  })

  test('a canceled session accepts no invitation', async () => {
    const [classroomOff, examOff] = [
      { kind: 'classroom', targetId: workshop },
      { kind: 'practicalExam', targetId: exam },
    ] as const
    const at = { cancelledAt: new Date(portal.clock.now), cancelledBy: 'Ana', reason: 'Flood' }
    await portal.db.insert(cancelledSession).values([
      { ...at, family: 'classroom', id: workshop },
      { ...at, family: 'practicalExam', id: exam },
    ])
    for (const request of [classroomOff, examOff]) {
      const refused = await create(request)
      refusedWith(refused, 403)
      expect(refused).toMatchObject({ failure: { context: { reason: 'sessionCancelled' } } })
    }
    // A course with the same number is not affected.
    await letter({ kind: 'course', targetId: exam })
    await portal.db.delete(cancelledSession)
  })

  test('each invitation to an address is mailed, with its site and its end', async () => {
    await portal.db.delete(mail)
    const validUntil = new Date(portal.clock.now + day).toISOString()
    const codes = [
      await letter({ email: 'Ada@Example.org', site: 'eu', validUntil }),
      await letter({ email: 'ada@example.org', validUntil }),
    ]
    const subject = { kind: 'course', id: lesson }
    const to = { kind: 'invitation', email: 'ada@example.org', learnerId: null }
    expect(await portal.db.select().from(mail).orderBy(mail.id)).toMatchObject([
      { ...to, site: 'eu', data: { subject, code: codes[0], until: validUntil } },
      { ...to, site: null, data: { subject, code: codes[1], until: validUntil } },
    ])
  })

  test('nobody invites themselves', async () => {
    const refused = await create({ email: 'Reviewer@demo.test' })
    refusedWith(refused, 403)
    expect(refused).toMatchObject({ failure: { context: { reason: 'ownMatter' } } })
  })

  test('a deleted account leaves no address in an invitation, and no invitation for anybody else', async () => {
    const client = await newLearner()
    const code = await letter({ email: client.email })
    await portal.db.transaction((tx) => purgeLetters(tx, client.learnerId))
    refusedWith(await use(await newLearner(), code), 10005)
    const to = eq(invitation.invitedEmail, client.email)
    expect(await portal.db.select().from(invitation).where(to)).toEqual([])
  })

  test('only reviewers create invitations, for existing items, and the audit log has them without the code', async () => {
    const editor = await staff(portal, 'editor')
    const validUntil = new Date(portal.clock.now + day).toISOString()
    refusedWith(
      await editor.call(contract.createInvitation, { kind: 'course', targetId: lesson, validUntil }),
      403,
    )
    refusedWith(await editor.call(contract.withdrawInvitation, { code: 'WRONG' }), 403)
    refusedWith(await create({ targetId: 9999 }), 404)
    refusedWith(await create({ site: 'nowhere' }), 400)
    refusedWith(await create({ validUntil: new Date(portal.clock.now).toISOString() }), 400)
    const code = await letter()
    const toNobody = and(eq(mail.kind, 'invitation'), isNull(mail.email))
    expect(await portal.db.select().from(mail).where(toNobody)).toEqual([])
    const log = JSON.stringify(rowsOrThrow(await (await staff(portal, 'reviewer')).call(getAudit, {})))
    expect(log).toContain('"act":"invite"')
    expect(log).not.toContain(code)
  })
})
