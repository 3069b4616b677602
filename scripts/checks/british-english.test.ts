import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  convertToBritish,
  createBritishContent,
  createBritishFiles,
  findStaleBritish,
  readSpellingTable,
} from './british-english.ts'

const spellings = readSpellingTable(
  '# Terms\n\n## American and British\n\n| American | British |\n| --- | --- |\n| enroll | enrol |\n| practice for | practise for |\n| program | programme |\n',
)

test.each([
  ['Enroll in this program', 'Enrol in this programme'],
  ['Practice for it; good practice', 'Practise for it; good practice'],
  ['{{program}}: enrolled', '{{program}}: enrolled'],
])('"%s" is "%s" in British English', (american, british) =>
  expect(convertToBritish(american, spellings)).toBe(british),
)

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-british-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const course = (texts: object) => ({ path: join(folder, 'en/course.json'), text: JSON.stringify(texts) })

test('the overlay contains only the differences, and its files are written on demand', () => {
  const expected = createBritishFiles(
    [course({ enrol: 'Enroll', see: 'See', of: { x: 'Program' } })],
    spellings,
  )
  const path = join(folder, 'en-GB/course.json')
  expect(findStaleBritish(expected, [], false)).toMatchObject([{ level: 'error', where: path }])
  expect(findStaleBritish(expected, [], true)).toEqual([])
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ enrol: 'Enrol', of: { x: 'Programme' } })
  expect(findStaleBritish(expected, expected, false)).toEqual([])
})

test('a file without differences is reported and deleted', () => {
  const expected = createBritishFiles([course({ enrol: 'Enroll' })], spellings)
  findStaleBritish(expected, [], true)
  expect(findStaleBritish([], expected, false)).toHaveLength(1)
  findStaleBritish([], expected, true)
  expect(() => readFileSync(join(folder, 'en-GB/course.json'))).toThrow('ENOENT')
})

test('a content file is British as a whole, or not there', () => {
  const files = [
    { path: 'content/news/1-a/en.json', text: '{"title":"A new program","body":"Today"}' },
    { path: 'content/news/2-b/en.json', text: '{"title":"Today"}' },
  ]
  expect(createBritishContent(files, [['program', 'programme']])).toEqual([
    {
      path: 'content/news/1-a/en-GB.json',
      text: '{\n  "title": "A new programme",\n  "body": "Today"\n}\n',
    },
  ])
})
