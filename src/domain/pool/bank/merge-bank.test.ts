import { expect, test } from 'vitest'
import type { QuestionDocument } from '../pool-document.ts'
import type { BankQuestion } from './bank-question.ts'
import { type MergeInput, mergeBank } from './merge-bank.ts'

const words = { question: 'How far?', options: ['3 m', '4 m'], explanation: 'Count.' }
const own: QuestionDocument = { id: 7001, type: 'single', correct: [0], texts: { en: words, de: words } }
const verdict: QuestionDocument = {
  id: 7002,
  code: 'TF',
  type: 'trueFalse',
  correct: [1],
  texts: { en: { question: 'Flat?', options: ['Yes', 'No'], explanation: '' } },
}

const bankQuestion = (more: Partial<BankQuestion> = {}): BankQuestion => ({
  code: 'q7001',
  location: { file: 'bank.gift', line: 3 },
  type: 'single',
  correct: [0],
  picture: null,
  texts: { en: words },
  ...more,
})

const mergeInput = (more: Partial<MergeInput> = {}): MergeInput => ({
  poolId: 7,
  questions: [own, verdict],
  topics: [],
  highest: 7002,
  pictures: new Map(),
  addsQuestions: false,
  verdicts: () => ['True', 'False'],
  ...more,
})

const merge = (bank: BankQuestion[], more: Partial<MergeInput> = {}) => mergeBank(bank, mergeInput(more))
const reasons = (bank: BankQuestion[], more: Partial<MergeInput> = {}) => {
  const merged = merge(bank, more)
  return Array.isArray(merged) ? merged.map(({ line, reason }) => [line, reason]) : merged
}

test('a known question stays unchanged, even if its spaces differ', () => {
  const spaced = { ...words, question: ' How  far? ' }
  expect(merge([bankQuestion({ texts: { en: spaced } })])).toEqual({
    questions: [own, verdict],
    topics: [],
    added: 0,
    changed: 0,
    same: 1,
  })
})

test('a changed question keeps its id, its position and its other languages', () => {
  const merged = merge([bankQuestion({ correct: [1], texts: { en: { ...words, explanation: 'Measure.' } } })])
  expect(merged).toMatchObject({ changed: 1 })
  expect(merged).toHaveProperty('questions', [
    { ...own, correct: [1], texts: { en: { ...words, explanation: 'Measure.' }, de: words } },
    verdict,
  ])
})

test('a question with another or no identifier is new, with an id after all earlier ones', () => {
  const other = { en: { ...words, question: 'How wide?' } }
  const bank = [bankQuestion({ code: 'T1A01' }), bankQuestion({ code: null, texts: other })]
  const merged = merge(bank, { highest: 7040, addsQuestions: true })
  expect(merged).toMatchObject({
    added: 2,
    questions: [own, verdict, { id: 7041, code: 'T1A01' }, { id: 7042 }],
  })
  expect(merge([bankQuestion({ code: 'a' })], { questions: [], highest: 0 })).toMatchObject({
    questions: [{ id: 7001 }],
  })
})

test('a question without an identifier that the pool has already is not added again', () => {
  const nameless = bankQuestion({ code: null })
  expect(merge([nameless])).toMatchObject({ same: 1, added: 0 })
  const explained = { ...nameless, texts: { en: { ...words, explanation: 'Measure.' } } }
  expect(merge([explained])).toMatchObject({ changed: 1, added: 0, questions: [{ id: 7001 }, verdict] })
  const corrected = bankQuestion({ code: null, correct: [1] })
  expect(merge([corrected])).toMatchObject({ changed: 1, questions: [{ id: 7001, correct: [1] }, verdict] })
  const flat = { question: 'Flat?', options: null, explanation: '' }
  const known = bankQuestion({ code: null, type: 'trueFalse', correct: [1], texts: { en: flat } })
  expect(merge([known])).toMatchObject({ same: 1 })
})

test('a question with other options or pictures is another question', () => {
  const picture = { name: 'c0'.repeat(16), width: 10, height: 10 }
  const others = [
    bankQuestion({ code: null, texts: { en: { ...words, options: ['3 m', '5 m'] } } }),
    bankQuestion({ code: null, picture: 'lens.png' }),
  ]
  const given = { pictures: new Map([['lens.png', picture]]), addsQuestions: true }
  for (const other of others) expect(merge([other], given)).toMatchObject({ added: 1, same: 0 })
})

test('true and false keep the pool’s texts, and new questions get those of the language', () => {
  const flat = { question: 'Flat?', options: null, explanation: '' }
  const same = bankQuestion({ code: 'TF', type: 'trueFalse', correct: [1], texts: { en: flat } })
  expect(merge([same])).toMatchObject({ same: 1 })
  const added = merge([{ ...same, code: 'new' }])
  expect(added).toMatchObject({ questions: [{}, {}, { texts: { en: { options: ['True', 'False'] } } }] })
})

test('a topic stays if the bank has none, and changes if it has another', () => {
  const questions = [{ ...own, topic: 'optics' }]
  expect(merge([bankQuestion({ correct: [1] })], { questions })).toMatchObject({
    questions: [{ topic: 'optics' }],
  })
  expect(merge([bankQuestion({ topic: 'poe' })], { questions })).toMatchObject({
    changed: 1,
    questions: [{ topic: 'poe' }],
  })
})

test('a category becomes the topic of its name, which is created if it is missing', () => {
  const topics = [{ key: 'optics', texts: { en: { name: 'Lenses' }, de: { name: 'Objektive' } } }]
  const merged = merge(
    [
      bankQuestion({ code: 'a', category: 'Objektive' }),
      bankQuestion({ code: 'b', category: 'Élan & 2nd' }),
      bankQuestion({ code: 'c', category: 'élan  2nd' }),
      bankQuestion({ code: 'd', category: 'عدسات' }),
      bankQuestion({ code: 'e' }),
    ],
    { topics },
  )
  expect(merged).toMatchObject({
    topics: [
      ...topics,
      { key: 'elan-2nd', texts: { en: { name: 'Élan & 2nd' } } },
      { key: 'elan-2nd-2', texts: { en: { name: 'élan  2nd' } } },
      { key: 'topic-4', texts: { en: { name: 'عدسات' } } },
    ],
  })
  const questions = Array.isArray(merged) ? [] : merged.questions
  expect(questions.slice(2).map(({ topic }) => topic)).toEqual([
    'optics',
    'elan-2nd',
    'elan-2nd-2',
    'topic-4',
    undefined,
  ])
})

test('a category of a translation creates no topic', () => {
  const pl = { ...words, question: 'Jak daleko?' }
  expect(merge([bankQuestion({ category: 'Obiektywy', texts: { pl } })])).toMatchObject({ topics: [] })
})

test('a translation changes its language and nothing else', () => {
  const pl = { ...words, question: 'Jak daleko?' }
  const merged = merge([bankQuestion({ texts: { pl } })])
  expect(merged).toMatchObject({
    changed: 1,
    questions: [{ ...own, texts: { en: words, de: words, pl } }, verdict],
  })
})

test('a translation of a missing question, or with other answers, is refused', () => {
  const three = { ...words, options: ['1', '2', '3'] }
  expect(
    reasons([
      bankQuestion({ code: 'gone', texts: { pl: words } }),
      bankQuestion({ texts: { pl: three } }),
      bankQuestion({ code: 'TF', texts: { pl: words } }),
    ]),
  ).toEqual([
    [3, 'unknownQuestion'],
    [3, 'otherAnswers'],
    [3, 'otherAnswers'],
  ])
})

const wie = { question: 'Wie weit?', options: ['3 m', '4 m'], explanation: '' }
const german: QuestionDocument = { id: 7003, code: 'D', type: 'single', correct: [0], texts: { de: wie } }

test('a bank in one language other than English fills a pool with questions and topics', () => {
  const bank = [
    bankQuestion({ code: 'D', category: 'Optik', texts: { de: wie } }),
    bankQuestion({ texts: { de: wie } }),
  ]
  expect(merge(bank, { questions: [], highest: 7002 })).toMatchObject({
    added: 2,
    questions: [{ id: 7003, code: 'D', topic: 'optik', texts: { de: wie } }, { texts: { de: wie } }],
    topics: [{ key: 'optik', texts: { de: { name: 'Optik' } } }],
  })
})

test('a question in one language is changed by a file in it, and only translated by one in English', () => {
  const pool = { questions: [german], highest: 7003 }
  expect(merge([bankQuestion({ code: 'D', correct: [1], texts: { de: wie } })], pool)).toMatchObject({
    changed: 1,
    questions: [{ correct: [1] }],
  })
  expect(merge([bankQuestion({ code: 'D', texts: { en: words } })], pool)).toMatchObject({
    questions: [{ ...german, texts: { de: wie, en: words } }],
  })
  expect(reasons([bankQuestion({ code: 'D', correct: [1], texts: { en: words } })], pool)).toEqual([
    [3, 'otherAnswers'],
  ])
})

test('a missing question is new if all questions have its language, or if adding is requested', () => {
  const bank = [bankQuestion({ code: null, texts: { de: { ...wie, question: 'Wie hoch?' } } })]
  expect(merge(bank, { questions: [own, german], highest: 7003 })).toMatchObject({ added: 1 })
  expect(reasons(bank)).toEqual([[3, 'unknownQuestion']])
  expect(merge(bank, { addsQuestions: true })).toMatchObject({ added: 1 })
  expect(reasons([bankQuestion({ code: 'new' })], { questions: [german], highest: 7003 })).toEqual([
    [3, 'unknownQuestion'],
  ])
})

test.each([
  ['a text that is too long', { texts: { en: { ...words, question: 'a'.repeat(601) } } }, 'tooLong'],
  ['an empty option', { texts: { en: { ...words, options: ['a', ' '] } } }, 'empty'],
  ['one option', { texts: { en: { ...words, options: ['a'] } } }, 'tooFewOptions'],
  [
    '27 options',
    { texts: { en: { ...words, options: Array.from({ length: 27 }, String) } } },
    'tooManyOptions',
  ],
  ['a sign that no page shows', { texts: { en: { ...words, explanation: 'a\u0007' } } }, 'unshowable'],
  ['everything right', { type: 'multiple', correct: [0, 1] }, 'wrongAnswers'],
  ['an identifier with brackets', { code: 'a]b' }, 'unfitCode'],
] as [string, Partial<BankQuestion>, string][])('%s is refused', (_, more, reason) => {
  expect(reasons([bankQuestion({ code: 'new', ...more })])).toEqual([[3, reason]])
})

test('options with pictures are imported with their descriptions, and recognized again', () => {
  const [a, b] = ['ab', 'cd'].map((name) => ({ name: name.repeat(16), width: 3, height: 2 }))
  const pictures = new Map([
    ['a.png', a],
    ['b.png', b],
  ] as [string, NonNullable<typeof a>][])
  const drawn = { ...words, options: ['', 'b'], optionFigures: ['A fuse', ''] }
  const bank = [bankQuestion({ code: 'new', optionPictures: ['a.png', 'b.png'], texts: { en: drawn } })]
  const merged = merge(bank, { pictures })
  expect(merged).toMatchObject({ questions: [{}, {}, { optionPictures: [a, b], texts: { en: drawn } }] })
  const questions = Array.isArray(merged) ? [] : merged.questions
  expect(merge(bank, { pictures, questions, highest: 7003 })).toMatchObject({ same: 1 })
  const pl = { ...words, options: ['', 'lampa'], optionFigures: ['Bezpiecznik', ''] }
  expect(merge([bankQuestion({ code: 'new', texts: { pl } })], { questions, highest: 7003 })).toMatchObject({
    changed: 1,
  })
  expect(
    reasons(
      [
        bankQuestion({
          code: 'n',
          optionPictures: ['a.png', null],
          texts: { en: { ...drawn, options: ['', ''] } },
        }),
      ],
      { pictures },
    ),
  ).toEqual([[3, 'empty']])
})

test('a fault names the text: the number of its option, and its language if there are several', () => {
  const empty = { ...words, options: ['a', ' '] }
  expect(merge([bankQuestion({ code: 'new', texts: { en: empty } })])).toMatchObject([
    { reason: 'empty', part: { kind: 'option', number: 2 } },
  ])
  const long = { ...words, explanation: 'a'.repeat(601) }
  expect(merge([bankQuestion({ code: 'new', texts: { en: words, de: long } })])).toMatchObject([
    { reason: 'tooLong', part: { kind: 'explanation', language: 'de' } },
  ])
})

test('a duplicate identifier and the ten thousandth question are refused', () => {
  expect(reasons([bankQuestion(), bankQuestion()])).toEqual([[3, 'codeTwice']])
  expect(reasons([bankQuestion({ code: 'a' })], { highest: 1_000_079_999 })).toEqual([[3, 'poolFull']])
  expect(merge([bankQuestion({ code: 'a' })], { highest: 7999 })).toMatchObject({
    questions: [own, verdict, { id: 1_000_071_000 }],
  })
})

test('equal options are reported with the line of the question, unless their pictures differ', () => {
  const repeated = { ...words, options: ['3 m', '4 m', ' 3  m'] }
  expect(merge([bankQuestion({ texts: { en: repeated } })])).toEqual([
    { file: 'bank.gift', line: 3, reason: 'sameOption', part: expect.objectContaining({ number: 3 }) },
  ])
  const shown = { ...words, options: ['', ''], optionFigures: ['A dome', 'A bullet'] }
  const picture = (name: string) => ({ name, width: 4, height: 3 })
  const pictures = new Map([
    ['a.png', picture('a'.repeat(32))],
    ['b.png', picture('b'.repeat(32))],
  ])
  const ofPictures = (...optionPictures: string[]) =>
    reasons([bankQuestion({ code: null, optionPictures, texts: { en: shown } })], {
      ...{ pictures, addsQuestions: true },
    })
  expect(ofPictures('a.png', 'b.png')).toMatchObject({ added: 1 })
  expect(ofPictures('a.png', 'a.png')).toEqual([[3, 'sameOption']])
})
