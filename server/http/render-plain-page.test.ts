import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createPlainPageCsp, styleElement } from './plain-style.ts'
import { renderPlainPage } from './render-plain-page.ts'

test('a page without a brand has no mark, and is in no search engine', () => {
  const page = renderPlainPage({ language: 'en', title: 'A & B', content: '<p>x</p>' })
  expect(page).toContain('<html lang="en" dir="ltr">\n')
  expect(page).toContain('<meta name="robots" content="noindex">')
  expect(page).toContain('<title>A &amp; B</title>')
  expect(page).toContain('<main>\n<h1>A &amp; B</h1>\n<p>x</p>\n</main>')
  expect(page).toContain('<link rel="icon" href="data:,">')
  expect(page).toContain(styleElement)
})

test('the page of a brand has its mark and its name', () => {
  const brand = { name: 'Learn & Co', brand: 'thermal' } as const
  const page = renderPlainPage({ language: 'ar', title: 'x', brand, content: '' })
  expect(page).toContain('<html lang="ar" dir="rtl" data-brand="thermal">')
  expect(page).toContain('<link rel="icon" href="/favicon-thermal.svg">')
  expect(page).toContain('<p class="brand"><img src="/favicon-thermal.svg"')
  expect(page).toContain('<bdi>Learn &amp; Co</bdi></p>\n<h1>')
})

test('the policy allows the page’s own style and the given additions', () => {
  const style = styleElement.slice('<style>'.length, -'</style>'.length)
  const digest = createHash('sha256').update(style).digest('base64')
  expect(createPlainPageCsp("form-action 'self'")).toBe(
    `default-src 'none'; style-src 'sha256-${digest}'; font-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  )
})
