import { expect, test } from 'vitest'
import { readTranslationFile, writeTranslationFile } from './translation-file.ts'

const file = {
  family: 'course',
  id: 7,
  language: 'pl',
  units: [
    { name: 'name', source: 'A & B', target: '' },
    { name: 'description', source: '<p>A <strong>strike</strong></p>', target: '<p>Zaczep</p>' },
    { name: 'chapters.0.name', source: 'Light', target: 'Światło' },
  ],
} as const

test('a file that is written and read again is unchanged, with markup and letters of all languages', async () => {
  const xml = await writeTranslationFile(file)
  expect(xml).toContain('version="2.0"')
  expect(xml).toContain('srcLang="en" trgLang="pl"')
  expect(await readTranslationFile(xml)).toEqual(file)
})

test('each segment has a state: missing, older than its source, or final', async () => {
  const [name, description, chapter] = file.units
  const xml = await writeTranslationFile({
    ...file,
    units: [name, { ...description, isOutdated: true }, chapter],
  })
  expect([...xml.matchAll(/<unit id="(.*?)">\s*<segment (.*?)>/g)].map(([, ...found]) => found)).toEqual([
    ['name', 'state="initial"'],
    ['description', 'state="translated" subState="portal:older-than-source"'],
    ['chapters.0.name', 'state="final"'],
  ])
  expect(await readTranslationFile(xml)).toEqual(file)
})

test('other files are refused', async () => {
  for (const text of ['', 'name;text', '<xliff', '<html></html>', '{"a":1}'])
    expect(await readTranslationFile(text)).toBeUndefined()
})

test('a file that was cut off is refused, even if it contains whole texts', async () => {
  const xml = await writeTranslationFile(file)
  expect(await readTranslationFile(xml.slice(0, xml.lastIndexOf('<unit')))).toBeUndefined()
  expect(await readTranslationFile(`${xml}\n<!-- made by an agency -->\n`)).toEqual(file)
})
