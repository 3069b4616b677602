import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enrolInCourse } from '#src/contract/learning/enrolment.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { signIn } from '../fixtures/server/sign-in.ts'

describe.each(databases)('the envelope on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  test('an unknown call is an envelope with 404 that says "not found"', async () => {
    for (const path of ['/api/nothing', '/api', '/api/certification/release/course/detail/extra']) {
      const response = await portal.request(path)
      expect(response.status).toBe(404)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(await response.json()).toMatchObject({
        code: 404,
        message: expect.stringContaining('not found'),
      })
    }
  })

  test('a call with the wrong method is forbidden', async () => {
    const response = await portal.request(`/api${enrolInCourse.path}`)
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ code: 403 })
  })

  test('an item that does not exist is 404 in HTTP too, and its sentence says so', async () => {
    const response = await portal.request('/api/certification/release/course/detail?id=9999')
    expect(response.status).toBe(404)
    expect((await response.json()).message).toContain('couldn’t find')
  })

  // The refusals are in German, French and Italian.
  test.each([
    [4, 'bereits eingeschrieben'],
    [6, 'déjà une inscription'],
    [8, 'già un’iscrizione'],
  ])('a refusal is in the language of the request (%s), with status 200', async (languageId, words) => {
    const { cookie } = await signIn(portal)
    const ask = () =>
      portal.request(`/api${enrolInCourse.path}`, {
        method: 'POST',
        headers: { 'X-Requested-With': 'fetch', Cookie: cookie },
        body: JSON.stringify({ relationId: 1, emailNotificationStatus: '0', siteId: 21, languageId }),
      })
    await ask()
    const response = await ask()
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      code: 10024,
      message: expect.stringContaining(words),
    })
  })

  test('an exception is 500, contains no details, and has the request id in a header', async () => {
    const broken = await openPortal(await open())
    await broken.close()
    const response = await broken.request('/api/certification/release/course/detail?id=1')
    expect(response.status).toBe(500)
    const body = await response.text()
    expect(JSON.parse(body)).toMatchObject({ code: 500, data: null })
    expect(body).not.toMatch(/select|closed|Error|pool/)
    expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
  })
})
