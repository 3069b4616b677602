import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { commands } from '#scripts/operator/commands.ts'
import { certificate, certificateApplication } from '#server/db/schema/certificate.ts'
import { certification } from '#server/db/schema/certification.ts'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'
import { enrolment } from '#server/db/schema/enrolment.ts'
import { learner } from '#server/db/schema/learner.ts'
import { findCompanyCertificates } from '#server/services/catalogue/company/find-company-certificates.ts'
import * as contract from '#src/contract/learning/certificate.ts'
import { enrolInCertification } from '#src/contract/learning/certification-enrolment.ts'
import { getDueNotices } from '#src/contract/messaging/notice.ts'
import { databases } from '../fixtures/server/databases.ts'
import { complete, coursesOf } from '../fixtures/server/exam.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, rowsOrThrow, unwrap } from '../fixtures/server/result.ts'
import { withItemOnSites, withItemWithdrawn } from '../fixtures/server/seeded.ts'
import { day, newLearner, registerInCertification, signInAgain, staff } from '../fixtures/server/training.ts'

/**
 * Video security associate of 2026; the release of 2025 that it replaces; and access control, the only certification
 * of its type.
 */
const associate = 2
const older = 10
const access = 5
/** The certificate was issued two years before its end. */
const issuedAt = Date.UTC(2024, 0, 15, 12)
const end = Date.UTC(2026, 0, 15, 12)

type Client = Awaited<ReturnType<typeof newLearner>>

describe.each(databases)('renewal of certificates, on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())
  beforeEach(() => {
    portal.clock.now = end
  })

  /** Creates a learner whose certificate in a certification ends at `end`. */
  async function holder(certificationId = associate): Promise<Client & { id: number }> {
    const client = await newLearner(portal)
    await registerInCertification(portal, client.learnerId, certificationId, 'approved')
    const [held] = await portal.db
      .insert(certificate)
      .values({
        number: `R-${client.learnerId}`,
        learnerId: client.learnerId,
        certificationId,
        issuedAt: new Date(issuedAt),
        validUntil: new Date(end),
      })
      .returning({ id: certificate.id })
    return { ...client, id: held?.id as number }
  }

  const renew = ({ api, id }: Client & { id: number }, certificationId = associate, country = 'PL') =>
    api.call(contract.renewCertificate, { id, certificationId, country })
  const decide = async (learnerId: number, approve: boolean) => {
    const [waits] = await portal.db
      .select({ id: certificateApplication.id })
      .from(certificateApplication)
      .innerJoin(certificationEnrolment, eq(certificationEnrolment.id, certificateApplication.enrolmentId))
      .where(
        and(eq(certificationEnrolment.learnerId, learnerId), eq(certificateApplication.state, 'underReview')),
      )
    const desk = await staff(portal, 'reviewer')
    return unwrap(await desk.call(contract.decideApplication, { id: waits?.id as number, approve }))
  }
  const progressOf = async (learnerId: number, certificationId = associate) => {
    const mine = and(
      eq(certificationEnrolment.learnerId, learnerId),
      eq(certificationEnrolment.certificationId, certificationId),
    )
    const { round } = certificationEnrolment
    const rows = await portal.db.select().from(certificationEnrolment).where(mine).orderBy(round)
    return rows.map(({ progress }) => progress)
  }
  const mine = async ({ api }: Client) => unwrap(await api.call(contract.getMyCertificates, {}))

  test('waits for its decision, and the certificate is unchanged until then', async () => {
    const client = await holder()
    expect(unwrap(await renew(client))).toMatchObject({ id: null, status: 'underReview' })
    expect(await progressOf(client.learnerId)).toEqual(['finish'])
    expect(await mine(client)).toMatchObject([
      { status: 'underReview', id: null },
      { status: 'expired', id: client.id, renewable: false, renewed: false },
    ])
    refusedWith(await renew(client), 20036)
  })

  test('is listed to reviewers as the renewal of that certificate', async () => {
    const client = await holder()
    unwrap(await renew(client))
    const api = await staff(portal, 'reviewer')
    const [application] = rowsOrThrow(await api.call(contract.getApplications, {})).filter(
      ({ renews }) => renews === `R-${client.learnerId}`,
    )
    const output = await commands.waiting?.run({ api, args: [], options: {} })
    expect(output).toContain(`application ${application?.id}: `)
    expect(output).toContain(`, renews R-${client.learnerId}, since `)
  })

  test('once approved creates another certificate for two years and no other medal', async () => {
    const client = await holder()
    unwrap(await renew(client))
    const { number } = await decide(client.learnerId, true)
    expect(number).toMatch(/^VSA-2026-/)
    expect(await mine(client)).toMatchObject([
      { status: 'valid', number, validUntil: '2028-01-15T12:00:00.000Z', renewed: false },
      { status: 'expired', renewable: false, renewed: true },
    ])
    expect(unwrap(await client.api.call(contract.getMyMedals, {}))).toMatchObject([
      { medal: 'bronze', expired: false },
    ])
    expect(await progressOf(client.learnerId)).toEqual(['approved'])
    refusedWith(await renew(client), 10003)
  })

  test('before the end is valid until two years after it; the old certificate names its renewal and no longer expires', async () => {
    const client = await holder()
    portal.clock.now = end - 58 * day
    const api = await signInAgain(portal, client.learnerId)
    const early = { ...client, api }
    expect(await mine(early)).toMatchObject([{ status: 'aboutToExpire' }])
    unwrap(await renew(early))
    portal.clock.now += 2 * day
    const { number } = await decide(client.learnerId, true)
    expect(await mine(early)).toMatchObject([
      {
        number,
        status: 'valid',
        validFrom: new Date(end - 56 * day).toISOString(),
        validUntil: '2028-01-15T12:00:00.000Z',
        renewable: false,
      },
      { status: 'valid', renewable: false, renewed: true, renewedBy: number },
    ])
    const verify = async (of: string) =>
      unwrap(await portal.api().call(contract.verifyCertificate, { number: of }))
    expect(await verify(`R-${client.learnerId}`)).toMatchObject({ status: 'valid', renewedBy: number })
    expect(await verify(number as string)).not.toHaveProperty('renewedBy')
    const vatNumber = `PL${5_260_000_000 + client.learnerId}`
    await portal.db.update(learner).set({ vatNumber }).where(eq(learner.id, client.learnerId))
    const { count } = await findCompanyCertificates(portal.db, {
      vatNumber,
      language: 'en',
      now: portal.clock.now,
    })
    expect(count).toBe(1)
  })

  test('decided after the old end is valid as shown to the learner: until two years after the old end', async () => {
    portal.clock.now = end - day
    const client = await holder()
    unwrap(await renew(client))
    portal.clock.now = end + 2 * day
    const { number } = await decide(client.learnerId, true)
    const all = await mine(client)
    expect(all.find((each) => each.number === number)?.validUntil).toBe('2028-01-15T12:00:00.000Z')
  })

  test('after the end is valid for two years from the approval', async () => {
    portal.clock.now = end + 30 * day
    const client = await holder()
    unwrap(await renew(client))
    portal.clock.now += 3 * day
    await decide(client.learnerId, true)
    expect((await mine(client))[0]?.validUntil).toBe('2028-02-17T12:00:00.000Z')
  })

  test('uses the stored end and not the date of issue for status, reminder, renewal and revocation', async () => {
    portal.clock.now = end - 30 * day
    const client = await holder()
    // The certificate is valid for more than two years, as after an early renewal.
    const later = new Date(end + 60 * day)
    const own = eq(certificate.id, client.id)
    await portal.db.update(certificate).set({ validUntil: later }).where(own)
    const at = async (now: number) => {
      portal.clock.now = now
      return mine({ ...client, api: await signInAgain(portal, client.learnerId) })
    }
    const longValid = { status: 'valid', renewable: false, window: 'congratulation' }
    expect(await at(later.getTime() - 90 * day - 1)).toMatchObject([longValid])
    const ending = { status: 'aboutToExpire', renewable: true, window: 'reminder' }
    expect(await at(later.getTime() - 90 * day)).toMatchObject([ending])
    const number = `R-${client.learnerId}`
    const reason = 'A mistake.'
    unwrap(await (await staff(portal, 'reviewer')).call(contract.revokeCertificate, { number, reason }))
    const another = await staff(portal, 'reviewer', 'second')
    unwrap(await another.call(contract.reinstateCertificate, { number, reason }))
    expect(await at(portal.clock.now)).toMatchObject([{ validUntil: later.toISOString(), ...ending }])
    expect(await at(later.getTime())).toMatchObject([{ status: 'expired', renewable: true }])
  })

  test('of a certificate that was revoked while it waited is refused until the revocation is taken back', async () => {
    const client = await holder()
    unwrap(await renew(client))
    const [waits] = await portal.db
      .select()
      .from(certificateApplication)
      .where(eq(certificateApplication.renews, client.id))
    const desk = await staff(portal, 'reviewer')
    const revocation = { number: `R-${client.learnerId}`, reason: 'Another person sat the exam.' }
    unwrap(await desk.call(contract.revokeCertificate, revocation))
    const approval = { id: waits?.id as number, approve: true }
    const refused = await desk.call(contract.decideApplication, approval)
    expect(refused.ok ? {} : refused.failure).toMatchObject({ context: { reason: 'certificateRevoked' } })
    expect(await mine(client)).toMatchObject([{ status: 'underReview' }, { status: 'revoked' }])
    unwrap(await (await staff(portal, 'reviewer', 'second')).call(contract.reinstateCertificate, revocation))
    expect(unwrap(await desk.call(contract.decideApplication, approval)).number).toMatch(/^VSA-2026-/)
  })

  test('once rejected leaves the certificate unchanged, and may be requested again', async () => {
    const client = await holder()
    unwrap(await renew(client))
    await decide(client.learnerId, false)
    expect(await progressOf(client.learnerId)).toEqual(['approved'])
    expect((await mine(client)).at(-1)).toMatchObject({ id: client.id, renewable: true })
    expect(unwrap(await renew(client))).toMatchObject({ status: 'underReview' })
  })

  test('of a release that was replaced, leads into the newer one and adds no medal', async () => {
    const client = await holder(older)
    expect(unwrap(await renew(client, associate))).toMatchObject({
      certificationId: associate,
      versionLabel: '2026',
    })
    await decide(client.learnerId, true)
    expect(await progressOf(client.learnerId, associate)).toEqual(['approved'])
    expect(await progressOf(client.learnerId, older)).toEqual(['approved'])
    const medals = unwrap(await client.api.call(contract.getMyMedals, {}))
    expect(medals).toMatchObject([{ certificationId: associate, medal: 'bronze' }])
  })

  test('of a learner of the newer release starts a new round', async () => {
    const client = await holder(older)
    await registerInCertification(portal, client.learnerId, associate, 'learning')
    unwrap(await renew(client, associate))
    await decide(client.learnerId, true)
    const mine = and(
      eq(certificationEnrolment.learnerId, client.learnerId),
      eq(certificationEnrolment.certificationId, associate),
    )
    const rounds = await portal.db
      .select()
      .from(certificationEnrolment)
      .where(mine)
      .orderBy(certificationEnrolment.round)
    expect(rounds).toMatchObject([
      { round: 1, progress: 'learning' },
      { round: 2, progress: 'approved', childStatus: 'registrationApproved' },
    ])
  })

  test('is open from 90 days before the end to 90 days after it', async () => {
    const client = await holder()
    // Signs in again before each instant, because the session would have expired.
    const at = async (now: number) => {
      portal.clock.now = now
      return renew({ ...client, api: await signInAgain(portal, client.learnerId) })
    }
    refusedWith(await at(end - 90 * day - 1), 10010)
    refusedWith(await at(end + 90 * day + 1), 10013)
    unwrap(await at(end + 90 * day))
  })

  test('needs a release that the chosen country offers', async () => {
    const client = await holder()
    // Poland belongs to the site of the EU; Korea has a site of its own.
    await withItemOnSites(portal, 'certification', associate, ['kr'], async () => {
      refusedWith(await renew(client), 10027)
      unwrap(await renew(client, associate, 'KR'))
    })
    refusedWith(await renew(await holder(), access), 10027)
    refusedWith(await renew(await holder(), older), 10027)
    refusedWith(await renew(await holder(), 999), 404)
  })

  test('is offered by the brand’s root site where no site serves the country', async () => {
    const client = await holder()
    for (const sites of [['kr'], ['micro-en']])
      await withItemOnSites(portal, 'certification', associate, sites, async () =>
        refusedWith(await renew(client, associate, 'AQ'), 10027),
      )
    await withItemOnSites(portal, 'certification', associate, ['en'], async () => {
      refusedWith(await renew(client, associate, 'KR'), 10027)
      unwrap(await renew(client, associate, 'AQ'))
    })
  })

  test('is refused where nothing of the type is offered any more', async () => {
    const client = await holder(access)
    const [own] = await portal.db.select().from(certification).where(eq(certification.id, access))
    const ofType = await portal.db
      .select()
      .from(certification)
      .where(eq(certification.type, own?.type ?? ''))
    expect(ofType.length).toBe(1)
    await withItemWithdrawn(portal, 'certification', access, async () =>
      refusedWith(await renew(client, access), 10028),
    )
  })

  test('is requested by the holder only, with a country', async () => {
    const client = await holder()
    const other = await newLearner(portal)
    refusedWith(await renew({ ...other, id: client.id }), 404)
    refusedWith(await renew({ ...client, api: portal.api() }), 401)
    refusedWith(await renew(client, associate, 'Poland'), 400)
  })

  test('is announced from 90 days before the end, until it is acknowledged or requested', async () => {
    const client = await holder()
    const due = async () => unwrap(await client.api.call(getDueNotices, {})).map(({ id, type }) => [id, type])
    expect(await mine(client)).toMatchObject([{ window: 'reminder' }])
    expect(await due()).toEqual([[client.id, 'reminder']])
    const other = await newLearner(portal)
    refusedWith(await other.api.call(contract.acknowledgeCertificate, { id: client.id }), 404)
    for (const _ of [1, 2]) unwrap(await client.api.call(contract.acknowledgeCertificate, { id: client.id }))
    expect(await due()).toEqual([])
    unwrap(await renew(client))
    const { number } = await decide(client.learnerId, true)
    const [issued] = await mine(client)
    expect(issued).toMatchObject({ number, window: 'congratulation' })
    expect(await due()).toEqual([[issued?.id, 'congratulation']])
    unwrap(await client.api.call(contract.acknowledgeCertificate, { id: issued?.id as number }))
    expect(await due()).toEqual([])
  })

  test('is announced with the certificate’s name and number, from the day that it is due', async () => {
    const client = await holder()
    const due = async () => unwrap(await client.api.call(getDueNotices, {}))
    const expected = { id: client.id, title: 'Video security associate', link: null, language: 'en' }
    const text = `R-${client.learnerId}`
    expect(await due()).toEqual([
      { ...expected, text, type: 'reminder', from: new Date(end - 90 * day).toISOString() },
    ])
    unwrap(await renew(client))
    const { number } = await decide(client.learnerId, true)
    expect(await due()).toMatchObject([
      { title: expected.title, text: number, type: 'congratulation', from: new Date(end).toISOString() },
    ])
  })

  test('is acknowledged for one certificate, and the second time changes nothing', async () => {
    const client = await holder()
    const acknowledge = (id: number) => client.api.call(contract.acknowledgeCertificate, { id })
    const other = await holder()
    for (const id of [other.id, 999_999]) refusedWith(await acknowledge(id), 404)
    const seen = async () => {
      const [row] = await portal.db.select().from(certificate).where(eq(certificate.id, client.id))
      return [row?.congratulatedAt, row?.remindedAt]
    }
    expect(await seen()).toEqual([null, null])
    unwrap(await acknowledge(client.id))
    expect(await seen()).toEqual([null, new Date(end)])
    portal.clock.now = end + 1
    unwrap(await acknowledge(client.id))
    expect(await seen()).toEqual([null, new Date(end)])
  })

  test('after the deadline requires a new enrolment without progress', async () => {
    const client = await holder()
    await complete(portal, client.learnerId, await coursesOf(portal, associate))
    const enrol = () =>
      client.api.call(enrolInCertification, {
        certificationId: associate,
        emailNotification: 'subscribed',
      })
    portal.clock.now = end - 1
    refusedWith(await enrol(), 10010)
    portal.clock.now = end
    expect(unwrap(await enrol())).toMatchObject({ progress: 'learning' })
    expect(await progressOf(client.learnerId)).toEqual(['enrol', 'learning'])
    const own = eq(enrolment.learnerId, client.learnerId)
    const courses = await portal.db.select().from(enrolment).where(own)
    expect(new Set(courses.map(({ process }) => process))).toEqual(new Set(['notStarted']))
    refusedWith(await renew(client), 10024)
  })

  test('ten concurrent requests are one renewal', async () => {
    const client = await holder()
    const results = await Promise.all(Array.from({ length: 10 }, () => renew(client)))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  })
})
