import { expect, test } from 'vitest'
import { enrolInCourse, getMyCourses } from '../contract/learning/enrolment.ts'
import { type Api, createApi } from './create-api.ts'

/** Returns a client that uses this connection, and a function that counts the requests sent so far. */
function createClient(
  connection: () => Promise<Response>,
  more: { retries?: number } = {},
): { api: Api; sent: () => number } {
  let sent = 0
  const fetch = () => {
    sent += 1
    return connection()
  }
  return {
    api: createApi({ baseURL: 'http://localhost/api', siteId: 1, languageId: 1, fetch, ...more }),
    sent: () => sent,
  }
}
const calls: [string, (api: Api) => Promise<{ ok: boolean; failure?: object }>][] = [
  ['an act', (api) => api.call(enrolInCourse, { id: 1, emailNotification: 'notSubscribed' })],
  ['a question', (api) => api.call(getMyCourses, {})],
]
/** The statuses that clients often retry automatically. */
const retriedStatuses = [408, 409, 425, 429, 500, 502, 503, 504]

test.each(calls)(
  '%s is sent once if the connection breaks: the caller decides about retries',
  async (_, ask) => {
    const { api, sent } = createClient(() => Promise.reject(new TypeError('No network')))
    expect(await ask(api)).toMatchObject({ ok: false, failure: { kind: 'unreachable' } })
    expect(sent()).toBe(1)
  },
)

test.each(calls)('%s is sent once if the response breaks off', async (_, ask) => {
  const { api, sent } = createClient(async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('It broke off')) })
    return new Response(body, { headers: { 'Content-Type': 'application/json' } })
  })
  expect((await ask(api)).ok).toBe(false)
  expect(sent()).toBe(1)
})

test.each(calls)('%s is sent once, regardless of the status of the response', async (_, ask) => {
  for (const status of retriedStatuses) {
    const { api, sent } = createClient(async () =>
      Response.json({ code: 1, message: 'No', data: null }, { status }),
    )
    expect((await ask(api)).ok).toBe(false)
    expect([status, sent()]).toEqual([status, 1])
  }
})

test.each(calls)(
  '%s with a response that is not the portal’s is malformed and not successful',
  async (_, ask) => {
    for (const body of ['<!doctype html>', '', '{}', 'null']) {
      const { api } = createClient(async () => new Response(body))
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
  const retrying = createClient(dropping, { retries: 3 })
  expect(await retrying.api.call(getMyCourses, {})).toMatchObject({ ok: true })
  expect(retrying.sent()).toBe(3)

  const refused = createClient(
    async () => Response.json({ code: 500, message: 'No', data: null }, { status: 500 }),
    {
      retries: 3,
    },
  )
  expect((await refused.api.call(getMyCourses, {})).ok).toBe(false)
  expect(refused.sent()).toBe(1)
})
