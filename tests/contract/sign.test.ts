import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { learner } from '#server/db/schema/learner.ts'
import { rateLimitCount } from '#server/db/schema/limit.ts'
import { getSession, verifySign } from '#src/contract/identity/session.ts'
import { getContentChanges } from '#src/contract/publishing/content.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal, partner } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'

const minute = 60_000

describe.each(databases)('a partner’s signature on $name', ({ open }) => {
  let portal: Portal
  let used = 0
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())
  beforeEach(async () => {
    await portal.db.delete(rateLimitCount)
  })

  const seal = (payload: string, key = partner.key) =>
    `${payload}.${createHmac('sha256', key).update(payload).digest('base64url')}`
  const pack = (person: object) => Buffer.from(JSON.stringify(person)).toString('base64url')
  const person = (change: object = {}) => ({
    email: 'Partner@Demo.Test',
    firstName: 'Pat',
    lastName: 'Partner',
    at: portal.clock.now,
    nonce: `nonce-number-${used++}`,
    ...change,
  })
  const send = (sign: string, appId = partner.appId) =>
    portal.request(`/api${verifySign.path}`, {
      method: 'POST',
      headers: { 'X-Requested-With': 'fetch' },
      body: JSON.stringify({ oneHikIdSign: sign, appId }),
    })
  const cookieOf = (response: Response) =>
    response.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ')

  async function nobodyBy(response: Response): Promise<void> {
    expect((await response.json()).data.verifySignErrorMsg).toMatch(/./)
    expect(response.headers.getSetCookie()).toEqual([])
  }

  test('starts a session for its person', async () => {
    const response = await send(seal(pack(person())))
    expect((await response.json()).data).toEqual({})
    const session = unwrap(await portal.api(cookieOf(response)).call(getSession, {}))
    expect(session).toMatchObject({ email: 'partner@demo.test', firstName: 'Pat' })
  })

  test('identifies a person by the partner’s user id, or by the address', async () => {
    const idOf = async (change: object) => {
      const session = await portal.api(cookieOf(await send(seal(pack(person(change)))))).call(getSession, {})
      return unwrap(session)?.id
    }
    const first = await idOf({ userId: '7', email: 'seven@demo.test' })
    expect(await idOf({ userId: '7', email: 'renamed@demo.test' })).toBe(first)
    expect(await idOf({ userId: '8', email: 'seven@demo.test' })).not.toBe(first)
    expect(await idOf({ email: 'eight@demo.test' })).toBe(await idOf({ email: 'Eight@demo.test' }))
    const named = await portal.db
      .select()
      .from(learner)
      .where(eq(learner.id, first ?? 0))
    expect(named).toMatchObject([{ issuer: `partner:${partner.appId}`, subject: '7' }])
  })

  test('is refused for addresses outside the partner’s domains', async () => {
    for (const email of ['x@evil.test', 'x@sub.demo.test', 'x@demo.test.evil.test'])
      await nobodyBy(await send(seal(pack(person({ email })))))
  })

  test('works once', async () => {
    const sign = seal(pack(person()))
    expect((await send(sign)).headers.getSetCookie()).toHaveLength(2)
    await nobodyBy(await send(sign))
  })

  test('works once for concurrent requests', async () => {
    const sign = seal(pack(person()))
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(sign)))
    expect(answers.filter((response) => response.headers.getSetCookie().length > 0)).toHaveLength(1)
  })

  test('expires after five minutes, and is not valid before its time either', async () => {
    await nobodyBy(await send(seal(pack(person({ at: portal.clock.now - 5 * minute - 1 })))))
    await nobodyBy(await send(seal(pack(person({ at: portal.clock.now + 5 * minute + 1 })))))
    for (const at of [portal.clock.now - 5 * minute, portal.clock.now + 5 * minute])
      expect((await send(seal(pack(person({ at }))))).headers.getSetCookie()).toHaveLength(2)
  })

  test('can’t be forged, changed, or reused for another partner', async () => {
    const good = pack(person())
    await nobodyBy(await send(seal(good, 'a-key-that-is-not-the-partners')))
    await nobodyBy(await send(`${pack(person({ email: 'editor@demo.test' }))}.${seal(good).split('.')[1]}`))
    await nobodyBy(await send(seal(good), 'somebody-else'))
    for (const nonsense of ['', '.', 'a.b', `${seal(good)}.more`, seal('no json'), seal(pack({}))]) {
      await nobodyBy(await send(nonsense))
    }
  })

  test('gives no operator’s role to anybody', async () => {
    const response = await send(seal(pack(person({ email: 'editor@demo.test' }))))
    refusedWith(await portal.api(cookieOf(response)).call(getContentChanges, { since: 0 }), 403)
  })

  test('is rate-limited by the address of the configured proxy header only', async () => {
    const proxied = await openPortal(await open(), { env: { ADDRESS_HEADER: 'x-forwarded-for' } })
    const from = (forwarded: string) =>
      proxied.request(`/api${verifySign.path}`, {
        method: 'POST',
        headers: { 'X-Requested-With': 'fetch', 'X-Forwarded-For': forwarded },
        body: JSON.stringify({ oneHikIdSign: 'a.b', appId: 'nobody' }),
      })
    for (let tries = 0; tries < 10; tries++) await from(`198.51.100.${tries}, 203.0.113.1`)
    expect((await from('198.51.100.99, 203.0.113.1')).status).toBe(429)
    expect((await from('198.51.100.99, 203.0.113.2')).status).toBe(200)
    await proxied.close()
  })

  test('can’t be guessed: the eleventh try in a minute is refused', async () => {
    const answers = []
    for (let tries = 0; tries < 11; tries++) answers.push(await send('a.b'))
    expect(answers.at(-2)?.status).toBe(200)
    expect(answers.at(-1)?.status).toBe(429)
    expect(await answers.at(-1)?.json()).toMatchObject({ code: 10022 })
  })
})
