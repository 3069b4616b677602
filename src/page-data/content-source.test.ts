import { afterEach, expect, test, vi } from 'vitest'
import { getFaq } from '#src/contract/catalogue/faq.ts'
import { loadSites } from '#src/sites/load-sites.ts'
import { createSiteApi } from './content-source.ts'

afterEach(() => vi.useRealTimers())

test('the publisher waits longer for a busy server than a reader does', async () => {
  vi.useFakeTimers()
  const sites = loadSites()
  const [site] = sites.sites
  if (!site) throw new Error('There is no site')
  const signals: AbortSignal[] = []
  const fetch = (_: unknown, { signal }: RequestInit = {}) => {
    if (signal) signals.push(signal)
    return new Promise<Response>(() => {})
  }
  void createSiteApi(site, 'en', sites, { baseURL: 'http://localhost/api', headers: {}, fetch }).call(
    getFaq,
    {},
  )
  await vi.advanceTimersByTimeAsync(60_000)
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
})
