import { expect, test } from 'vitest'
import { enrolInCourse, getMyCourses } from '../contract/learning/enrolment.ts'
import { type Api, createApi } from './create-api.ts'

/** A client whose line answers as given, and how often something was sent over it. */
function over(
  line: () => Promise<Response>,
  more: { retries?: number } = {},
): { api: Api; sent: () => number } {
  let sent = 0
  const fetch = () => {
    sent += 1
    return line()
  }
  return {
    api: createApi({ baseURL: 'http://localhost/api', siteId: 1, languageId: 1, fetch, ...more }),
    sent: () => sent,
  }
}
const asks: [string, (api: Api) => Promise<{ ok: boolean; failure?: object }>][] = [
  ['an act', (api) => api.call(enrolInCourse, { id: 1, emailNotification: 'notSubscribed' })],
  ['a question', (api) => api.call(getMyCourses, {})],
]
/** The statuses that clients like to try again by themselves. */
const passing = [408, 409, 425, 429, 500, 502, 503, 504]

test.each(asks)(
  '%s is sent once when the line drops: who asked decides whether it is tried again',
  async (_, ask) => {
    const { api, sent } = over(() => Promise.reject(new TypeError('No network')))
    expect(await ask(api)).toMatchObject({ ok: false, failure: { kind: 'unreachable' } })
    expect(sent()).toBe(1)
  },
)

test.each(asks)('%s is sent once if the response breaks off', async (_, ask) => {
  const { api, sent } = over(async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('It broke off')) })
    return new Response(body, { headers: { 'Content-Type': 'application/json' } })
  })
  expect((await ask(api)).ok).toBe(false)
  expect(sent()).toBe(1)
})

test.each(asks)('%s is sent once, regardless of the status of the response', async (_, ask) => {
  for (const status of passing) {
    const { api, sent } = over(async () => Response.json({ code: 1, message: 'No', data: null }, { status }))
    expect((await ask(api)).ok).toBe(false)
    expect([status, sent()]).toEqual([status, 1])
  }
})

test.each(asks)(
  '%s that is answered by something else than the portal is malformed, not done',
  async (_, ask) => {
    for (const body of ['<!doctype html>', '', '{}', 'null']) {
      const { api } = over(async () => new Response(body))
      expect(await ask(api)).toMatchObject({ ok: false, failure: { kind: 'malformed' } })
    }
  },
)

test('retries are made only for a broken connection, and only as many as allowed', async () => {
  let drops = 2
  const answers = () => Response.json({ code: 200, message: '', data: [] })
  const dropping = async () => {
    drops -= 1
    if (drops >= 0) throw new TypeError('No network')
    return answers()
  }
  const retrying = over(dropping, { retries: 3 })
  expect(await retrying.api.call(getMyCourses, {})).toMatchObject({ ok: true })
  expect(retrying.sent()).toBe(3)

  const refused = over(async () => Response.json({ code: 500, message: 'No', data: null }, { status: 500 }), {
    retries: 3,
  })
  expect((await refused.api.call(getMyCourses, {})).ok).toBe(false)
  expect(refused.sent()).toBe(1)
})
