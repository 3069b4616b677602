import { createHash } from 'node:crypto'
import { eq, like } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attempt } from '#server/db/schema/attempt.ts'
import { auditEntry } from '#server/db/schema/audit.ts'
import { certificate } from '#server/db/schema/certificate.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { file } from '#server/db/schema/file.ts'
import { learner } from '#server/db/schema/learner.ts'
import { mail } from '#server/db/schema/mail.ts'
import { nameRequest } from '#server/db/schema/name-request.ts'
import { findOrCreateLearner } from '#server/services/identity/learner/find-or-create-learner.ts'
import * as contract from '#src/contract/identity/name-request.ts'
import { changeProfile, deleteAccount } from '#src/contract/identity/profile.ts'
import { getSession } from '#src/contract/identity/session.ts'
import { getBadge } from '#src/contract/learning/badge.ts'
import * as certificates from '#src/contract/learning/certificate.ts'
import { getCertificateLink } from '#src/contract/learning/certificate-document.ts'
import { checkReceipt, getReceipt } from '#src/contract/money/receipt.ts'
import { openBadge } from '../fixtures/open-badge.ts'
import { readQrCode } from '../fixtures/qr-code.ts'
import { issueTestCertificate } from '../fixtures/server/certificate.ts'
import { databases } from '../fixtures/server/databases.ts'
import { take } from '../fixtures/server/exam.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, rowsOrThrow, unwrap } from '../fixtures/server/result.ts'
import { personOf, signIn } from '../fixtures/server/sign-in.ts'
import { registerInCertification, staff } from '../fixtures/server/training.ts'

const associate = 2
const ivan = { firstName: 'Ivan', lastName: 'Buyer' }
const theory = { exam: 'theory', targetId: associate } as const

describe.each(databases)('new names on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  let people = 0
  async function person() {
    people += 1
    const email = `name-${people}@demo.test`
    const { learnerId, cookie } = await signIn(portal, email)
    await portal.db
      .update(learner)
      .set({ country: 'Poland', countryCode: 'PL' })
      .where(eq(learner.id, learnerId))
    return { email, learnerId, cookie, api: portal.api(cookie) }
  }

  /** Creates a learner named Sample Learner who holds a certificate. */
  async function holder() {
    const own = await person()
    const number = `NAME-${own.learnerId}`
    await issueTestCertificate(portal, own.learnerId, associate, { number, holderName: 'Sample Learner' })
    const [held] = await portal.db.select().from(certificate).where(eq(certificate.number, number))
    return { ...own, number, id: held?.id as number }
  }

  const verified = async (number: string) =>
    unwrap(await portal.api().call(certificates.verifyCertificate, { number }))
  const waitingOf = async (email: string) =>
    rowsOrThrow(await (await staff(portal, 'reviewer')).call(contract.getNameRequests, {})).find(
      (each) => each.email === email,
    )
  async function decide(email: string, decision: { approve: boolean; reason?: string; reissue?: boolean }) {
    const waiting = await waitingOf(email)
    const desk = await staff(portal, 'reviewer')
    return desk.call(contract.decideNameRequest, { id: waiting?.id as number, ...decision })
  }
  const mailsTo = async (learnerId: number) =>
    (await portal.db.select().from(mail).where(eq(mail.learnerId, learnerId)).orderBy(mail.id)).map(
      ({ kind, data }) => [kind, data.requestedName ?? data.certificateId],
    )
  const read = async (link: string, cookie: string) =>
    (await portal.request(link, { headers: { Cookie: cookie } })).text()

  test('a learner without certificates gets a new name immediately', async () => {
    const { api, email } = await person()
    expect(unwrap(await api.call(changeProfile, ivan))).toMatchObject(ivan)
    expect(unwrap(await api.call(getSession, {}))).not.toHaveProperty('requestedName')
    expect(await waitingOf(email)).toBeUndefined()
  })

  test('after a certificate a new name waits for a reviewer, and every other field is saved', async () => {
    const { api, learnerId, number, email } = await holder()
    const info = unwrap(await api.call(changeProfile, { ...ivan, city: 'Warszawa' }))
    expect(info).toMatchObject({
      ...{ firstName: 'Sample', lastName: 'Learner', city: 'Warszawa' },
      requestedName: ivan,
    })
    expect(unwrap(await api.call(getSession, {}))).toEqual(info)
    expect((await verified(number)).name).toBe('Sample Learner')
    const [row] = await portal.db.select().from(learner).where(eq(learner.id, learnerId))
    expect(row).toMatchObject({ firstName: 'Sample', lastName: 'Learner', city: 'Warszawa' })
    expect(await waitingOf(email)).toMatchObject({
      ...ivan,
      learner: 'Sample Learner',
      source: 'learner',
      certificates: [number],
    })
  })

  test('a certificate of attendance is enough, and has the name at the time of the training', async () => {
    const [workshop, webinarWithoutOne] = [12, 11]
    async function attended(classroomId: number) {
      const own = await person()
      const at = new Date(portal.clock.now)
      const seat = { learnerId: own.learnerId, classroomId, createdAt: at, changedAt: at }
      await portal.db
        .insert(classroomEnrolment)
        .values({ ...seat, status: 'finished', emailNotification: 'subscribed' })
      return own
    }
    const { api, learnerId, email } = await attended(workshop)
    expect(unwrap(await api.call(changeProfile, ivan))).toMatchObject({
      lastName: 'Learner',
      requestedName: ivan,
    })
    unwrap(await decide(email, { approve: true }))
    const [seat] = await portal.db
      .select()
      .from(classroomEnrolment)
      .where(eq(classroomEnrolment.learnerId, learnerId))
    expect(seat?.holderName).toBe('Sample Learner')
    const other = await attended(webinarWithoutOne)
    expect(unwrap(await other.api.call(changeProfile, ivan))).toMatchObject(ivan)
  })

  test('a receipt is enough, and has the name at the time of the exam', async () => {
    const { api, learnerId } = await person()
    await registerInCertification(portal, learnerId, associate, 'exam')
    await take(portal, api, theory, 0)
    const [ended] = await portal.db.select().from(attempt).where(eq(attempt.learnerId, learnerId))
    expect(unwrap(await api.call(changeProfile, ivan))).toMatchObject({
      lastName: 'Learner',
      requestedName: ivan,
    })
    const nameOn = async () => {
      const { receipt } = unwrap(await api.call(getReceipt, { attemptId: ended?.id as number }))
      return unwrap(await portal.api().call(checkReceipt, { receipt })).learner
    }
    expect(await nameOn()).toBe('Sample Learner')
    await portal.db.update(learner).set(ivan).where(eq(learner.id, learnerId))
    expect(await nameOn()).toBe('Sample Learner')
  })

  test('a first name needs no approval where there was none, and earlier receipts are unchanged', async () => {
    const { api, learnerId, email } = await person()
    await portal.db.update(learner).set({ firstName: '', lastName: '' }).where(eq(learner.id, learnerId))
    await registerInCertification(portal, learnerId, associate, 'exam')
    await take(portal, api, theory, 0)
    const [ended] = await portal.db.select().from(attempt).where(eq(attempt.learnerId, learnerId))
    expect(unwrap(await api.call(changeProfile, ivan))).toMatchObject(ivan)
    const { receipt } = unwrap(await api.call(getReceipt, { attemptId: ended?.id as number }))
    expect(unwrap(await portal.api().call(checkReceipt, { receipt })).learner).toBe(email)
  })

  test('a name from the identity provider also waits, once for all sign-ins', async () => {
    const { email, learnerId, number } = await holder()
    const signIn = (first: string, last: string) =>
      findOrCreateLearner(portal.db, personOf(email, first, last), portal.clock.now)
    for (const _ of [1, 2]) expect(await signIn('Ivan', 'Buyer')).toBe(learnerId)
    expect(await waitingOf(email)).toMatchObject({ ...ivan, source: 'provider' })
    expect((await verified(number)).name).toBe('Sample Learner')
    unwrap(await decide(email, { approve: false, reason: 'Another person.' }))
    await signIn('Ivan', 'Buyer')
    await signIn('', '')
    expect(await waitingOf(email)).toBeUndefined()
    await signIn('Ivana', 'Buyer')
    expect(await waitingOf(email)).toMatchObject({ firstName: 'Ivana' })
    unwrap(await decide(email, { approve: true }))
    // The identity provider still sends the old name.
    await signIn('Ivanka', 'Buyer')
    expect(await waitingOf(email)).toMatchObject({ learner: 'Ivana Buyer', firstName: 'Ivanka' })
  })

  test('the learner changes or withdraws the request; one request waits at a time', async () => {
    const { api, email } = await holder()
    refusedWith(await api.call(contract.withdrawNameRequest, {}), 404)
    await api.call(changeProfile, ivan)
    const ways = ['Ada', 'Bea', 'Cia'].map((firstName) => api.call(changeProfile, { firstName }))
    for (const each of await Promise.all(ways)) expect(unwrap(each).firstName).toBe('Sample')
    unwrap(await api.call(changeProfile, { lastName: 'Byron' }))
    expect(await waitingOf(email)).toMatchObject({ firstName: 'Sample', lastName: 'Byron' })
    // Saving another field sends the current name, too.
    const { requestedName } = unwrap(
      await api.call(changeProfile, { firstName: 'Sample', lastName: 'Learner', city: 'Gdynia' }),
    )
    expect(requestedName).toMatchObject({ lastName: 'Byron' })
    expect(unwrap(await api.call(contract.withdrawNameRequest, {}))).not.toHaveProperty('requestedName')
    refusedWith(await api.call(contract.withdrawNameRequest, {}), 404)
    expect(await waitingOf(email)).toBeUndefined()
  })

  test('a reviewer approves the name that was shown: a newer one has another id', async () => {
    const { api, email } = await holder()
    unwrap(await api.call(changeProfile, { lastName: 'Learner-Smith' }))
    const id = (await waitingOf(email))?.id as number
    unwrap(await api.call(changeProfile, ivan))
    const desk = await staff(portal, 'reviewer')
    refusedWith(await desk.call(contract.decideNameRequest, { id, approve: true, reissue: true }), 10_002)
    expect(unwrap(await api.call(getSession, {}))).toMatchObject({
      ...{ firstName: 'Sample', lastName: 'Learner' },
      requestedName: ivan,
    })
    unwrap(await decide(email, { approve: true }))
    expect(unwrap(await api.call(getSession, {}))).toMatchObject(ivan)
  })

  test('after the approval the profile has the name; certificates keep theirs until they are reissued', async () => {
    const own = await holder()
    await own.api.call(changeProfile, ivan)
    expect(unwrap(await decide(own.email, { approve: true }))).toEqual({ reissued: [], others: [own.number] })
    expect(unwrap(await own.api.call(getSession, {}))).toMatchObject(ivan)
    expect((await verified(own.number)).name).toBe('Sample Learner')
    expect(unwrap(await own.api.call(certificates.getMyCertificates, {}))).toMatchObject([
      { holder: 'Sample Learner' },
    ])
    const { link } = unwrap(await own.api.call(getCertificateLink, { id: own.id, picture: true }))
    const { signed } = await readQrCode(await read(link, own.cookie))
    expect(decodeJwt(signed).sub).toBe('Sample Learner')
    const badge = unwrap(await own.api.call(getBadge, { id: own.id, kind: 'certificate' }))
    const claims = openBadge.parse(decodeJwt(await read(badge.link, own.cookie)))
    const nameClaim = claims.credentialSubject.identifier.find(({ identityType }) => identityType === 'name')
    const hashed = createHash('sha256').update(`Sample Learner${nameClaim?.salt}`).digest('hex')
    expect(nameClaim?.identityHash).toBe(`sha256$${hashed}`)
    expect(await mailsTo(own.learnerId)).toEqual([['nameApproved', 'Ivan Buyer']])
  })

  test('a reissued certificate has the same number and the new name, and its old document is no longer served', async () => {
    const own = await holder()
    const before = unwrap(await own.api.call(getCertificateLink, { id: own.id }))
    expect((await read(before.link, own.cookie)).slice(0, 5)).toBe('%PDF-')
    await own.api.call(changeProfile, ivan)
    const decided = await decide(own.email, { approve: true, reissue: true })
    expect(unwrap(decided)).toEqual({ reissued: [own.number], others: [] })
    const at = new Date(portal.clock.now).toISOString()
    expect(await verified(own.number)).toMatchObject({ name: 'Ivan Buyer', reissuedAt: at })
    const headers = { Cookie: own.cookie }
    expect((await portal.request(before.link, { headers })).status).toBe(404)
    const files = await portal.db
      .select()
      .from(file)
      .where(like(file.key, `learner-${own.learnerId}-%`))
    expect(files).toEqual([])
    const acts = await portal.db
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.subject, `certificate ${own.number}`))
    expect(acts).toMatchObject([{ act: 'reissue', actor: 'reviewer@demo.test' }])
    expect(await mailsTo(own.learnerId)).toEqual([
      ['certificateReissued', own.id],
      ['nameApproved', 'Ivan Buyer'],
    ])
  })

  test('a certificate is reissued later by its number, once, and never by its holder', async () => {
    const own = await holder()
    await own.api.call(changeProfile, ivan)
    unwrap(await decide(own.email, { approve: true }))
    const { cookie } = await signIn(portal, own.email, { roles: ['reviewer'] })
    const reissue = { number: own.number.toLowerCase() }
    refusedWith(await portal.api(cookie).call(contract.reissueCertificate, reissue), 403)
    const desk = await staff(portal, 'reviewer')
    unwrap(await desk.call(contract.reissueCertificate, reissue))
    expect((await verified(own.number)).name).toBe('Ivan Buyer')
    expect(await desk.call(contract.reissueCertificate, reissue)).toMatchObject({
      failure: { code: 10002, message: expect.stringContaining('already shows its holder’s current name') },
    })
    refusedWith(await desk.call(contract.reissueCertificate, { number: 'VSA-NONE' }), 404)
    refusedWith(await (await staff(portal, 'trainer')).call(contract.reissueCertificate, reissue), 403)
  })

  test('a rejection has a reason, which the learner gets, and changes nothing', async () => {
    const { api, email, learnerId } = await holder()
    await api.call(changeProfile, ivan)
    const unreasoned = await decide(email, { approve: false })
    refusedWith(unreasoned, 400)
    expect(unreasoned).toMatchObject({ failure: { context: { fields: ['reason'] } } })
    const waiting = await waitingOf(email)
    unwrap(await decide(email, { approve: false, reason: 'The passport says otherwise.' }))
    expect(unwrap(await api.call(getSession, {}))).toMatchObject({ firstName: 'Sample' })
    const [told] = await portal.db.select().from(mail).where(eq(mail.learnerId, learnerId))
    expect(told).toMatchObject({
      kind: 'nameRejected',
      data: { requestedName: 'Ivan Buyer', reason: 'The passport says otherwise.' },
    })
    const desk = await staff(portal, 'reviewer')
    const again = { id: waiting?.id as number, approve: true }
    refusedWith(await desk.call(contract.decideNameRequest, again), 10002)
    refusedWith(await desk.call(contract.decideNameRequest, { ...again, id: 999_999 }), 404)
  })

  test('only reviewers decide about names, and never about their own', async () => {
    const { api, email } = await holder()
    await api.call(changeProfile, ivan)
    const { id } = (await waitingOf(email)) as { id: number }
    const { cookie } = await signIn(portal, email, { roles: ['reviewer'] })
    const decision = { id, approve: true }
    const result = await portal.api(cookie).call(contract.decideNameRequest, decision)
    refusedWith(result, 403)
    expect(result).toMatchObject({ failure: { context: { reason: 'ownMatter' } } })
    for (const role of ['trainer', 'editor', 'finance'])
      refusedWith(await (await staff(portal, role)).call(contract.decideNameRequest, decision), 403)
  })

  test('deleting the account erases the names on certificates and receipts, and the request', async () => {
    const own = await holder()
    await registerInCertification(portal, own.learnerId, associate, 'exam')
    await take(portal, own.api, theory, 0)
    await own.api.call(changeProfile, ivan)
    unwrap(await own.api.call(deleteAccount, { confirmation: own.email }))
    expect((await verified(own.number)).name).toBe('')
    const [ended] = await portal.db.select().from(attempt).where(eq(attempt.learnerId, own.learnerId))
    expect(ended?.holderName).toBe('')
    expect(await waitingOf(own.email)).toBeUndefined()
    const mine = eq(nameRequest.learnerId, own.learnerId)
    expect(await portal.db.select().from(nameRequest).where(mine)).toEqual([])
  })
})
