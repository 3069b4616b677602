import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { session } from '#server/db/schema/session.ts'
import { forgetLapsed } from '#server/services/people/session/forget-lapsed.ts'
import { getSession } from '#src/contract/session.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal, sisterOrigin } from '../fixtures/server/portal.ts'
import { wanted } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'

const day = 24 * 60 * 60 * 1000
const path = `/api${getSession.path}`

describe.each(databases)('a session on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  const who = async (cookie: string) => wanted(await portal.api(cookie).call(getSession, {}))

  test('is known to the database only by the hash of its token', async () => {
    const { cookie } = await signIn(portal)
    const token = /session=([^;]+)/.exec(cookie)?.[1] as string
    const rows = await portal.db.select().from(session)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(await who(`session=${rows[0]?.id}`)).toBeNull()
  })

  test('lives thirty days from the last visit, and its cookies with it', async () => {
    const { cookie } = await signIn(portal)
    portal.clock.now += 29 * day
    const visit = await portal.request(path, { headers: { Cookie: cookie } })
    const [token, hint] = visit.headers.getSetCookie()
    expect(token).toMatch(/^session=.+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(hint).toMatch(/^signed_in=1; Max-Age=2592000; Path=\/; SameSite=Lax$/)
    portal.clock.now += 29 * day
    expect(await who(cookie)).not.toBeNull()
    portal.clock.now += 30 * day
    expect(await who(cookie)).toBeNull()
  })

  test('that is unknown or has lapsed is cleared with the next answer', async () => {
    for (const cookie of ['session=unknown; signed_in=1', 'signed_in=1']) {
      const answer = await portal.request(path, { headers: { Cookie: cookie } })
      const cleared = answer.headers.getSetCookie()
      expect(cleared).toEqual([
        expect.stringMatching(/^session=; Max-Age=0/),
        expect.stringMatching(/^signed_in=; Max-Age=0/),
      ])
    }
  })

  test('sets no cookie for anonymous readers', async () => {
    expect((await portal.request(path)).headers.getSetCookie()).toEqual([])
  })

  test('of one tenant is nobody on the other', async () => {
    const { cookie } = await signIn(portal)
    const answer = await portal.request(sisterOrigin + path, { headers: { Cookie: cookie } })
    expect((await answer.json()).data).toBeNull()
  })

  test('that has lapsed is forgotten, a live one is not', async () => {
    const { cookie } = await signIn(portal, 'lives@demo.test')
    await forgetLapsed(portal.db, portal.clock.now)
    expect(await who(cookie)).not.toBeNull()
    await forgetLapsed(portal.db, portal.clock.now + 31 * day)
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
  const { cookie } = await signIn(portal)
  portal.clock.now += day
  const host = { Host: 'learn.example.org', Cookie: cookie.replace('session=', '__Host-session=') }
  const answer = await portal.request(path, { headers: host })
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-session=.+; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    expect.stringMatching(/^signed_in=1; .*Secure/),
  ])
  expect(answer.headers.get('strict-transport-security')).toMatch(/max-age=31536000/)
  await portal.close()
})
