import { expect, test } from 'vitest'
import type { QuestionDocument } from '#src/domain/pool/pool-document.ts'
import { categoryOfPath, pathOfCategory } from './category.ts'
import { encodeText } from './files-by-name.ts'
import { formatAsGift } from './gift/format-as-gift.ts'
import { formatAsMoodle } from './moodle/format-as-moodle.ts'
import { readBank } from './read-bank.ts'
import { writeZip } from './zip/write-zip.ts'

test.each([
  ['$course$/top/Radio/AC//DC', ['Radio', 'AC/DC']],
  ['$system$/Radio', ['Radio']],
  ['top', []],
  [' Radio / Feed  lines ', ['Radio', 'Feed lines']],
  ['topless/x$a$/top', ['topless', 'x$a$', 'top']],
  ['$a$b/atop/c', ['$a$b', 'atop', 'c']],
])('the category %j is the path %j', (written, path) => {
  expect(pathOfCategory(written)).toEqual(path)
})

test('a written path is read back unchanged', () => {
  expect(pathOfCategory(categoryOfPath(['Radio', 'AC/DC']))).toEqual(['Radio', 'AC/DC'])
})

const categories = (...paths: string[]) => {
  const blocks = paths.map((path, index) => `$CATEGORY: ${path}\n\nIs ${index} so? {T}`)
  const { questions } = readBank('a.gift', encodeText(blocks.join('\n\n')), 'en')
  return questions.map(({ category }) => category)
}

test('categories become topics, without the common beginning of all paths', () => {
  expect(categories('top/Radio/Rules', 'top/Radio/Waves/Long')).toEqual(['Rules', 'Long'])
  expect(categories('Rules', 'Waves')).toEqual(['Rules', 'Waves'])
  expect(categories('top/Radio', 'top/Radio/Rules')).toEqual([undefined, 'Rules'])
  expect(categories('top/Radio/Rules')).toEqual([undefined])
  expect(categories('top', 'A/B')).toEqual([undefined, undefined])
})

const question = (id: number, topic?: string): QuestionDocument => ({
  ...{ id, code: `q${id}`, type: 'trueFalse', correct: [0], ...(topic && { topic }) },
  texts: { en: { question: 'Is it so?', options: ['True', 'False'], explanation: '' } },
})

test.each([
  ['gift', formatAsGift],
  ['moodle', formatAsMoodle],
] as const)('topics are written as categories of %s and read back', (_, write) => {
  const topics = [
    { key: 'rules', texts: { en: { name: 'Rules' } } },
    { key: 'waves', texts: { en: { name: 'AC/DC' } } },
  ]
  const questions = [question(1), question(2, 'rules'), question(3, 'waves'), question(4, 'waves')]
  const files = write({ name: 'Radio', language: 'en', questions, topics, pictures: new Map() })
  const read = readBank('bank', writeZip(files), 'en')
  expect(read.faults).toEqual([])
  expect(read.questions.map(({ category }) => category)).toEqual([undefined, 'Rules', 'AC/DC', 'AC/DC'])
})
