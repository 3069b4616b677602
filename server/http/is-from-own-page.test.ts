import { expect, test } from 'vitest'
import { withContext } from '#tests/fixtures/server/with-context.ts'
import type { Dependencies } from './app-env.ts'
import { isFromOwnPage } from './is-from-own-page.ts'

const parts = { config: { origins: { main: 'https://learn.example', sister: 'https://sister.example' } } }
const asked = async (headers: Record<string, string>): Promise<boolean> =>
  (await withContext((c) => isFromOwnPage(c, parts as Dependencies), { headers })).value

test.each<Record<string, string>>([
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'same-origin', origin: 'https://evil.test' },
  { origin: 'http://localhost:4321' },
  { origin: 'https://learn.example' },
  { referer: 'https://learn.example/en/profile?tab=1' },
  { origin: 'https://learn.example', referer: 'https://evil.test/' },
])('a page of this host sent the browser: %j', async (headers) => {
  expect(await asked(headers)).toBe(true)
})

test.each<Record<string, string>>([
  {},
  { 'sec-fetch-site': 'none' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', origin: 'https://learn.example' },
  { origin: 'https://sister.example' },
  { origin: 'null' },
  { origin: '' },
  { referer: 'no address' },
  { referer: 'https://learn.example.evil.test/' },
  { origin: 'https://evil.test', referer: 'https://learn.example/' },
])('no page of this host sent the browser: %j', async (headers) => {
  expect(await asked(headers)).toBe(false)
})
