import { expect, test } from 'vitest'
import { encodeText } from '../files-by-name.ts'
import { readPortalBank } from './read-portal.ts'

const read = (files: Record<string, string>) =>
  readPortalBank(new Map(Object.entries(files).map(([name, text]) => [name, encodeText(text)])))
const document = (...questions: object[]) => JSON.stringify({ questions })
const question = { id: 7, code: 'A', type: 'single', correct: [0] }
const words = { question: 'Which?', options: ['a', 'b'], explanation: '' }
const texts = (of: object = words) => JSON.stringify({ questions: { 7: of } })

test('a question has its words of each language, and the files of its pictures', () => {
  const [lens, mast] = ['ab', 'cd'].map((each) => ({ name: each.repeat(16), width: 3, height: 2 }))
  const given = { ...question, picture: lens, optionPictures: [mast, null] }
  const german = { ...words, question: 'Was?' }
  expect(read({ 'document.json': document(given), 'en.json': texts(), 'pt-BR.json': texts(german) })).toEqual(
    {
      faults: [],
      questions: [
        {
          ...{ code: 'A', type: 'single', correct: [0], topic: undefined },
          location: { file: 'document.json', line: 1, question: 'A' },
          picture: `pictures/${lens?.name}.webp`,
          optionPictures: [`pictures/${mast?.name}.webp`, null],
          texts: { en: words, 'pt-BR': german },
        },
      ],
    },
  )
  const [plain] = read({ 'document.json': document(question), 'en.json': texts() }).questions
  expect([plain?.picture, plain && 'optionPictures' in plain]).toEqual([null, false])
})

test.each(['', '[', '7', 'null', '"a"'])('%j is no document', (text) => {
  const faults = [{ file: 'document.json', line: 1, reason: 'syntax' }]
  expect(read({ 'document.json': text, 'en.json': texts() })).toEqual({ questions: [], faults })
})

test('each broken language file is an error; other files are ignored', () => {
  const files = { 'en.json': '{', 'de.json': '', 'note.json': '{', 'xen.json': '{', 'en.jsonx': '{' }
  expect(read({ 'document.json': document(question), ...files })).toEqual({
    questions: [],
    faults: ['en', 'de'].map((language) => ({ file: `${language}.json`, line: 1, reason: 'syntax' })),
  })
})

test('words of no question are a fault of their language', () => {
  const stray = JSON.stringify({ questions: { 7: words, 8: words } })
  const { questions, faults } = read({ 'document.json': document(question), 'en.json': stray })
  expect(questions).toHaveLength(1)
  expect(faults).toEqual([{ file: 'en.json', line: 1, reason: 'strayText', detail: 'questions.8' }])
})

test('missing fields of a question are reported with their path, at the line of its id', () => {
  const text = '{\n"questions": [\n{ "id": 70 },\n{ "id": 7, "type": "none", "correct": [0] }]}'
  const { faults } = read({ 'document.json': text, 'en.json': texts({ question: 'Which?' }) })
  expect(faults.filter(({ line }) => line === 4).map(({ detail }) => detail?.split(':')[0])).toEqual(
    expect.arrayContaining(['type', 'texts.en.options']),
  )
  expect(new Set(faults.map(({ file, line, reason }) => `${file} ${line} ${reason}`))).toEqual(
    new Set(['document.json 3 syntax', 'document.json 4 syntax']),
  )
  const lines = read({ 'document.json': '{"questions":[\n{"id":"7"},\n{"id":7}]}' }).faults.map(
    ({ line }) => line,
  )
  expect(new Set(lines)).toEqual(new Set([1, 3]))
})

test.each(['{}', '{"questions":{}}', '{"questions":[]}'])('%s has no questions', (text) => {
  expect(read({ 'document.json': text })).toEqual({ questions: [], faults: [] })
})
