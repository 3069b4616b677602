import { describe, expect, test } from 'vitest'
import { findPlace, href, placeOf, type Variant } from '../routes.ts'
import { loadSites } from './load-sites.ts'
import { reservedPrefixes } from './reserved-segments.ts'
import type { Site } from './site.ts'

const { sites, languages } = loadSites()
const ofBrand = (tenant: Site['tenant']) => sites.filter((site) => site.tenant === tenant)
const paths = [
  '/',
  '/faq',
  '/course/detail/7',
  '/exception/notFound',
  '/general-security-certification/overview',
]
const variants: Variant[] = ['desktop', 'mobile']

const places = sites.flatMap((site) =>
  site.languages.flatMap((language) =>
    variants.map((variant) => ({ site, language, variant, name: `${site.code} ${language} ${variant}` })),
  ),
)

describe('addresses of every site in every language', () => {
  test.each(places)('$name: every linked address resolves', ({ site, language, variant }) => {
    const place = placeOf(site, language, variant)
    for (const rest of paths)
      expect(findPlace(href(place, rest), ofBrand(site.tenant))).toEqual({ site, place, rest })
  })

  test('no two places of a brand share an address', () => {
    for (const tenant of ['main', 'sister'] as const) {
      const homes = places
        .filter(({ site }) => site.tenant === tenant)
        .map(({ site, language, variant }) => href(placeOf(site, language, variant), '/'))
      expect(new Set(homes).size).toBe(homes.length)
    }
  })

  test('a prefix and a language with the same letters are distinguished', () => {
    const found = (path: string) => {
      const { site, place, rest } = findPlace(path, ofBrand('main')) ?? {}
      return [site?.code, place?.language, rest]
    }
    expect(found('/ar/faq')).toEqual(['AR', 'ar', '/faq'])
    expect(found('/ar/en/faq')).toEqual(['AR', 'en', '/faq'])
    expect(found('/mena/ar/faq')).toEqual(['MENA', 'ar', '/faq'])
    expect(found('/mena/faq')).toEqual(['MENA', 'en', '/faq'])
    expect(found('/fr/faq')).toEqual(['FR', 'fr', '/faq'])
    expect(found('/eu/fr/faq')).toEqual(['EU', 'fr', '/faq'])
    expect(found('/id/en/faq')).toEqual(['ID', 'en', '/faq'])
    expect(found('/asia/id/faq')).toEqual(['ASIA', 'id', '/faq'])
    expect(found('/th/th')).toEqual(['TH', 'th', '/th'])
  })

  test('no site has a reserved first segment as prefix', () => {
    for (const site of sites) expect(reservedPrefixes).not.toContain(site.prefix)
  })

  test('every language of a site has an id', () => {
    const codes = languages.map(({ code }) => code)
    for (const site of sites) for (const language of site.languages) expect(codes).toContain(language)
  })
})
