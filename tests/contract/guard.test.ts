import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getVideoAccess } from '#src/contract/catalogue/course.ts'
import { enrolInCourse, getMyCourses } from '#src/contract/learning/enrolment.ts'
import { isWrite } from '#src/contract/protocol/call.ts'
import { getAudit } from '#src/contract/publishing/audit.ts'
import { allCalls } from '#src/contract/registry.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, operatorToken, origin, type Portal, sisterOrigin } from '../fixtures/server/portal.ts'
import { refusedWith, rowsOrThrow, unwrap } from '../fixtures/server/result.ts'
import { type SignedIn, signIn } from '../fixtures/server/sign-in.ts'

const learnersCalls = allCalls.filter((call) => call.who === 'learner')
const changing = allCalls.filter(isWrite)

/** Returns a valid request with changes, so that only a test's change can be the reason of a refusal. */
function plainRequest(
  call: { method: string; path: string },
  headers: Record<string, string>,
): [string, RequestInit] {
  const wire = { id: 1, relationId: 1, emailNotificationStatus: '0', courseContentId: 101, languageId: 1 }
  if (call.method === 'GET') return [`/api${call.path}?id=1&courseContentId=101`, { headers }]
  return [`/api${call.path}`, { method: 'POST', headers, body: JSON.stringify(wire) }]
}

describe.each(databases)('the guard on $name', ({ open }) => {
  let portal: Portal
  let learner: SignedIn
  beforeAll(async () => {
    portal = await openPortal(await open())
    learner = await signIn(portal)
  })
  afterAll(() => portal.close())

  test.each(learnersCalls)('$name answers 401 to anonymous readers', async (call) => {
    const [path, init] = plainRequest(call, { 'X-Requested-With': 'fetch' })
    const response = await portal.request(path, init)
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({
      code: 401,
      data: null,
      message: 'You need to sign in first.',
    })
  })

  const foreign: [string, Record<string, string>][] = [
    ['without the header that our pages send', {}],
    ['from a foreign origin', { 'X-Requested-With': 'fetch', Origin: 'https://evil.test' }],
    ['from the other tenant', { 'X-Requested-With': 'fetch', Origin: sisterOrigin }],
    ['from an opaque origin', { 'X-Requested-With': 'fetch', Origin: 'null' }],
    ['marked cross-site by the browser', { 'X-Requested-With': 'fetch', 'Sec-Fetch-Site': 'cross-site' }],
    ['marked same-site by the browser', { 'X-Requested-With': 'fetch', 'Sec-Fetch-Site': 'same-site' }],
  ]

  describe.each(foreign)('%s', (_, headers) => {
    test.each(changing)('$name is refused', async (call) => {
      const [path, init] = plainRequest(call, { ...headers, Cookie: learner.cookie })
      const response = await portal.request(path, init)
      expect(response.status).toBe(403)
      expect(await response.json()).toMatchObject({ code: 403, data: null })
    })
  })

  test('nothing was changed by all of these', async () => {
    expect(unwrap(await portal.api(learner.cookie).call(getMyCourses, {}))).toEqual([])
  })

  /** Origins that resemble the portal's origin. */
  const alike = [
    `${origin}.evil.test`,
    `${origin}0`,
    `${origin}@evil.test`,
    origin.replace('://', '://evil.test/'),
    origin.replace('://', '://not'),
    origin.replace('http:', 'https:'),
    origin.replace(/:\d+$/, ''),
    `${origin}/`,
    '',
  ]
  test.each(alike)('an origin that only resembles the portal’s is foreign: %j', async (Origin) => {
    const headers = { 'X-Requested-With': 'fetch', Origin, Cookie: learner.cookie }
    expect((await portal.request(...plainRequest(enrolInCourse, headers))).status).toBe(403)
  })

  test.each(['fetch2', 'XMLHttpRequest', ' ', 'prefetch'])(
    'the header of our pages has one value, not %j',
    async (value) => {
      const headers = { 'X-Requested-With': value, Origin: origin, Cookie: learner.cookie }
      expect((await portal.request(...plainRequest(enrolInCourse, headers))).status).toBe(403)
    },
  )

  test('a session id that is only a prefix is unknown', async () => {
    const [, token = ''] = /session=([^;]+)/.exec(learner.cookie) ?? []
    for (const other of [token.slice(0, -1), `${token}x`, token.toUpperCase(), '']) {
      const headers = { 'X-Requested-With': 'fetch', Cookie: `session=${other}; signed_in=1` }
      expect([other, (await portal.request(...plainRequest(enrolInCourse, headers))).status]).toEqual([
        other,
        401,
      ])
    }
  })

  test('an operator’s token that is only a prefix is refused', async () => {
    for (const token of [operatorToken.slice(0, -1), `${operatorToken}x`, operatorToken.toUpperCase(), ''])
      for (const scheme of ['Bearer', 'Basic']) {
        const headers = { Authorization: `${scheme} ${token}` }
        refusedWith(await portal.api(null, { headers }).call(getAudit, {}), 403)
      }
    const headers = { Authorization: `Bearer ${operatorToken}` }
    rowsOrThrow(await portal.api(null, { headers }).call(getAudit, {}))
  })

  test('no answer allows another origin to read it', async () => {
    for (const method of ['GET', 'OPTIONS']) {
      const headers = { Origin: 'https://elsewhere.example', 'Access-Control-Request-Method': 'POST' }
      const response = await portal.request(`/api${getMyCourses.path}`, { method, headers })
      const allowing = [...response.headers.keys()].filter((name) => name.startsWith('access-control'))
      expect(allowing).toEqual([])
    }
  })

  test('the portal’s own pages may send changes', async () => {
    const headers = { Origin: origin, 'Sec-Fetch-Site': 'same-origin' }
    const api = portal.api(learner.cookie, { headers })
    unwrap(await api.call(enrolInCourse, { id: 1, emailNotification: 'notSubscribed' }))
  })

  test('a GET that changes something is guarded, and one that only reads is not', async () => {
    expect(changing.map((call) => call.path)).toContain(getVideoAccess.path)
    const read = await portal.request(`/api${getMyCourses.path}`, {
      headers: { Cookie: learner.cookie, 'Sec-Fetch-Site': 'cross-site' },
    })
    expect(read.status).toBe(200)
  })

  test('a site or language of another tenant, or of none, is refused', async () => {
    for (const query of ['siteId=19', 'siteId=999', 'siteId=x', 'languageId=99', 'siteId=1&languageId=0']) {
      const response = await portal.request(`/api/certification/language/multi?${query}`)
      expect([query, response.status]).toEqual([query, 403])
    }
  })

  test('a body that is not JSON, or no object, is invalid; one that is too large, too', async () => {
    const headers = { 'X-Requested-With': 'fetch', Cookie: learner.cookie }
    for (const body of [
      '',
      'no json',
      '[]',
      '"text"',
      'null',
      JSON.stringify({ much: 'x'.repeat(70_000) }),
    ]) {
      const response = await portal.request(`/api${enrolInCourse.path}`, { method: 'POST', headers, body })
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ code: 400 })
    }
  })
})
