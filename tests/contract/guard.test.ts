import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changesAnything } from '../../src/contract/call.ts'
import { getVideoAccess } from '../../src/contract/course.ts'
import { enrolInCourse, getMyCourses } from '../../src/contract/enrolment.ts'
import { allCalls } from '../../src/contract/registry.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, origin, type Portal, sisterOrigin } from '../fixtures/server/portal.ts'
import { wanted } from '../fixtures/server/result.ts'
import { type SignedIn, signIn } from '../fixtures/server/sign-in.ts'

const learnersCalls = allCalls.filter((call) => call.who === 'learner')
const changing = allCalls.filter(changesAnything)

/** A request that is right in form, so that only what a test adds can be wrong with it. */
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
    const answer = await portal.request(path, init)
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ code: 401, data: null, message: 'You need to log in first.' })
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
      const answer = await portal.request(path, init)
      expect(answer.status).toBe(403)
      expect(await answer.json()).toMatchObject({ code: 403, data: null })
    })
  })

  test('nothing was changed by all of these', async () => {
    expect(wanted(await portal.api(learner.cookie).call(getMyCourses, {}))).toEqual([])
  })

  test('our own pages may change something', async () => {
    const headers = { Origin: origin, 'Sec-Fetch-Site': 'same-origin' }
    const api = portal.api(learner.cookie, { headers })
    wanted(await api.call(enrolInCourse, { relationId: 1, emailNotificationStatus: 'notSubscribed' }))
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
      const answer = await portal.request(`/api/certification/language/multi?${query}`)
      expect([query, answer.status]).toEqual([query, 403])
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
      const answer = await portal.request(`/api${enrolInCourse.path}`, { method: 'POST', headers, body })
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ code: 400 })
    }
  })
})
