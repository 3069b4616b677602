import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readContent } from './read-content.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-content-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Writes an item's files, and returns their mistakes. */
function mistakesOf(item: string, files: Record<string, string>, start?: string): string[] {
  mkdirSync(join(folder, item), { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, item, name), text)
  return readContent(folder, start).mistakes.map((each) => each.replace(`${folder}/`, ''))
}

const news = {
  'document.json': '{\n  "date": "-3d",\n  "subject": "base",\n  "audience": { "tenants": ["main"] }\n}',
  'en.json': '{\n  "title": "A title",\n  "summary": "Short.",\n  "body": "<p>Long.</p>"\n}',
}
const pool = {
  'document.json':
    '{\n  "name": "Quiz",\n  "use": "quiz",\n  "questions": [\n    { "id": 7001, "type": "single", "correct": [0] }\n  ],\n  "audience": { "tenants": ["main"] }\n}',
  'en.json':
    '{\n  "questions": {\n    "7001": { "question": "How far?", "options": ["3 m", "4 m"], "explanation": "So." }\n  }\n}',
}

test('an item is read with its languages, and its days count from the start', () => {
  expect(mistakesOf('news/1-a-title', news, '2026-11-22')).toEqual([])
  const [read] = readContent(folder, '2026-11-22').items
  expect(read?.item).toMatchObject({ family: 'news', id: 1, document: { date: '2026-11-19' } })
})

test.each([
  [
    { 'document.json': news['document.json'].replace('base', 'bass') },
    'document.json, line 3: "subject" expects ',
  ],
  [
    { 'de.json': '{\n  "title": "Titel",\n  "sumary": "Kurz.",\n  "body": "<p>Lang.</p>"\n}' },
    'de.json, line 3: "sumary" is unknown',
  ],
  [{ 'de.json': '{\n  "title": "Titel"\n}' }, 'de.json, line 1: "summary" is missing'],
  [
    { 'en.json': '{\n  "title": "A title",\n  "summary": 7,\n  "body": "<p>Long.</p>"\n}' },
    'en.json, line 3: "summary" expects a text in quotes.',
  ],
  [{ 'en.json': '{\n  "title": "A title",\n  "summary"\n}' }, 'en.json, line 4: "summary" expects a ":"'],
  [{ 'notes.txt': '' }, 'notes.txt, line 1: the file must be document.json or a language'],
])('a mistake is reported with file, line and field: %j', (files, sentence) => {
  const mistakes = mistakesOf('news/1-a-title', { ...news, ...files }, '2026-11-22')
  expect(mistakes.join('\n')).toContain(`news/1-a-title/${sentence}`)
})

test('a mistake in a part is located by the part’s name in the file of its language', () => {
  const de =
    '{\n  "questions": {\n    "7001": { "question": "Wie weit?", "options": ["3 m"], "explanation": "So." }\n  }\n}'
  expect(mistakesOf('pool/7', { ...pool, 'de.json': de }).join()).toContain(
    'pool/7/de.json, line 3: "questions.7001.options" expects at least 2 in the list',
  )
  const stray = '{\n  "questions": {\n    "7002": {}\n  }\n}'
  expect(mistakesOf('pool/7', { ...pool, 'de.json': stray }).join()).toContain(
    'pool/7/de.json, line 3: "questions.7002" expects the name of a part that the item has',
  )
})

test('English is required, and a start for relative times', () => {
  expect(mistakesOf('news/1', { 'document.json': news['document.json'] }, '2026-11-22').join()).toContain(
    'news/1/en.json, line 1: the file is missing.',
  )
  expect(mistakesOf('news/2', news).join()).toContain('"date" counts from a day: say which with --start')
})

test('folder names must be a family, or begin with a unique id', () => {
  mistakesOf('news/1-one', news)
  mistakesOf('news/1-other', news)
  mistakesOf('news/first', news)
  const mistakes = mistakesOf('nwes/1', news, '2026-11-22').join('\n')
  expect(mistakes).toContain('nwes, line 1: the file is no family')
  expect(mistakes).toContain(
    'news/first, line 1: the file expects a name that begins with a number of its own',
  )
  expect(mistakes.match(/news\/1-\w+, line 1/g)).toHaveLength(1)
})
