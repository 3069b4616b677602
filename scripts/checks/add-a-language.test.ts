import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { textDirectionOf } from '#src/domain/language/script.ts'
import { loadSites } from '#src/sites/load-sites.ts'
import { footerOf } from '#src/sites/parts-of-site.ts'
import { localizedTextOf } from '#src/sites/text-by-language.ts'
import { findForbiddenWords } from './forbidden-word.ts'
import { findMessageFaults } from './message.ts'
import { readMessageTexts } from './message-file.ts'
import { readTermbase } from './termbase.ts'
import { listVisibleTexts } from './visible-text.ts'

const document = readFileSync('docs/how-to/add-a-language.md', 'utf8')

/** The line that the how-to tells its reader to add to `sites/languages.json` in the first step. */
const line = JSON.parse(/`(\{ "id": .*? \})`/.exec(document)?.[1] ?? 'null') as {
  id: number
  code: string
  name: string
}
const { code } = line

describe(`${line.name}, by the how-to`, () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'add-a-language-'))
    cpSync('sites', join(folder, 'sites'), { recursive: true })
    for (const language of ['en', 'en-GB'])
      cpSync(join('src/i18n/messages', language), join(folder, 'messages', language), { recursive: true })
    change('languages.json', (languages: object[]) => [...languages, line])
    cpSync(join(folder, 'messages/en'), join(folder, 'messages', code), { recursive: true })
    change('eu/site.json', (site: { languages: string[]; area: object; hreflang: object }) => ({
      ...site,
      languages: [...site.languages, code],
      area: { ...site.area, [code]: 'אירופה' },
      hreflang: { ...site.hreflang, [code]: [code] },
    }))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const sites = () => join(folder, 'sites')
  function change<Value>(name: string, to: (value: Value) => unknown): void {
    const file = join(sites(), name)
    writeFileSync(file, JSON.stringify(to(JSON.parse(readFileSync(file, 'utf8')) as Value), null, 2))
  }
  const ofLanguage = (language: string) =>
    readdirSync(join(folder, 'messages', language)).map((name) => ({
      path: `src/i18n/messages/${language}/${name}`,
      text: readFileSync(join(folder, 'messages', language, name), 'utf8'),
    }))
  const faults = () => {
    const texts = readMessageTexts(['en', 'en-GB', code].flatMap(ofLanguage))
    return findMessageFaults(texts, ['en', code])
  }

  test('the first step adds a new language with a new id', () => {
    const known = loadSites().languages
    expect(known.map(({ id }) => id)).not.toContain(line.id)
    expect(known.map((each) => each.code)).not.toContain(code)
    expect(loadSites(sites()).languages).toContainEqual(line)
  })

  test('the check names only the plural forms that English does not have, and then nothing', () => {
    expect(faults().length).toBeGreaterThan(0)
    for (const { where, message } of faults()) {
      expect(where).toContain(`${code}/`)
      expect(message).toMatch(/_(two|many)" is missing$/)
    }
    for (const name of readdirSync(join(folder, 'messages', code))) {
      const file = join(folder, 'messages', code, name)
      writeFileSync(file, readFileSync(file, 'utf8').replace(/("[^"\n]+)_other": (".*?")(?=,?\n)/g, withTwo))
    }
    expect(faults()).toEqual([])
  })

  test('without a termbase the check requires one, and with one it finds forbidden words', () => {
    const texts = listVisibleTexts(ofLanguage(code), [code])
    expect(findForbiddenWords(texts, [])).toMatchObject([{ where: `docs/terms/${code}.md` }])
    const text = '## Never\n\n| Never | Instead |\n| --- | --- |\n| enroll | הרשמה |\n'
    const found = findForbiddenWords(texts, [readTermbase({ path: `docs/terms/${code}.md`, text })])
    expect(found.length).toBeGreaterThan(0)
  })

  test('the site offers it at its own address, from right to left, with English titles until they are translated', () => {
    const [eu] = loadSites(sites(), ['eu']).sites
    expect(eu?.languages).toContain(code)
    expect(textDirectionOf(code)).toBe('rtl')
    const [title] = eu ? footerOf(eu, sites()).legal : []
    expect(title && localizedTextOf(title.title, code)).toBe(title?.title.en)
  })
})

/**
 * Returns the line of a plural text in a message file, preceded by a line with the same text for the plural form
 * `two`.
 */
const withTwo = (whole: string, key: string, text: string): string => `${key}_two": ${text},\n  ${whole}`
