import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { loadSites } from './load-sites.ts'

/** Code, id and languages of each site, written out from the specification, with the base language first. */
const table = `
EN 1 en | UK 2 en-GB | MENA 3 en,ar | ZA 4 en-GB | ES 5 es | VN 6 vi,en | FR 7 fr | CATC 8 ru,en | TR 9 tr | ID 10 id,en
BR 11 pt-BR | PT 12 pt-PT | KR 13 ko | AMERICAS 14 en,es | TH 15 th,en | AU 16 en-GB | AR 17 ar,en | AF 18 en-GB,fr
EU 21 en,de,pl,it,fr | LK 26 en-GB | ASIA 27 en,id,th,vi | MICRO-EN 19 en`
const expected = table
  .split(/[|\n]/)
  .map((row) => row.trim())
  .filter(Boolean)
  .sort()

test('the sites are those of the specification', () => {
  const rows = loadSites().sites.map(({ code, siteId, languages }) => `${code} ${siteId} ${languages}`)
  expect(rows.sort()).toEqual(expected)
})

test('each brand has one site at the root; the others are found by their code', () => {
  const { sites } = loadSites()
  expect(sites.filter((site) => site.prefix === '').map((site) => site.code)).toEqual(['EN', 'MICRO-EN'])
  for (const site of sites) expect(['', site.code.toLowerCase()]).toContain(site.prefix)
})

test('only the named sites are loaded', () => {
  expect(loadSites('sites', ['en', 'eu', 'nowhere']).sites.map((site) => site.code)).toEqual(['EN', 'EU'])
})

describe('a mistake is one sentence with file, line, field and expected value', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sites-'))
    cpSync('sites', folder, { recursive: true })
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  /** Replaces the first match in a file, and returns the line number of the match. */
  const change = (file: string, from: string | RegExp, to: string) => {
    const path = join(folder, file)
    const text = readFileSync(path, 'utf8')
    expect(text).toMatch(from)
    writeFileSync(path, text.replace(from, to))
    return text.slice(0, typeof from === 'string' ? text.indexOf(from) : text.search(from)).split('\n').length
  }
  const sentence = (only?: string[]) => {
    try {
      loadSites(folder, only)
    } catch (error) {
      return (error as Error).message.replace(`${folder}/`, '')
    }
    return 'no mistake'
  }

  // The reported line numbers must be those of the changed line in the site's file.
  test.each([
    ['fr/site.json', '"isEU": true', '"isEU": "yes"', 'line 9: "isEU" expects true or false.'],
    ['fr/site.json', /^.*"isEU".*\n/m, '', 'line 1: "isEU" is missing and expects true or false.'],
    ['fr/site.json', '"isEU"', '"isEu"', 'line 1: "isEU" is missing and expects true or false.'],
    [
      'fr/site.json',
      '"isEU"',
      '"isEu": true, "isEU"',
      'line 9: "isEu" is unknown here; expected one of code, siteId, prefix,',
    ],
    ['fr/site.json', '7', '"7"', 'line 3: "siteId" expects a whole number.'],
    ['fr/site.json', '7', '7.5', 'line 3: "siteId" expects a whole number.'],
    [
      'fr/site.json',
      '"siteId": 7',
      '"siteId": 8',
      'line 3: "siteId" expects a value that CATC does not have.',
    ],
    [
      'fr/site.json',
      '"prefix": "fr"',
      '"prefix": ""',
      'line 4: "prefix" expects a value that EN does not have.',
    ],
    [
      'fr/site.json',
      '"prefix": "fr"',
      '"prefix": "gb"',
      'line 4: "prefix" expects "fr", the code in lower-case letters, or "" at the root.',
    ],
    [
      'fr/site.json',
      '"FR"',
      '"FX"',
      'line 4: "prefix" expects "fx", the code in lower-case letters, or "" at the root.',
    ],
    ['fr/site.json', '"main"', '"third"', 'line 5: "tenant" expects "main" or "sister".'],
    [
      'fr/site.json',
      '["fr"]',
      '["fr", "en"]',
      'line 7: "area.en" is missing and expects the area\'s name in this language.',
    ],
    ['fr/site.json', '["fr"]', '["fr", "fr"]', 'line 6: "languages[1]" expects each language once.'],
    ['fr/site.json', '["fr"]', '[]', 'line 6: "languages" expects at least 1 in the list.'],
    [
      'fr/site.json',
      '"fr": "France"',
      '"fr": "France", "xx": "X"',
      'line 7: "area.xx" expects a code of languages.json.',
    ],
    [
      'fr/site.json',
      '"fr": ["fr-FR", "fr-MC"]',
      '"fr": ["fr-FR", "frMC"]',
      'line 8: "hreflang.fr[1]" expects a tag like "fr" or "fr-CA".',
    ],
    ['fr/site.json', '["fr-FR", "fr-MC"]', '["en-FR"]', 'line 8: "hreflang.fr[0]" expects a tag of "fr".'],
    ['fr/site.json', '"fr-MC"', '"pt-PT"', 'line 8: "hreflang.fr[1]" expects a tag of "fr".'],
    ['fr/site.json', '"fr-MC"', '"fr"', 'line 8: "hreflang" expects a value that EU does not have.'],
    ['fr/site.json', '"siteId": 7,', '"siteId": 7', 'line 3: "siteId" expects "," or "}" after it.'],
    ['languages.json', '"id": 2', '"id": 1', 'line 3: "[1].id" expects a value that no other language has.'],
    [
      'languages.json',
      '"en-GB"',
      '"en_GB"',
      'line 3: "[1].code" expects a language tag of BCP 47, like "de" or "en-GB".',
    ],
    ['tenants.json', 'training@example.org', 'nobody', 'line 7: "main.contact" expects an email address.'],
    ['fr/consent.json', '"optIn"', '"ask"', 'line 2: "mode" expects "optIn" or "optOut".'],
    [
      'fr/analytics.json',
      '"G-TEST-FR"',
      '"test code"',
      'line 2: "test" expects a code like "G-TEST-EN", or null.',
    ],
    [
      'eu/payment.json',
      'DE89370400440532013000',
      'DE89370400440532013001',
      'line 51: "bankAccounts.DE.iban.EUR" expects a valid IBAN without spaces.',
    ],
    [
      'eu/payment.json',
      '"PL": {',
      '"DK": {',
      'line 37: "bankAccounts.DK" is unknown here; expected one of PL, DE, AT, CH.',
    ],
    ['eu/payment.json', '"DE": 1900', '"DE": 19.5', 'line 12: "vat.byCountry.DE" expects a whole number.'],
    [
      'eu/payment.json',
      '"DE": 1900',
      '"Germany": 1900',
      'line 12: "vat.byCountry.Germany" expects a country as two capital letters, like "DE".',
    ],
    [
      'eu/payment.json',
      '"Europe/Warsaw"',
      '"Europe/Nowhere"',
      'line 74: "zone" expects a time zone like "Europe/Warsaw".',
    ],
    [
      'defaults/main/payment.json',
      '"card": 0',
      '"card": -1',
      'line 16: "serviceRate.card" expects at least 0.',
    ],
    [
      'defaults/main/menu.json',
      '[]',
      '["de"]',
      'line 2: "hideGeneralIn[0]" expects a country as two capital letters, like "DE".',
    ],
    [
      'defaults/main/footer.json',
      '"id": 2',
      '"id": 1',
      'line N: "general[1].id" expects an id that no other link of the footer has.',
    ],
    [
      'defaults/main/footer.json',
      '"en": "Overview",',
      '',
      'line 5: "general[0].title" expects a text for "en" too.',
    ],
    [
      'defaults/main/footer.json',
      '"url": "/faq"',
      '"url": "//faq"',
      'expects a path like "/faq", or an address that begins with https://.',
    ],
    [
      'defaults/main/seo.json',
      '"/": {',
      '"news": {',
      'line 2: "news" expects a path like "/news" or "/news/detail/{id}", without "/" at its end.',
    ],
    [
      'defaults/main/seo.json',
      '"de": {',
      '"dd": {',
      'line 11: "/.dd" is unknown here; expected one of en, en-GB, ar, de,',
    ],
    [
      'micro-en/words.json',
      'shell:questions',
      'questions',
      'line 3: "en.questions" expects the key of a message, like "shell:signIn".',
    ],
  ])('%s with %s as %s', (file, from, to, message) => {
    const line = change(file, from, to)
    expect(sentence()).toMatch(new RegExp(`^${file}, line \\d+: `))
    expect(sentence()).toContain(message.replace('line N', `line ${line}`))
  })

  test('an unknown file or folder is refused', () => {
    writeFileSync(join(folder, 'fr/foter.json'), '{}')
    expect(sentence()).toMatch(
      /^fr\/foter\.json, line 1: the file is unknown; expected one of the names .*footer\.json/,
    )
    rmSync(join(folder, 'fr/foter.json'))
    mkdirSync(join(folder, 'fx'))
    expect(sentence()).toBe('fx/site.json, line 1: the file is missing.')
  })

  test('a folder must have the name of the site’s code', () => {
    cpSync(join(folder, 'fr'), join(folder, 'france'), { recursive: true })
    expect(sentence(['france'])).toMatch('france/site.json, line 2: "code" expects "FRANCE"')
  })

  test('a prefix that would hide a page is refused', () => {
    mkdirSync(join(folder, 'vat'))
    const site = { ...loadSites(folder, ['fr']).sites[0], code: 'VAT', siteId: 99, prefix: 'vat' }
    writeFileSync(join(folder, 'vat/site.json'), JSON.stringify(site))
    expect(sentence()).toBe(
      'vat/site.json, line 1: "prefix" expects a prefix that is not a first segment of the pages.',
    )
  })

  test('a mistake in a site that is not loaded is ignored', () => {
    writeFileSync(join(folder, 'fr/site.json'), '{')
    expect(sentence(['en', 'eu'])).toBe('no mistake')
  })
})
