import { expect, test } from 'vitest'
import { withContext } from '#tests/fixtures/server/with-context.ts'
import type { Dependencies } from './app-env.ts'
import { isCrossSite } from './is-cross-site.ts'

const parts = { config: { origins: { main: 'https://learn.example', sister: 'https://sister.example' } } }
const asked = async (headers: Record<string, string>): Promise<boolean> =>
  (await withContext((c) => isCrossSite(c, parts as Dependencies), { headers })).value
const own = { 'x-requested-with': 'fetch' }

test.each<Record<string, string>>([
  own,
  { ...own, origin: 'http://localhost:4321' },
  { ...own, origin: 'https://learn.example' },
  { ...own, 'sec-fetch-site': 'same-origin' },
  { ...own, 'sec-fetch-site': 'none' },
])('a request of the portal’s own pages: %j', async (headers) => expect(await asked(headers)).toBe(false))

test.each<Record<string, string>>([
  {},
  { origin: 'https://learn.example', 'sec-fetch-site': 'same-origin' },
  { 'x-requested-with': 'XMLHttpRequest' },
  { ...own, origin: 'https://sister.example' },
  { ...own, origin: 'null' },
  { ...own, origin: '' },
  { ...own, 'sec-fetch-site': 'same-site' },
  { ...own, 'sec-fetch-site': 'cross-site' },
  { ...own, 'sec-fetch-site': '' },
  { ...own, origin: 'https://learn.example', 'sec-fetch-site': 'cross-site' },
])('a cross-site request: %j', async (headers) => expect(await asked(headers)).toBe(true))
