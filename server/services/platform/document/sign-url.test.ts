import { expect, test } from 'vitest'
import { hasValidSignature, signedUrlLifetime, signUrl } from './sign-url.ts'

const now = Date.UTC(2026, 0, 15, 12)
const keys = ['new', 'old'] as [string, string]

/** Parses a URL as the server does. */
function partsOf(address: string) {
  const { pathname: path, searchParams } = new URL(address, 'http://localhost')
  const [until, name, sig] = [searchParams.get('until'), searchParams.get('name'), searchParams.get('sig')]
  return { path, until: Number(until), name: name ?? '', sig: sig ?? '' }
}
const parts = partsOf(signUrl(keys, 'a.mp4', 'session', now))

test('an address is signed with the first key for two hours; a file name is optional', () => {
  expect(signUrl(keys, 'a.mp4', 'session', now)).toMatch(/^\/media\/a\.mp4\?until=\d+&sig=[\w-]{43}$/)
  expect(parts.until).toBe(now + 2 * 60 * 60 * 1000)
  expect(signUrl(keys, 'a.pdf', 'session', now, 'My file.pdf')).toContain('&name=My+file.pdf&')
  expect(hasValidSignature(['new'], parts, 'session', now)).toBe(true)
  expect(hasValidSignature(['old'], parts, 'session', now)).toBe(false)
})

test('it is valid for its session until it expires, if any of the keys signed it', () => {
  expect(hasValidSignature(['newest', 'new'], parts, 'session', now + signedUrlLifetime - 1)).toBe(true)
  expect(hasValidSignature(keys, parts, 'session', now + signedUrlLifetime)).toBe(false)
  expect(hasValidSignature(keys, parts, 'another', now)).toBe(false)
})

test('no part of it can be changed', () => {
  const changes = [
    { path: '/media/b.mp4' },
    { until: parts.until + 1 },
    { name: 'x' },
    { sig: '' },
    { sig: `${parts.sig}x` },
  ]
  for (const change of changes)
    expect(hasValidSignature(keys, { ...parts, ...change }, 'session', now)).toBe(false)
  expect(hasValidSignature(keys, { ...parts, until: Number.NaN }, 'session', now)).toBe(false)
})
