import { expect, test } from 'vitest'
import { headScript } from './head-script.ts'
import { shouldRedirect, type VariantChoice } from './view-choice.ts'

const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'
const view = (change: Partial<VariantChoice>): VariantChoice => ({
  variant: 'desktop',
  narrow: false,
  pinned: null,
  hopped: false,
  userAgent: phone,
  ...change,
})

test('a narrow screen gets the mobile variant, a wide one the desktop page', () => {
  expect(shouldRedirect(view({ narrow: true }))).toBe(true)
  expect(shouldRedirect(view({ narrow: false }))).toBe(false)
  expect(shouldRedirect(view({ variant: 'mobile', narrow: true }))).toBe(false)
  expect(shouldRedirect(view({ variant: 'mobile', narrow: false }))).toBe(true)
})

test('a pinned view wins over the width', () => {
  expect(shouldRedirect(view({ narrow: true, pinned: 'desktop' }))).toBe(false)
  expect(shouldRedirect(view({ narrow: false, pinned: 'mobile' }))).toBe(true)
  expect(shouldRedirect(view({ narrow: true, pinned: 'something else' }))).toBe(true)
})

test('a reader is not redirected twice in a row', () => {
  expect(shouldRedirect(view({ narrow: true, hopped: true }))).toBe(false)
})

test.each(['Googlebot/2.1', 'bingbot/2.0', 'Some Crawler', 'Baiduspider'])(
  '%s is not redirected',
  (userAgent) => {
    expect(shouldRedirect(view({ narrow: true, userAgent }))).toBe(false)
  },
)

test('a page speed check does not count as a crawler', () => {
  expect(shouldRedirect(view({ narrow: true, userAgent: `${phone} Chrome-Lighthouse` }))).toBe(true)
})

test('the script in the head is at most 1.6 kB', () => {
  expect(new TextEncoder().encode(headScript).length).toBeLessThanOrEqual(1600)
})
