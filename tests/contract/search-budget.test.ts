import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findWorkshops } from '#src/contract/catalogue/classroom.ts'
import { findCourses } from '#src/contract/catalogue/course.ts'
import { search } from '#src/contract/catalogue/search.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, operatorToken, type Portal } from '../fixtures/server/portal.ts'

describe.each(databases)('the rate limit of searches, on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open(), { env: { ADDRESS_HEADER: 'x-real-ip' } })
  })
  afterAll(() => portal.close())

  const headersOf = (address: string) => ({ 'X-Requested-With': 'fetch', 'x-real-ip': address })
  const from = (address: string, more: Record<string, string> = {}) =>
    portal.request(`/api${search.path}?keyword=x&siteId=21&languageId=4`, {
      headers: { ...headersOf(address), ...more },
    })

  test('of one address two hundred at the same moment, then twenty a second', async () => {
    const all = await Promise.all(Array.from({ length: 200 }, () => from('2001:db8::1')))
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]))
    const next = await from('2001:db8::2')
    expect([next.status, next.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await next.json()).toMatchObject({
      code: 503,
      message: expect.stringContaining('Im Moment gibt es zu viele Suchanfragen.'),
    })
    expect((await from('192.0.2.1')).status).toBe(200)
    portal.clock.now += 1000
    const later = []
    for (let each = 0; each < 21; each += 1) later.push((await from('2001:db8::3')).status)
    expect([later.filter((status) => status === 200).length, later.at(-1)]).toEqual([20, 503])
  })

  test('the publisher, which searches for pages, has none', async () => {
    const headers = { Authorization: `Bearer ${operatorToken}` }
    for (let each = 0; each < 250; each += 1) expect((await from('192.0.2.3', headers)).status).toBe(200)
  })

  test('refuses searches beyond those that run and wait, but not those of the publisher', async () => {
    const headers = { Authorization: `Bearer ${operatorToken}` }
    const addresses = ['192.0.2.10', '192.0.2.11', '192.0.2.12']
    const ofVisitors = addresses.flatMap((address) => Array.from({ length: 150 }, () => from(address)))
    const ofPublisher = Array.from({ length: 10 }, () => from('192.0.2.13', headers))
    const refused = (await Promise.all(ofVisitors)).filter(({ status }) => status === 503)
    expect(refused.length).toBeGreaterThan(0)
    expect((await Promise.all(ofPublisher)).map(({ status }) => status)).toEqual(Array(10).fill(200))
  })

  test.each([findCourses, findWorkshops])('lists with a search have one too: $path', async (list) => {
    const ask = async () => {
      const init = { method: list.method, headers: headersOf('192.0.2.4') }
      return (await portal.request(`/api${list.path}?siteId=none`, init)).status
    }
    // A refused search runs no query, but counts towards the limit.
    for (let each = 0; each < 200; each += 1) expect([400, 403]).toContain(await ask())
    expect(await ask()).toBe(503)
  })
})
