import { expect, test } from 'vitest'
import { loadSites } from '#src/sites/load-sites.ts'
import { footerOf, seoOf } from '#src/sites/parts-of-site.ts'
import type { Site } from '#src/sites/site.ts'
import { listSiteFooterLinks } from './list-footer-links.ts'
import { listSeoEntries } from './list-seo-entries.ts'

const [site] = loadSites('sites', ['eu']).sites as [Site]
const footer = footerOf(site)

test('footer links are in the order of their areas, social networks last', () => {
  const areas = listSiteFooterLinks({ site, language: 'de' }).map(({ area }) => area)
  expect(areas).toEqual(areas.toSorted((one, other) => one - other))
  expect(areas).toHaveLength(Object.values(footer).flat().length)
})

test('a link has its title in the language, and leads to its pages or out of the portal', () => {
  const links = listSiteFooterLinks({ site, language: 'de' })
  for (const { id, title, url, image } of [...footer.quickLinks, ...footer.legal])
    expect(links).toContainEqual({
      ...{ id, image, area: expect.any(Number), title: title.de ?? title.en },
      url: url.startsWith('/') ? `/eu/de${url}` : url,
    })
})

test('a language that the site does not have links to pages in its base language', () => {
  const [first] = footer.quickLinks.filter(({ url }) => url.startsWith('/'))
  expect(listSiteFooterLinks({ site, language: 'ko' })).toContainEqual(
    expect.objectContaining({ id: first?.id, url: `/eu${first?.url}` }),
  )
})

test('a social network lists its addresses', () => {
  const [first] = footer.social
  expect(listSiteFooterLinks({ site, language: 'de' })).toContainEqual({
    ...{ id: first?.id, image: first?.image, area: 7 },
    links: first?.links.map(({ title, url }) => ({ title: title.de ?? title.en, url })),
  })
})

test('pages have titles and descriptions in the language, else in English', () => {
  const entries = seoOf(site)
  for (const language of ['de', 'xx'])
    expect(listSeoEntries({ site, language })).toEqual(
      Object.entries(entries).map(([url, of]) => ({ url, ...(of[language as 'de'] ?? of.en) })),
    )
})
