import { afterEach, beforeEach, expect, test } from 'vitest'
import { preserveQuery } from '#src/islands/preserve-query.ts'

const { dataset } = document.documentElement

beforeEach(() => {
  Object.assign(dataset, { variant: 'desktop', otherVariant: '/mobile/eu/certificate/verify' })
})
afterEach(() => {
  for (const name of ['variant', 'otherVariant', 'own']) delete dataset[name]
  history.replaceState(null, '', '/')
})

/** Returns the URL of a link after a click. */
function hrefAfterClick(address: string, href: string, view?: string): string {
  history.replaceState(null, '', address)
  const link = Object.assign(document.createElement('a'), { href })
  if (view) link.dataset.view = view
  preserveQuery(link)
  preserveQuery(link)
  return link.pathname + link.search
}

test('sign-in returns to the page with its query', () => {
  const signIn = '/user/sso/login?target=%2Feu%2Fnews'
  expect(hrefAfterClick('/eu/news?pageNum=2', signIn)).toBe(
    '/user/sso/login?target=%2Feu%2Fnews%3FpageNum%3D2',
  )
})

test('another language keeps the query of a list', () => {
  expect(hrefAfterClick('/eu/news?pageNum=2', '/eu/de/news')).toBe('/eu/de/news?pageNum=2')
  expect(hrefAfterClick('/eu/news', '/eu/de/news')).toBe('/eu/de/news')
})

test('the number below a page stays in the address', () => {
  expect(hrefAfterClick('/eu/certificate/verify/A-7', '/eu/de/certificate/verify')).toBe(
    '/eu/de/certificate/verify/A-7',
  )
  Object.assign(dataset, { variant: 'mobile', otherVariant: '/eu/certificate/verify' })
  expect(hrefAfterClick('/mobile/eu/certificate/verify/A-7', '/mobile/eu/de/certificate/verify')).toBe(
    '/mobile/eu/de/certificate/verify/A-7',
  )
})

test('the number below a page without a mobile page stays too', () => {
  delete dataset.otherVariant
  dataset.own = '/eu/certificate/verify'
  expect(hrefAfterClick('/eu/certificate/verify/A-7?b=1', '/eu/de/certificate/verify')).toBe(
    '/eu/de/certificate/verify/A-7?b=1',
  )
  expect(hrefAfterClick('/eu/certificate/verify', '/eu/de/certificate/verify')).toBe(
    '/eu/de/certificate/verify',
  )
})

test('the other view is pinned, whichever was pinned before', () => {
  const otherVariant = '/mobile/eu/certificate/verify?view=mobile'
  expect(hrefAfterClick('/eu/certificate/verify/A-7?view=desktop&b=1', otherVariant, 'mobile')).toBe(
    '/mobile/eu/certificate/verify/A-7?view=mobile&b=1',
  )
})
