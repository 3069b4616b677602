import { createHmac } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { certificateApplication } from '#server/db/schema/certificate.ts'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'
import { learner } from '#server/db/schema/learner.ts'
import { derivePurposeKey } from '#server/services/platform/derive-purpose-key.ts'
import { deleteAccount } from '#src/contract/identity/profile.ts'
import * as contract from '#src/contract/learning/certificate.ts'
import { getAudit } from '#src/contract/publishing/audit.ts'
import type { CertificationProgress } from '#src/domain/certification/progress.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { portalKey } from '../fixtures/server/portal-key.ts'
import { refusedWith, rowsOrThrow, unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'

/** Video security associate, and the general certification. */
const associate = 2
const general = 1
const day = 24 * 60 * 60 * 1000

describe.each(databases)('certificates, on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  let learners = 0

  /** Creates a learner who is enrolled in a certification with this progress. */
  async function learnerAt(progress: CertificationProgress, certificationId = associate) {
    learners += 1
    const { learnerId, cookie } = await signIn(portal, `certificate-${learners}@demo.test`)
    const at = new Date(portal.clock.now)
    await portal.db.insert(certificationEnrolment).values({
      learnerId,
      certificationId,
      round: 1,
      progress,
      childStatus: 'registrationApproved',
      emailNotification: 'subscribed',
      begunAt: at,
      changedAt: at,
    })
    return { learnerId, api: portal.api(cookie) }
  }

  const reviewer = async () =>
    portal.api((await signIn(portal, 'reviewer@demo.test', { roles: ['reviewer'] })).cookie)

  const apply = (api: ReturnType<Portal['api']>, certificationId = associate) =>
    api.call(contract.applyForCertificate, { certificationId })

  const waiting = async (email: string) =>
    rowsOrThrow(await (await reviewer()).call(contract.getApplications, {})).find(
      (each) => each.email === email,
    )

  /** Applies for a certificate, approves the application, and returns the certificate's number. */
  async function certify(api: ReturnType<Portal['api']>, certificationId = associate): Promise<string> {
    unwrap(await apply(api, certificationId))
    const found = await waiting(`certificate-${learners}@demo.test`)
    const decided = await (await reviewer()).call(contract.decideApplication, {
      id: found?.id as number,
      approve: true,
    })
    return unwrap(decided).number as string
  }

  const progressOf = async (learnerId: number) => {
    const mine = and(eq(certificationEnrolment.learnerId, learnerId))
    const [row] = await portal.db.select().from(certificationEnrolment).where(mine)
    return row?.progress
  }

  test('a learner who has passed applies, waits, and has a certificate for two years once it is approved', async () => {
    const { api, learnerId } = await learnerAt('apply')
    expect(unwrap(await apply(api))).toMatchObject({ status: 'underReview', id: null, validUntil: null })
    expect(await progressOf(learnerId)).toBe('finish')
    refusedWith(await apply(api), 20036)
    const found = await waiting(`certificate-${learners}@demo.test`)
    expect(found).toMatchObject({ learner: 'Sample Learner', certificationName: 'Video security associate' })
    const desk = await reviewer()
    const { number } = unwrap(
      await desk.call(contract.decideApplication, { id: found?.id as number, approve: true }),
    )
    expect(number).toMatch(/^VSA-2026-[A-Z0-9]{8}$/)
    expect(await progressOf(learnerId)).toBe('approved')
    const [held] = unwrap(await api.call(contract.getMyCertificates, {}))
    expect(held).toMatchObject({ status: 'valid', number, renewable: false })
    expect(held?.validUntil?.slice(0, 10)).toBe('2028-01-15')
    refusedWith(await apply(api), 10003)
    refusedWith(
      await desk.call(contract.decideApplication, { id: found?.id as number, approve: true }),
      10002,
    )
  })

  test('a rejection says why, and the learner may apply again', async () => {
    const { api, learnerId } = await learnerAt('apply')
    unwrap(await apply(api))
    const found = await waiting(`certificate-${learners}@demo.test`)
    const reason = 'The name is not whole.'
    const decision = { id: found?.id as number, approve: false, reason }
    unwrap(await (await reviewer()).call(contract.decideApplication, decision))
    expect(await progressOf(learnerId)).toBe('apply')
    expect(unwrap(await api.call(contract.getMyCertificates, {}))).toMatchObject([
      { status: 'rejected', reason },
    ])
    expect(unwrap(await apply(api))).toMatchObject({ status: 'underReview' })
  })

  test.each(['learning', 'exam', 'practicalExam'] as const)('nobody applies in %s', async (progress) => {
    refusedWith(await apply((await learnerAt(progress)).api), 403)
  })

  test('nobody applies without a registration or without a name', async () => {
    const { api, learnerId } = await learnerAt('apply')
    refusedWith(await apply(api, 999), 404)
    for (const name of [{ lastName: ' ' }, { lastName: '' }, { lastName: 'Learner', firstName: ' ' }]) {
      await portal.db.update(learner).set(name).where(eq(learner.id, learnerId))
      refusedWith(await apply(api), 10004)
    }
  })

  test('ten concurrent applications are one', async () => {
    const { api } = await learnerAt('apply')
    const results = await Promise.all(Array.from({ length: 10 }, () => apply(api)))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    const email = `certificate-${learners}@demo.test`
    const all = rowsOrThrow(await (await reviewer()).call(contract.getApplications, {}))
    expect(all.filter((each) => each.email === email)).toHaveLength(1)
  })

  test.each([
    [true, 'approve'],
    [false, 'reject'],
  ])('the person who decides (%s) is logged', async (approve, act) => {
    const { api } = await learnerAt('apply')
    unwrap(await apply(api))
    const id = (await waiting(`certificate-${learners}@demo.test`))?.id as number
    const desk = await reviewer()
    unwrap(await desk.call(contract.decideApplication, { id, approve }))
    const log = rowsOrThrow(await desk.call(getAudit, { subject: `certificate application ${id}` }))
    expect(log).toMatchObject([{ actor: 'reviewer@demo.test', act }])
  })

  test('a reason is stored with a rejection only', async () => {
    const reasonOf = async (approve: boolean, reason?: string) => {
      const { api } = await learnerAt('apply')
      unwrap(await apply(api))
      const id = (await waiting(`certificate-${learners}@demo.test`))?.id as number
      const decision = { id, approve, ...(reason && { reason }) }
      unwrap(await (await reviewer()).call(contract.decideApplication, decision))
      const mine = eq(certificateApplication.id, id)
      return (await portal.db.select().from(certificateApplication).where(mine))[0]?.reason
    }
    expect(await reasonOf(false, 'No name.')).toBe('No name.')
    expect(await reasonOf(true, 'Well done.')).toBeNull()
  })

  test('a certificate is about to expire 90 days before its end, then expired, and renewable around it', async () => {
    const { api, learnerId } = await learnerAt('apply')
    await certify(api)
    const email = `certificate-${learners}@demo.test`
    const begun = portal.clock.now
    const end = Date.UTC(2028, 0, 15, 12)
    const at = async (now: number) => {
      portal.clock.now = now
      const again = portal.api((await signIn(portal, email)).cookie)
      const [held] = unwrap(await again.call(contract.getMyCertificates, {}))
      return [held?.status, held?.renewable]
    }
    expect(learnerId).toBeGreaterThan(0)
    expect(await at(end - 90 * day - 1)).toEqual(['valid', false])
    expect(await at(end - 90 * day)).toEqual(['aboutToExpire', true])
    expect(await at(end)).toEqual(['expired', true])
    expect(await at(end + 90 * day + 1)).toEqual(['expired', false])
    portal.clock.now = begun
  })

  test('each hsc certification has a medal, the general one none', async () => {
    const { api } = await learnerAt('apply')
    await certify(api)
    expect(unwrap(await api.call(contract.getMyMedals, {}))).toEqual([
      {
        medal: 'bronze',
        certificationId: associate,
        certificationName: 'Video security associate',
        expired: false,
      },
    ])
    const other = await learnerAt('apply', general)
    await certify(other.api, general)
    expect(unwrap(await other.api.call(contract.getMyMedals, {}))).toEqual([])
  })

  test('anybody verifies a certificate by its number, in upper or lower case; a wrong one is not found', async () => {
    const { api } = await learnerAt('apply')
    const number = await certify(api)
    const verify = (asked: string, languageId = 1) =>
      portal.api(null, { siteId: 21, languageId }).call(contract.verifyCertificate, { number: asked })
    const verified = unwrap(await verify(number.toLowerCase()))
    expect(verified).toMatchObject({ name: 'Sample Learner', level: 'associate', status: 'valid' })
    const german = unwrap(await verify(number, 4))
    expect(german.certification).not.toBe(verified.certification)
    expect(german.signature).toBe(verified.signature)
    expect(unwrap(await verify(` ${number} `))).toEqual(verified)
    refusedWith(await verify('VSA-2026-AAAAAAAA'), 404)
    refusedWith(await verify('x'.repeat(41)), 400)
  })

  test('the portal’s signature covers the number and every field except texts', async () => {
    const { api } = await learnerAt('apply')
    const number = await certify(api)
    const { signature, certification, ...told } = unwrap(
      await portal.api().call(contract.verifyCertificate, { number }),
    )
    expect(certification).toBe('Video security associate')
    const { name, level, validFrom, validUntil, status } = told
    const signed = [number, associate, name, level, validFrom, validUntil, status].join('\n')
    expect(signature).toBe(
      createHmac('sha256', derivePurposeKey(portalKey, 'public contents of a certificate'))
        .update(signed)
        .digest('base64url'),
    )
  })

  test('the certificate of a deleted account stays, without a name', async () => {
    const { api } = await learnerAt('apply')
    const number = await certify(api)
    unwrap(await api.call(deleteAccount, { confirmation: `certificate-${learners}@demo.test` }))
    expect(unwrap(await portal.api().call(contract.verifyCertificate, { number }))).toMatchObject({
      name: '',
      status: 'valid',
    })
  })

  test('only the holder gives consent to be named', async () => {
    const { api } = await learnerAt('apply')
    await certify(api)
    const [held] = unwrap(await api.call(contract.getMyCertificates, {}))
    const id = held?.id as number
    unwrap(await api.call(contract.setPublicName, { id, consent: true }))
    expect(unwrap(await api.call(contract.getMyCertificates, {}))[0]?.publicName).toBe(true)
    const other = await learnerAt('learning')
    refusedWith(await other.api.call(contract.setPublicName, { id, consent: false }), 404)
  })

  test('only reviewers decide', async () => {
    const editor = portal.api((await signIn(portal, 'editor@demo.test', { roles: ['editor'] })).cookie)
    refusedWith(await editor.call(contract.getApplications, {}), 403)
    refusedWith(await editor.call(contract.decideApplication, { id: 1, approve: true }), 403)
    refusedWith(await (await reviewer()).call(contract.decideApplication, { id: 9999, approve: true }), 404)
  })
})
