import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { learner } from '#server/db/schema/learner.ts'
import { noticeAcknowledgement } from '#server/db/schema/notice.ts'
import { getSession } from '#src/contract/identity/session.ts'
import { acknowledgeNotice, getDueNotices, setMigrationSeen } from '#src/contract/messaging/notice.ts'
import { demonstrationItems } from '../fixtures/demonstration.ts'
import { databases } from '../fixtures/server/databases.ts'
import { moveLearner } from '../fixtures/server/moved-learner.ts'
import { openPortal, type Portal, sisterOrigin } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'
import { askWire } from '../fixtures/server/wire-request.ts'

const eu = { siteId: 21, languageId: 1 }
const textsOf = (id: number) => demonstrationItems('notice').find((item) => item.id === id)?.document.texts

describe.each(databases)('notices on $name', ({ open }) => {
  let portal: Portal
  let cookie: string
  beforeAll(async () => {
    portal = await openPortal(await open())
    cookie = await moved('learner@demo.test')
  })
  afterAll(() => portal.close())

  const due = async (as: string, place = eu) =>
    unwrap(await portal.api(as, place).call(getDueNotices, {})).map(({ id }) => id)
  /** Signs in a learner whose record was moved here from an earlier portal. */
  async function moved(email: string): Promise<string> {
    const { learnerId, cookie } = await signIn(portal, email)
    await moveLearner(portal, learnerId)
    return cookie
  }

  test('are due on their sites, the oldest first', async () => {
    expect(await due(cookie)).toEqual([1, 3])
    expect(await due(cookie, { siteId: 27, languageId: 1 })).toEqual([3, 2])
    expect(await due(cookie, { siteId: 1, languageId: 1 })).toEqual([])
  })

  test('of a migration are due for learners only whose record was moved here', async () => {
    const { cookie: newcomer } = await signIn(portal, 'newcomer@demo.test')
    expect(await due(newcomer)).toEqual([1])
    expect(unwrap(await portal.api(newcomer, eu).call(getSession, {}))?.migrationSeen).toBe(true)
    const account = { email: 'earlier@demo.test', firstName: 'Earlier', lastName: 'Learner' }
    await portal.db.insert(learner).values({ ...account, createdAt: new Date(portal.clock.now) })
    expect(await due((await signIn(portal, account.email)).cookie)).toEqual([1, 3])
  })

  test('have their texts in the requested language', async () => {
    const request = { headers: { Cookie: cookie } }
    const { data } = await askWire(portal, getDueNotices, { siteId: 21, languageId: 4 }, request)
    const [urlChange, migration] = data as object[]
    expect(urlChange).toEqual({
      noticeId: 1,
      noticeType: '0',
      title: textsOf(1)?.de?.title,
      description: textsOf(1)?.de?.text,
      link: null,
      startTime: '2024-02-01T02:00:00.000Z',
      textLanguage: 'de',
    })
    expect(migration).toMatchObject({ noticeId: 3, noticeType: '1', link: '/my-learning' })
    const texts = async (languageId: number) =>
      unwrap(await portal.api(cookie, { siteId: 21, languageId }).call(getDueNotices, {}))[0]
    expect(await texts(3)).toMatchObject({ ...textsOf(1)?.ar, language: 'ar' })
    expect(await texts(9)).toMatchObject({ ...textsOf(1)?.ko, language: 'ko' })
  })

  test('are not due before their time', async () => {
    const now = portal.clock.now
    portal.clock.now = Date.UTC(2024, 6, 4, 0, 59, 59)
    const early = await moved('early@demo.test')
    expect(await due(early, { siteId: 27, languageId: 1 })).toEqual([3])
    portal.clock.now += 1000
    expect(await due(early, { siteId: 27, languageId: 1 })).toEqual([3, 2])
    portal.clock.now = now
  })

  test('are due until they are acknowledged, once or more often, by that learner', async () => {
    const reader = await moved('reader@demo.test')
    for (let time = 0; time < 2; time++)
      expect(unwrap(await portal.api(reader, eu).call(acknowledgeNotice, { noticeId: 1 }))).toBe(true)
    expect(await due(reader)).toEqual([3])
    expect(await due(cookie)).toEqual([1, 3])
    const rows = await portal.db.select().from(noticeAcknowledgement)
    expect(rows.filter(({ noticeId }) => noticeId === 1)).toHaveLength(1)
  })

  test('of other sites and brands, and unknown ones, are not found', async () => {
    refusedWith(await portal.api(cookie, eu).call(acknowledgeNotice, { noticeId: 2 }), 404)
    refusedWith(await portal.api(cookie, eu).call(acknowledgeNotice, { noticeId: 99 }), 404)
    const sister = await signIn(portal, 'sister@demo.test', { tenant: 'sister' })
    const api = portal.api(sister.cookie, { origin: sisterOrigin, siteId: 19 })
    expect(unwrap(await api.call(getDueNotices, {}))).toEqual([])
    refusedWith(await api.call(acknowledgeNotice, { noticeId: 1 }), 404)
  })

  test('the migration popup is seen for good, until it is not', async () => {
    const mover = await moved('mover@demo.test')
    const request = { headers: { Cookie: mover } }
    const set = (status: string) =>
      askWire(portal, setMigrationSeen, { ...eu, migrationPopStatus: status }, request)
    for (let time = 0; time < 2; time++) expect((await set('1')).data).toBe(true)
    expect(await due(mover)).toEqual([1])
    expect((await set('0')).data).toBe(true)
    expect(await due(mover)).toEqual([1, 3])
    expect((await set('2')).status).toBe(400)
    expect(unwrap(await portal.api(mover).call(setMigrationSeen, { seen: true }))).toBe(true)
  })

  test('are for learners only, and wrong input is refused', async () => {
    refusedWith(await portal.api(null, eu).call(getDueNotices, {}), 401)
    refusedWith(await portal.api(null, eu).call(acknowledgeNotice, { noticeId: 1 }), 401)
    refusedWith(await portal.api(null, eu).call(setMigrationSeen, { seen: true }), 401)
    const request = { headers: { Cookie: cookie } }
    for (const noticeId of ['one', '0', '1.5'])
      expect((await askWire(portal, acknowledgeNotice, { ...eu, noticeId }, request)).status).toBe(400)
  })
})
