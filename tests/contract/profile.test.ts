import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enrolment } from '#server/db/schema/enrolment.ts'
import { file } from '#server/db/schema/file.ts'
import { learner } from '#server/db/schema/learner.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import { findOrCreateLearner } from '#server/services/identity/learner/find-or-create-learner.ts'
import { exportFileKey } from '#server/services/identity/learner/save-export.ts'
import { changeProfile, deleteAccount, exportLearner } from '#src/contract/identity/profile.ts'
import { getLearner, getSession } from '#src/contract/identity/session.ts'
import { enrolInCourse } from '#src/contract/learning/enrolment.ts'
import { setMigrationSeen } from '#src/contract/messaging/notice.ts'
import { demonstrationItems } from '../fixtures/demonstration.ts'
import { databases } from '../fixtures/server/databases.ts'
import { moveLearner } from '../fixtures/server/moved-learner.ts'
import { openPortal, type Portal, sisterOrigin } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { personOf, signIn } from '../fixtures/server/sign-in.ts'
import { askWire } from '../fixtures/server/wire-request.ts'

const profile = {
  firstName: 'Ada',
  lastName: 'Byron',
  phoneCode: '+48',
  phoneNumber: '22 123',
  address: 'Prosta 1\nm. 2',
  city: 'Warszawa',
  province: 'PL-14',
  postcode: '00-838',
  country: 'Poland',
  countryCode: 'PL',
  vatNumber: 'PL5260001246',
  company: 'Engines',
}
const stored = { ...profile, phoneCode: '48', phoneNumber: '22123' }

describe.each(databases)('a profile on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  const rowOf = async (id: number) =>
    (await portal.db.select().from(learner).where(eq(learner.id, id)))[0] as typeof learner.$inferSelect

  test('is empty at first, saved as a whole, and returned as user info', async () => {
    const { cookie, learnerId } = await signIn(portal, 'whole@demo.test')
    const api = portal.api(cookie)
    const info = unwrap(await api.call(getSession, {}))
    expect(info).toMatchObject({ phoneCode: null, company: null, languageId: null })
    const changed = await api.call(changeProfile, { ...info, ...profile, emailNotification: 'subscribed' })
    expect(unwrap(changed)).toEqual({ ...info, ...stored, emailNotification: 'subscribed' })
    expect(unwrap(await api.call(getLearner, { id: learnerId }))).toEqual(unwrap(changed))
  })

  test('has the field names of the specification', async () => {
    const { cookie } = await signIn(portal, 'wire@demo.test')
    const headers = { Cookie: cookie }
    await askWire(portal, changeProfile, { ...profile, languageId: 4 }, { headers })
    const { data } = await askWire(portal, getSession, {}, { headers })
    expect(data).toMatchObject({ ...stored, name: 'Ada Byron', languageId: 4, emailNotificationStatus: '0' })
  })

  test('with wrong fields is refused with their names, and nothing is changed', async () => {
    const { cookie, learnerId } = await signIn(portal, 'wrong@demo.test')
    const change = { ...profile, id: learnerId + 1, email: 'eve@demo.test', phoneCode: '', vatNumber: '1' }
    const result = await portal.api(cookie).call(changeProfile, { ...change, languageId: null })
    refusedWith(result, 400)
    expect(result).toMatchObject({
      failure: { context: { fields: ['id', 'email', 'phoneCode', 'vatNumber'] } },
    })
    const odd = { firstName: 'An\nna', lastName: '\u200b', company: 'Engi\u202enes' }
    expect(
      await portal.api(cookie).call(changeProfile, { ...profile, ...odd, languageId: null }),
    ).toMatchObject({
      failure: { context: { fields: ['firstName', 'lastName', 'company'] } },
    })
    const begun = { firstName: '=Konrad', address: 'Street 1\nFlat 2 <', company: `A${'\u0301'.repeat(5)}` }
    expect(
      await portal.api(cookie).call(changeProfile, { ...profile, ...begun, languageId: null }),
    ).toMatchObject({
      failure: {
        context: {
          reasons: {
            firstName: { reason: 'nameStart', sign: '=' },
            address: { reason: 'nameSign', sign: '<' },
            company: { reason: 'nameMarks' },
          },
        },
      },
    })
    expect(await rowOf(learnerId)).toMatchObject({ email: 'wrong@demo.test', city: null })
  })

  test('must have the required fields of each site', async () => {
    const asked = async (origin: string, siteId: number, tenant: 'main' | 'sister') => {
      const { cookie } = await signIn(portal, 'asked@demo.test', { tenant })
      const result = await portal.api(cookie, { origin, siteId }).call(changeProfile, { languageId: null })
      return result.ok ? [] : result.failure
    }
    expect(await asked('http://localhost:4321', 1, 'main')).toMatchObject({
      context: { fields: ['country'] },
    })
    expect(await asked(sisterOrigin, 19, 'sister')).toMatchObject({
      context: { fields: ['phoneCode', 'phoneNumber', 'country', 'company'] },
    })
  })

  test('with a language that the tenant does not have, or without a session, is refused', async () => {
    const { cookie } = await signIn(portal, 'language@demo.test')
    refusedWith(await portal.api(cookie).call(changeProfile, { ...profile, languageId: 99 }), 403)
    refusedWith(await portal.api().call(changeProfile, profile), 401)
    refusedWith(await portal.api().call(exportLearner, {}), 401)
    refusedWith(await portal.api().call(deleteAccount, { confirmation: '' }), 401)
  })

  test('has the provider’s names until they are changed here', async () => {
    const email = 'names@demo.test'
    const { cookie, learnerId } = await signIn(portal, email)
    const comes = (firstName: string) =>
      findOrCreateLearner(portal.db, personOf(email, firstName, 'L'), portal.clock.now)
    await comes('New')
    expect(await rowOf(learnerId)).toMatchObject({ firstName: 'New', lastName: 'L' })
    const other = { languageId: null, country: 'Austria' }
    unwrap(await portal.api(cookie).call(changeProfile, other))
    await comes('Newer')
    expect(await rowOf(learnerId)).toMatchObject({ firstName: 'Newer', country: 'Austria' })
    unwrap(await portal.api(cookie).call(changeProfile, { ...other, firstName: 'Mine' }))
    await comes('Newest')
    expect(await rowOf(learnerId)).toMatchObject({ firstName: 'Mine', lastName: 'L' })
  })

  test('states whether a migration popup is due', async () => {
    const migration = demonstrationItems('notice').find(({ document }) => document.type === 'migration')
    expect(migration).toBeDefined()
    const { cookie, learnerId } = await signIn(portal, 'popup@demo.test')
    await moveLearner(portal, learnerId)
    const api = portal.api(cookie, { siteId: 21 })
    expect(unwrap(await api.call(getSession, {}))?.migrationSeen).toBe(false)
    await api.call(setMigrationSeen, { seen: true })
    expect(unwrap(await api.call(getSession, {}))?.migrationSeen).toBe(true)
  })

  test('is exported with all data, for this session only, until the link expires', async () => {
    const { cookie, learnerId } = await signIn(portal, 'export@demo.test')
    await portal.api(cookie).call(enrolInCourse, { id: 1, emailNotification: 'subscribed' })
    const { link } = unwrap(await portal.api(cookie).call(exportLearner, {}))
    const read = (as: string) => portal.request(link, { headers: { Cookie: as } })
    const response = await read(cookie)
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const exported = await response.json()
    expect(exported.learner).toEqual([expect.objectContaining({ id: learnerId, email: 'export@demo.test' })])
    expect(exported.enrolment).toEqual([expect.objectContaining({ courseId: 1 })])
    expect(Object.keys(exported)).toEqual(
      expect.arrayContaining([
        'attempt',
        'certificate',
        'classroomEnrolment',
        'surveyAnswer',
        'chapterWatching',
      ]),
    )
    expect(Object.keys(exported.session[0])).not.toContain('id')
    expect((await read((await signIn(portal, 'export@demo.test')).cookie)).status).toBe(403)
    portal.clock.now += 2 * 60 * 60 * 1000
    expect((await read(cookie)).status).toBe(403)
  })

  test('of a deleted account is anonymized; the learning records stay', async () => {
    const { cookie, learnerId } = await signIn(portal, 'leaves@demo.test')
    const elsewhere = await signIn(portal, 'leaves@demo.test')
    const api = portal.api(cookie)
    unwrap(await api.call(changeProfile, { ...profile, languageId: null }))
    await api.call(enrolInCourse, { id: 1, emailNotification: 'subscribed' })
    unwrap(await api.call(exportLearner, {}))
    const place = { learnerId, practicalExamId: 1, status: 'enrolled', createdAt: new Date(0) } as const
    const recorded = { recordLink: 'https://video.example.org/1', sealedPassword: 'sealed' }
    await portal.db.insert(practicalExamEnrolment).values({ ...place, ...recorded, changedAt: new Date(0) })

    refusedWith(await api.call(deleteAccount, { confirmation: 'other@demo.test' }), 400)
    expect(unwrap(await api.call(deleteAccount, { confirmation: 'Leaves@demo.test' }))).toBe(true)

    for (const each of [cookie, elsewhere.cookie])
      expect(unwrap(await portal.api(each).call(getSession, {}))).toBeNull()
    const nothing = Object.fromEntries(Object.keys(profile).map((field) => [field, null]))
    const email = `deleted-${learnerId}@deleted.invalid`
    expect(await rowOf(learnerId)).toMatchObject({ ...nothing, firstName: '', lastName: '', email })
    expect(await portal.db.select().from(enrolment).where(eq(enrolment.learnerId, learnerId))).toHaveLength(1)
    const attemptRow = eq(practicalExamEnrolment.learnerId, learnerId)
    expect(await portal.db.select().from(practicalExamEnrolment).where(attemptRow)).toMatchObject([
      { status: 'enrolled', recordLink: null, sealedPassword: null },
    ])
    expect(
      await portal.db
        .select()
        .from(file)
        .where(eq(file.key, exportFileKey(learnerId))),
    ).toEqual([])
    expect((await signIn(portal, 'leaves@demo.test')).learnerId).not.toBe(learnerId)
  })
})
