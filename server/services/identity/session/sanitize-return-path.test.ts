import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sanitizeReturnPath } from './sanitize-return-path.ts'

const ours = 'https://learn.example.org'

/** Returns the origin that a browser opens if it follows a target on the portal's host. */
const hostOf = (target: string): string => new URL(target, ours).origin

describe('a path of the portal is a safe target', () => {
  test.each([
    '/',
    '/eu/de',
    '/course/detail/7?courseType=0',
    '/my-learning?tab=1&subTab=2#top',
    '/search?keyword=10%25%20off',
    '/user',
    '/user/ssonata',
    '/eu/api',
    '/eu/identity/card',
    '/course/user/sso',
    '/suche?q=%C3%BCber',
  ])('%s', (target) => {
    expect(sanitizeReturnPath(target)).toBe(target)
  })
})

test('a target has two thousand letters at most', () => {
  const longest = `/${'a'.repeat(1999)}`
  expect([sanitizeReturnPath(longest), sanitizeReturnPath(`${longest}a`)]).toEqual([longest, '/'])
})

describe('any other target leads to the home page', () => {
  test.each([
    null,
    undefined,
    '',
    'eu/de',
    'https://evil.test',
    'https:evil.test',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/\\/evil.test',
    '/ /evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '/\r\n/evil.test',
    '\t//evil.test',
    ' //evil.test',
    '/\u0000/evil.test',
    '/\u0085/evil.test',
    '/%09/evil.test',
    '/%0d%0aSet-Cookie:x=y',
    '/%5cevil.test',
    '/%5Cevil.test',
    '/%2fevil.test',
    '/%2F%2Fevil.test',
    '/.//evil.test',
    '/..//evil.test',
    '/x/..//evil.test',
    '/%2e%2e//evil.test',
    '/x/%2e%2e//evil.test',
    '/@evil.test\\',
    '/user/sso/login?target=/',
    '/user/sso/logout',
    '/user/sso',
    '/USER/sso/login',
    '/user/%73so/login',
    '/x/../user/sso/login',
    '/identity/auth',
    '/api/user/sso/getUserInfo',
    `/${'x'.repeat(2001)}`,
  ])('%j', (target) => {
    expect(sanitizeReturnPath(target)).toBe('/')
  })
})

test('for any target, the browser stays on the portal’s host and does not loop', () => {
  const piece = fc.constantFrom(
    '/',
    '//',
    '\\',
    '.',
    '..',
    '@',
    ':',
    '?',
    '#',
    '%2f',
    '%5c',
    '%2e',
    '%09',
    '\t',
    '\n',
    ' ',
    'evil.test',
    'https:',
    'user',
    'sso',
    'x',
  )
  const made = fc
    .array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 8 })
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(made, (target) => {
      const safe = sanitizeReturnPath(target)
      expect(safe.startsWith('/')).toBe(true)
      expect(hostOf(safe)).toBe(ours)
      expect(hostOf(decodeURIComponent(encodeURIComponent(safe)))).toBe(ours)
      expect(new URL(safe, ours).pathname).not.toMatch(/^\/user\/sso(\/|$)/i)
      expect(sanitizeReturnPath(safe)).toBe(safe)
    }),
    { numRuns: 5000 },
  )
})
