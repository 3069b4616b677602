import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findPlace, href, placeOf } from '../routes.ts'
import { loadSites } from './load-sites.ts'
import { analyticsOf, consentOf, footerOf, siteMessagesOf } from './parts-of-site.ts'
import type { Site } from './site.ts'

const document = readFileSync('docs/how-to/add-a-site.md', 'utf8')

/** The example files of the how-to: each has a path below sites/ in backticks, followed by its JSON. */
const files = [...document.matchAll(/`(ca\/[\w-]+\.json)`[^`]*```json\n([\s\S]*?)```/g)].map(
  ([, path, text]) => ({ path: path as string, text: text as string }),
)

describe('the 23rd site, by the how-to', () => {
  let folder: string
  beforeAll(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'add-a-site-')), 'sites')
    cpSync('sites', folder, { recursive: true })
  })
  afterAll(() => rmSync(dirname(folder), { recursive: true }))
  beforeEach(() => {
    mkdirSync(join(folder, 'ca'), { recursive: true })
    for (const { path, text } of files) writeFileSync(join(folder, path), text)
  })

  const ofMain = () => loadSites(folder).sites.filter((site) => site.tenant === 'main')
  const canada = () => ofMain().find((site) => site.code === 'CA') as Site

  test('its steps write these files', () => {
    expect(files.map(({ path }) => path)).toEqual([
      'ca/site.json',
      'ca/analytics.json',
      'ca/consent.json',
      'ca/words.json',
    ])
  })

  test('it is loaded with the 22 others, and alone', () => {
    expect(loadSites(folder).sites).toHaveLength(23)
    expect(loadSites(folder, ['ca']).sites.map((site) => site.code)).toEqual(['CA'])
  })

  test('its files override the defaults of its brand', () => {
    const site = canada()
    expect(analyticsOf(site, folder)).toEqual({ test: 'G-TEST-CA', production: null })
    expect(consentOf(site, folder)).toMatchObject({ mode: 'optOut', rejectCountries: ['CA'] })
    expect(siteMessagesOf(site, folder)).toEqual({ fr: { 'shell:signIn': 'Ouvrir une session' } })
    expect(footerOf(site, folder).legal.map(({ title }) => title.fr)).toContain('Confidentialité')
  })

  test('its addresses lead to it', () => {
    const site = canada()
    for (const [language, address] of Object.entries({ en: '/ca/faq', fr: '/ca/fr/faq' })) {
      const place = placeOf(site, language, 'desktop')
      expect(href(place, '/faq')).toBe(address)
      expect(findPlace(address, ofMain())).toEqual({ site, place, rest: '/faq' })
    }
  })

  test('a wrong field is reported with file, line and expected value, as the how-to says', () => {
    const file = join(folder, 'ca/site.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace('"orderFood": false', '"orderFood": "no"'))
    const sentence = `${file}, line 11: "orderFood" expects true or false.`
    expect(() => loadSites(folder)).toThrow(sentence)
    expect(document).toContain(sentence.replace(folder, 'sites'))
  })
})
