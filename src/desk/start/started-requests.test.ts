import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApi } from '#src/api/create-api.ts'
import type { Call } from '#src/contract/protocol/call.ts'
import { findContentItems } from '#src/contract/publishing/content-list.ts'
import { getDesk } from '#src/contract/publishing/desk.ts'
import { checkContent } from '#src/contract/publishing/editing.ts'
import { listFirstRequests } from '#src/contract/publishing/first-requests.ts'
import { getSiteStates } from '#src/contract/publishing/site-state.ts'
import { fetchWithStartedRequests, startRequests } from './started-requests.ts'

const place = { siteId: 3, languageId: 4 }
let sent: string[]
beforeEach(() => {
  sent = []
  vi.stubGlobal('window', {})
  vi.stubGlobal('fetch', async (address: string) => {
    sent.push(address)
    return new Response(address)
  })
})
afterEach(() => vi.unstubAllGlobals())

/** Returns the URLs that the API client requests for the calls of the start view. */
async function addressesOfCalls(): Promise<string[]> {
  const requested: string[] = []
  const fetch = async (address: string | URL | Request) => {
    requested.push(String(address))
    return Response.json({})
  }
  const api = createApi({ baseURL: '/api', ...place, fetch })
  const calls: [Call, object][] = [
    [getDesk, {}],
    [getSiteStates, {}],
    [findContentItems, { draft: true, limit: 1 }],
    [findContentItems, { scheduled: true, limit: 1 }],
    [checkContent, {}],
  ]
  for (const [call, request] of calls) await api.call(call, request)
  return requested
}

test('the requests of the first view have the addresses that the client writes', async () => {
  expect(listFirstRequests('/desk', place, true)).toEqual(await addressesOfCalls())
})

test('another view, and a user who is no editor, start only the request of every view', () => {
  const always = ['/api/operator/desk?siteId=3&languageId=4']
  expect(listFirstRequests('/desk/edit/course/7', place, true)).toEqual(always)
  expect(listFirstRequests('/desk', place, false)).toEqual(always)
})

test('the response to a started request is taken once; a further request is sent', async () => {
  startRequests(['/api/a'])
  expect(await (await fetchWithStartedRequests('/api/a')).text()).toBe('/api/a')
  expect(sent).toEqual(['/api/a'])
  await fetchWithStartedRequests('/api/a')
  await fetchWithStartedRequests('/api/b')
  expect(sent).toEqual(['/api/a', '/api/a', '/api/b'])
})

test('a started request that fails is reported to the call that takes it', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  startRequests(['/api/a'])
  await expect(fetchWithStartedRequests('/api/a')).rejects.toThrow('offline')
})
