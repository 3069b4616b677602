import { expect, test } from 'vitest'
import { withContext } from '#tests/fixtures/server/with-context.ts'
import { renderSignInFailure, respondSignInFailed, signInFailurePageCsp } from './render-sign-in-failure.ts'
import { renderSignOutPrompt, signOutPageCsp } from './sign-out-prompt.ts'

const target = '/en/course/detail/1?a=1&b=2'

test.each([
  ['cancelled', 400, null, false],
  ['asks', 400, null, false],
  ['away', 503, '60', false],
  ['lapsed', 400, null, false],
  ['unknown', 400, null, false],
  ['emailMissing', 400, null, false],
  ['clock', 502, null, true],
  ['misconfigured', 502, null, true],
  ['often', 429, '60', false],
  ['refused', 400, null, true],
] as const)(
  'a sign-in that is %s is answered %i, again after %s s, with a number: %s',
  async (...expected) => {
    const [failure, status, retry, numbered] = expected
    const { response } = await withContext((c) => respondSignInFailed(c, { language: 'en', target, failure }))
    expect([response.status, response.headers.get('retry-after')]).toEqual([status, retry])
    expect(response.headers.get('content-security-policy')).toBe(signInFailurePageCsp)
    const page = await response.text()
    expect(page.includes('request-1')).toBe(numbered)
    expect(page).toContain('<html lang="en" dir="ltr">')
    expect(page).toMatch(/<p>[A-Z][^<{]+<\/p>/)
  },
)

test('each failure has its own message', () => {
  const failures = ['cancelled', 'asks', 'away', 'lapsed', 'unknown', 'emailMissing', 'clock'] as const
  const pages = failures.map((failure) => renderSignInFailure({ language: 'en', target, failure }))
  expect(new Set(pages).size).toBe(failures.length)
})

test('the retry link leads back to the page, with escaped text', () => {
  const page = renderSignInFailure({
    language: 'en',
    target: '/"><script>',
    failure: 'unknown',
    request: '1',
  })
  expect(page).toContain('href="/user/sso/login?')
  expect(page).not.toContain('"><script>')
  expect(page).not.toContain('mention this number')
  expect(renderSignInFailure({ language: 'en', target, failure: 'clock' })).not.toContain(
    'mention this number',
  )
})

test('the page is in its declared language and direction', () => {
  expect(renderSignInFailure({ language: 'ar', target, failure: 'unknown' })).toContain(
    '<html lang="ar" dir="rtl">',
  )
})

test('the sign-out page has a form and a way back, with escaped text', () => {
  const page = renderSignOutPrompt('en', '/"><script>')
  expect(page).toContain('<form method="post" action="/user/sso/logout?')
  expect(page).toContain('<a href="/&quot;&gt;&lt;script&gt;">')
  expect(page).not.toContain('"><script>')
  expect(page).toContain('<title>Do you want to sign out?</title>')
})

test('server pages load only their style, and the fonts and logos of the portal', () => {
  for (const policy of [signInFailurePageCsp, signOutPageCsp]) {
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; font-src 'self'; img-src 'self' data:/,
    )
    expect(policy).toMatch(/base-uri 'none'; frame-ancestors 'none'$/)
  }
  expect(signInFailurePageCsp).toContain("form-action 'none'")
  expect(signOutPageCsp).not.toContain('form-action')
})
