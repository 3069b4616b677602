import { expect, test } from 'vitest'
import { addressLife, isAddressOf, signAddress } from './sign-address.ts'

const now = Date.UTC(2026, 0, 15, 12)
const keys = ['new', 'old'] as [string, string]

/** Parses an address as the server does. */
function partsOf(address: string) {
  const { pathname: path, searchParams } = new URL(address, 'http://localhost')
  const [until, name, sig] = [searchParams.get('until'), searchParams.get('name'), searchParams.get('sig')]
  return { path, until: Number(until), name: name ?? '', sig: sig ?? '' }
}
const parts = partsOf(signAddress(keys, 'a.mp4', 'session', now))

test('an address is signed with the first key for two hours; a file name is optional', () => {
  expect(signAddress(keys, 'a.mp4', 'session', now)).toMatch(/^\/media\/a\.mp4\?until=\d+&sig=[\w-]{43}$/)
  expect(parts.until).toBe(now + 2 * 60 * 60 * 1000)
  expect(signAddress(keys, 'a.pdf', 'session', now, 'My file.pdf')).toContain('&name=My+file.pdf&')
  expect(isAddressOf(['new'], parts, 'session', now)).toBe(true)
  expect(isAddressOf(['old'], parts, 'session', now)).toBe(false)
})

test('it is valid for its session until it expires, if any of the keys signed it', () => {
  expect(isAddressOf(['newest', 'new'], parts, 'session', now + addressLife - 1)).toBe(true)
  expect(isAddressOf(keys, parts, 'session', now + addressLife)).toBe(false)
  expect(isAddressOf(keys, parts, 'another', now)).toBe(false)
})

test('no part of it can be changed', () => {
  const changes = [
    { path: '/media/b.mp4' },
    { until: parts.until + 1 },
    { name: 'x' },
    { sig: '' },
    { sig: `${parts.sig}x` },
  ]
  for (const change of changes) expect(isAddressOf(keys, { ...parts, ...change }, 'session', now)).toBe(false)
  expect(isAddressOf(keys, { ...parts, until: Number.NaN }, 'session', now)).toBe(false)
})
