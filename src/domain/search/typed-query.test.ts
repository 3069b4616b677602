import { expect, test } from 'vitest'
import type { SearchVocabulary } from './search-vocabulary.ts'
import { parseTypedQuery } from './typed-query.ts'

const english: SearchVocabulary = {
  language: 'en',
  kinds: [
    { kind: 'course', phrases: ['course', 'training'] },
    { kind: 'practicalExam', phrases: ['practical exam', 'exam'] },
  ],
  questions: [
    { question: 'cost', phrases: ['how much', 'price'] },
    { question: 'deletion', phrases: ['delete account', 'eras* data'] },
  ],
  synonyms: [
    { meaning: 'video', phrases: ['cctv', 'camera', 'video security'] },
    { meaning: 'thermal', phrases: ['thermal camera', 'thermography'] },
  ],
}
const korean: SearchVocabulary = {
  ...english,
  language: 'ko',
  kinds: [{ kind: 'course', phrases: ['과정'] }],
  synonyms: [{ meaning: 'video', phrases: ['영상 보안'] }],
}
const read = (keyword: string) => parseTypedQuery(keyword, [english])
const meantBy = (keyword: string, term: number) => [
  ...new Set(
    read(keyword)
      .words.filter((word) => word.isSynonym && word.term === term)
      .map(({ word }) => word),
  ),
]

test('a word for a type chooses the type, and the other words are required', () => {
  expect(read('Camera course')).toMatchObject({ kinds: ['course'], required: [0] })
  expect(read('practical exam Warsaw')).toMatchObject({ kinds: ['practicalExam'], required: [2] })
})

test('if only types are named, their words are required', () => {
  expect(read('training')).toMatchObject({ kinds: ['course'], required: [0] })
})

test('a question is known by its words in any order, with others between, and by their beginnings', () => {
  expect(read('how much is a camera').questions).toEqual(['cost'])
  expect(read('can I delete my account').questions).toEqual(['deletion'])
  expect(read('erasing my data').questions).toEqual(['deletion'])
  expect(read('delete a note').questions).toEqual([])
})

test('a phrase stands for all phrases with its meaning', () => {
  expect(meantBy('cctv', 0)).toEqual(['cctv', 'camera', 'video', 'security'])
  const phrase = read('cctv').words.filter(({ isSynonym, length }) => isSynonym && length === 2)
  expect(phrase.map(({ index, word }) => [index, word])).toEqual([
    [0, 'video'],
    [1, 'security'],
  ])
})

test('a phrase within a longer one has no meaning of its own', () => {
  expect(meantBy('thermal camera', 1)).toEqual(['thermal', 'camera', 'thermography'])
})

test('a code with short parts is one word, with and without its separators', () => {
  const { terms, words } = read('wi-fi h.265 cyber-security poe+')
  expect(terms.map((term) => term.words)).toEqual([
    ['wi', 'fi'],
    ['h', '265'],
    ['cyber'],
    ['security'],
    ['poe'],
  ])
  expect(words.filter(({ term }) => term === 1).map(({ word, length }) => [word, length])).toEqual([
    ['h', 2],
    ['265', 2],
    ['h265', 1],
  ])
})

test('in Korean a type and a phrase are found without spaces', () => {
  const query = parseTypedQuery('영상보안과정', [korean, english])
  expect(query.kinds).toEqual(['course'])
  expect(query.required).toEqual([0])
  expect(query.words.some(({ isSynonym, word }) => isSynonym && word === 'cctv')).toBe(true)
})

test('nothing is read from a keyword without words', () => {
  expect(read('…')).toEqual({ terms: [], kinds: [], questions: [], required: [], words: [] })
})
