import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { family } from '../../domain/content-item/families.ts'
import { fieldsOfFamily } from '../../domain/content-item/field-registry/content-field.ts'
import type { Translator } from '../../i18n/translator.ts'
import { helpText, labelText, valueText } from '../item/field-text.ts'

const plural = /_(zero|one|two|few|many|other)$/
const folder = new URL('.', import.meta.url)
const languages = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'en')
  .map(({ name }) => name)

/** Returns the texts of a nested object by their paths. */
const flat = (texts: object, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[path + key, text] as [string, string]] : flat(text, `${path}${key}.`),
  )

/** Returns the texts of a language by their keys, such as 'content:title'. */
function textsOf(language: string): Map<string, string> {
  const files = readdirSync(new URL(`${language}/`, folder)).filter((name) => name.endsWith('.json'))
  const read = (name: string): object =>
    JSON.parse(readFileSync(new URL(`${language}/${name}`, folder), 'utf8'))
  return new Map(files.flatMap((name) => flat(read(name), `${name.replace('.json', '')}:`)))
}

/** Returns the keys that the desk looks up for the fields of all families. */
function fieldKeys(): Set<string> {
  const keys = new Set<string>()
  const translator = { find: (key: string) => String(keys.add(key).size) } as Translator
  for (const { label, one, help, choices } of family.options.flatMap(fieldsOfFamily)) {
    labelText(translator, label)
    if (one) labelText(translator, one)
    if (help) helpText(translator, help)
    for (const choice of choices ?? []) valueText(translator, choice)
  }
  return keys
}

/**
 * Returns the placeholders of a text. For plural forms, the placeholder of the number is ignored, because a
 * translation may spell the number out.
 */
const placeholders = (key: string, text: string) =>
  [...new Set(text.match(/{{\w+}}/g) ?? [])]
    .filter((name) => !plural.test(key) || name !== '{{count}}')
    .sort()

const english = textsOf('en')
const roots = [...english.keys()].filter((key) => !plural.test(key))
const wordKeys = fieldKeys()

describe.each(languages)('the texts of the desk in %s', (language) => {
  const texts = textsOf(language)

  test('have every key of English, and a word for each label, help and value of the fields', () => {
    const expected = new Set([...roots, ...wordKeys])
    expect([...expected].filter((key) => !texts.get(key))).toEqual([])
    expect([...texts.keys()].filter((key) => !expected.has(key.replace(plural, '')))).toEqual([])
  })

  test('have a text for each plural form of whole numbers', () => {
    const rules = new Intl.PluralRules(language)
    const forms = new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)))
    const counted = roots.filter((key) => english.has(`${key}_one`))
    // At most one plural form may be missing: the text without a plural suffix replaces it, as in English.
    const missing = (key: string) => [...forms].filter((form) => !texts.has(`${key}_${form}`))
    expect(counted.filter((key) => missing(key).length > 1).map((key) => [key, missing(key)])).toEqual([])
  })

  test('name the areas of the desk and the sections of a form differently, because one page has both', () => {
    expect(texts.get('shell:areas')).not.toBe(texts.get('edit:sections'))
  })

  test('have the placeholders of English', () => {
    const differs = ([key, text]: [string, string]) => {
      const source = english.get(key) ?? english.get(key.replace(plural, '')) ?? ''
      return String(placeholders(key, text)) !== String(placeholders(key, source))
    }
    expect([...texts].filter(differs)).toEqual([])
  })
})
