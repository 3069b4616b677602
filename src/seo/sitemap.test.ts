import { expect, test } from 'vitest'
import { loadSites } from '../sites/load-sites.ts'
import type { Site } from '../sites/site.ts'
import { formatSecurityTxt, renderRobots, renderSitemap, renderSitemapIndex, sitemapPath } from './sitemap.ts'

const { sites } = loadSites('sites', ['eu', 'mena'])
const [eu, mena] = sites as [Site, Site]
const origin = 'https://learn.example.org'

test('a page is listed with its mobile variant', () => {
  const xml = renderSitemap([{ path: '/eu/de/news' }], eu, 'de', origin)
  expect(xml).toContain(`<loc>${origin}/eu/de/news</loc>`)
  const attributes = 'media="only screen and (max-width: 992px)"'
  expect(xml).toContain(`<xhtml:link rel="alternate" ${attributes} href="${origin}/mobile/eu/de/news"/>`)
})

test('a page has the day of its last change, if it is known', () => {
  const pages = [{ path: '/eu/de/news', changed: '2026-03-31' }, { path: '/eu/de/faq' }]
  const xml = renderSitemap(pages, eu, 'de', origin)
  expect(xml).toContain(`<loc>${origin}/eu/de/news</loc><lastmod>2026-03-31</lastmod>`)
  expect(xml.match(/<lastmod>/g)).toHaveLength(1)
})

test('the index lists the sitemap of every site and language, and robots.txt lists the index', () => {
  const xml = renderSitemapIndex([eu, mena], origin)
  expect(xml.match(/<loc>/g)).toHaveLength(eu.languages.length + mena.languages.length)
  expect(xml).toContain(`<loc>${origin}${sitemapPath(mena, 'ar')}</loc>`)
  expect(renderRobots(origin)).toContain(`Sitemap: ${origin}/sitemap.xml`)
})

test('security.txt names a contact and expires in the next year', () => {
  expect(formatSecurityTxt('security@example.org', origin, 2026)).toBe(
    `Contact: mailto:security@example.org\nExpires: 2027-06-30T23:59:59Z\nCanonical: ${origin}/.well-known/security.txt\n`,
  )
})
