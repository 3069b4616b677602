import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditEntry } from '#server/db/schema/audit.ts'
import { session } from '#server/db/schema/session.ts'
import { purgeExpiredSessions } from '#server/services/identity/session/purge-expired-sessions.ts'
import { endAllSessions, endSessions, getSessions } from '#src/contract/identity/my-session.ts'
import { endSessionsOf, getLearner, getSession, verifySign } from '#src/contract/identity/session.ts'
import { getContentChanges } from '#src/contract/publishing/content.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal, partner, sisterOrigin } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'
import { signFor } from '../fixtures/sign.ts'

const minute = 60_000
const day = 24 * 60 * minute
const nothing = { browser: 'other', system: 'other' }
const path = `/api${getSession.path}`

describe.each(databases)('a session on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  const who = async (cookie: string) => unwrap(await portal.api(cookie).call(getSession, {}))

  test('is known to the database only by the hash of its token', async () => {
    const { cookie } = await signIn(portal)
    const token = /session=([^;]+)/.exec(cookie)?.[1] as string
    const rows = await portal.db.select().from(session)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(await who(`session=${rows[0]?.id}`)).toBeNull()
  })

  test('lasts thirty days, whatever is visited', async () => {
    const { cookie } = await signIn(portal)
    for (const days of [10, 10, 9]) {
      portal.clock.now += days * day
      expect(await who(cookie)).not.toBeNull()
    }
    const visit = await portal.request(path, { headers: { Cookie: cookie } })
    expect(visit.headers.getSetCookie()).toEqual([])
    expect(await who(cookie)).not.toBeNull()
    portal.clock.now += day
    expect(await who(cookie)).toBeNull()
  })

  test('of a person with a role lasts twelve hours, whatever is visited', async () => {
    const { cookie } = await signIn(portal, 'editor@demo.test', { roles: ['editor'] })
    for (let used = 0; used < 15; used += 1) {
      portal.clock.now += 48 * minute - 1
      expect(await who(cookie)).not.toBeNull()
    }
    portal.clock.now += 15
    expect(await who(cookie)).toBeNull()
  })

  test('has its roles for an hour; then they must be renewed, and the caller has to sign in', async () => {
    const { cookie } = await signIn(portal, 'editor@demo.test', { roles: ['editor'] })
    const changes = () => portal.api(cookie).call(getContentChanges, { since: 0 })
    for (const passed of [30 * minute, 30 * minute - 1]) {
      portal.clock.now += passed
      unwrap(await changes())
    }
    portal.clock.now += 1
    refusedWith(await changes(), 401)
    expect(await who(cookie)).not.toBeNull()
  })

  test('ends with all others of the person, on both hosts, on request', async () => {
    const email = 'everywhere@demo.test'
    const [here, there] = [await signIn(portal, email), await signIn(portal, email)]
    const sister = await signIn(portal, email, { tenant: 'sister' })
    const other = await signIn(portal, 'stays@demo.test')
    const response = await portal.request(`/api${endAllSessions.path}`, {
      method: 'POST',
      headers: { 'X-Requested-With': 'fetch', Cookie: here.cookie },
      body: '{}',
    })
    expect((await response.json()).data).toEqual({ ended: 3, link: null })
    expect(response.headers.getSetCookie()[0]).toMatch(/^session=; Max-Age=0/)
    for (const { cookie } of [here, there]) expect(await who(cookie)).toBeNull()
    const onSister = portal.api(sister.cookie, { origin: sisterOrigin, siteId: 19 })
    expect(unwrap(await onSister.call(getSession, {}))).toBeNull()
    expect(await who(other.cookie)).not.toBeNull()
  })

  test('that is unused ends after two weeks; automatic calls of an open page do not count as use', async () => {
    const { cookie, learnerId } = await signIn(portal, 'idle@demo.test')
    portal.clock.now += 13 * day
    unwrap(await portal.api(cookie).call(getLearner, { id: learnerId }))
    portal.clock.now += day - 1
    expect(unwrap(await portal.api(cookie).call(getLearner, { id: learnerId }))).toMatchObject({
      id: learnerId,
    })
    portal.clock.now += 1
    expect(await who(cookie)).toBeNull()
  })

  test('with a role that is unused ends after an hour, and its use is stored every five minutes at most', async () => {
    const { cookie, learnerId } = await signIn(portal, 'idle-editor@demo.test', { roles: ['editor'] })
    const begun = portal.clock.now
    const seen = async () => {
      const [row] = await portal.db.select().from(session).where(eq(session.learnerId, learnerId))
      return row && row.seenAt.getTime() - begun
    }
    portal.clock.now += 5 * minute - 1
    await who(cookie)
    expect(await seen()).toBe(0)
    portal.clock.now += 1
    await who(cookie)
    expect(await seen()).toBe(5 * minute)
    portal.clock.now += 60 * minute - 1
    expect(await who(cookie)).not.toBeNull()
    portal.clock.now += 60 * minute
    expect(await who(cookie)).toBeNull()
    await purgeExpiredSessions(portal.db, portal.config.idle, portal.clock.now)
    expect(await seen()).toBeUndefined()
  })

  test('is listed to its person with its device, and no other person’s is', async () => {
    const email = 'lists@demo.test'
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'
    const old = await signIn(portal, email, { userAgent, tenant: 'sister' })
    await signIn(portal, 'not-listed@demo.test')
    const begunAt = portal.clock.now
    portal.clock.now += 10 * minute
    const { cookie } = await signIn(portal, email)
    const sessions = unwrap(await portal.api(cookie).call(getSessions, {}))
    const now = portal.clock.now
    expect(sessions).toEqual([
      { ...{ id: expect.any(String), here: true, begunAt: now, seenAt: now }, device: nothing },
      {
        ...{ id: expect.any(String), here: false, begunAt, seenAt: begunAt },
        device: { browser: 'firefox', system: 'linux' },
      },
    ])
    expect(JSON.stringify(sessions)).not.toContain(/session=([^;]+)/.exec(old.cookie)?.[1])
    refusedWith(await portal.api(null).call(getSessions, {}), 401)
  })

  test('is ended by the person by its id, or all others at once', async () => {
    const email = 'ends@demo.test'
    const [here, lost, third, fourth] = await Promise.all([1, 2, 3, 4].map(() => signIn(portal, email)))
    if (!here || !lost || !third || !fourth) throw new Error('Four sessions were begun')
    const stranger = await signIn(portal, 'stranger@demo.test')
    const api = portal.api(here.cookie)
    const idIn = async (cookie: string) =>
      unwrap(await portal.api(cookie).call(getSessions, {})).find((each) => each.here)?.id as string
    const lostId = await idIn(lost.cookie)
    refusedWith(await portal.api(stranger.cookie).call(endSessions, { id: lostId }), 404)
    expect(unwrap(await api.call(endSessions, { id: lostId }))).toEqual({ ended: 1 })
    expect(await who(lost.cookie)).toBeNull()
    refusedWith(await api.call(endSessions, { id: lostId }), 404)
    expect(await who(third.cookie)).not.toBeNull()
    expect(unwrap(await api.call(endSessions, { id: null }))).toEqual({ ended: 2 })
    for (const { cookie } of [third, fourth]) expect(await who(cookie)).toBeNull()
    for (const { cookie } of [here, stranger]) expect(await who(cookie)).not.toBeNull()
  })

  test('of another person is ended by a reviewer only, which is logged', async () => {
    const email = 'lost-device@demo.test'
    const { cookie, learnerId } = await signIn(portal, email)
    const as = async (role: string) => {
      const { cookie } = await signIn(portal, `${role}@demo.test`, { roles: [role] })
      return portal.api(cookie)
    }
    refusedWith(await (await as('editor')).call(endSessionsOf, { email }), 403)
    refusedWith(await portal.api(cookie).call(endSessionsOf, { email }), 403)
    const reviewer = await as('reviewer')
    refusedWith(await reviewer.call(endSessionsOf, { email: 'nobody@demo.test' }), 404)
    expect(await who(cookie)).not.toBeNull()
    expect(unwrap(await reviewer.call(endSessionsOf, { email: 'Lost-Device@Demo.test' }))).toEqual({
      ended: 1,
    })
    expect(await who(cookie)).toBeNull()
    const log = await portal.db
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.subject, `learner ${learnerId}`))
    expect(log).toMatchObject([{ actor: 'reviewer@demo.test', act: 'sign off' }])
  })

  test('that is unknown or has expired is cleared with the next answer', async () => {
    for (const cookie of ['session=unknown; signed_in=1', 'signed_in=1']) {
      const response = await portal.request(path, { headers: { Cookie: cookie } })
      const cleared = response.headers.getSetCookie()
      expect(cleared).toEqual([
        expect.stringMatching(/^session=; Max-Age=0/),
        expect.stringMatching(/^signed_in=; Max-Age=0/),
      ])
    }
  })

  test('sets no cookie for anonymous readers', async () => {
    expect((await portal.request(path)).headers.getSetCookie()).toEqual([])
  })

  test('of one tenant is unknown on the other', async () => {
    const { cookie } = await signIn(portal)
    const response = await portal.request(sisterOrigin + path, { headers: { Cookie: cookie } })
    expect((await response.json()).data).toBeNull()
  })

  test('that has expired is deleted, a live one is not', async () => {
    const { cookie } = await signIn(portal, 'lives@demo.test')
    await purgeExpiredSessions(portal.db, portal.config.idle, portal.clock.now)
    expect(await who(cookie)).not.toBeNull()
    await purgeExpiredSessions(portal.db, portal.config.idle, portal.clock.now + 31 * day)
    expect(await portal.db.select().from(session)).toEqual([])
  })
})

test('on https its cookie is bound to the host and secure', async () => {
  const database = await (databases[0] as (typeof databases)[number]).open()
  const env = {
    ORIGIN_MAIN: 'https://learn.example.org',
    ORIGIN_SISTER: 'https://thermal.example.org',
    DEMO: '1',
  }
  const portal = await openPortal(database, { env })
  const sent = signFor({ email: 'partner@demo.test' }, partner.key, portal.clock.now)
  const response = await portal.request(`/api${verifySign.path}`, {
    method: 'POST',
    headers: { Host: 'learn.example.org', 'X-Requested-With': 'fetch' },
    body: JSON.stringify({ oneHikIdSign: sent, appId: partner.appId }),
  })
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-session=.+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    expect.stringMatching(/^__Secure-signed_in=1; Max-Age=2592000; .*Secure/),
  ])
  expect(response.headers.get('strict-transport-security')).toMatch(/max-age=31536000/)
  await portal.close()
})
