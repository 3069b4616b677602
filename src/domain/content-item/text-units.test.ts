import { expect, test } from 'vitest'
import { findChangedUnits, textUnitsOf, withTranslations } from './text-units.ts'

const pool = {
  use: 'quiz',
  questions: [
    { id: 7001, correct: [0], texts: { en: { question: 'How far?', options: ['3 m', '4 m'] } } },
    {
      id: 7002,
      correct: [1],
      texts: {
        en: { question: 'Why?', options: ['A', 'B'] },
        de: { question: 'Warum?', options: ['A', 'B'] },
      },
    },
  ],
}

test('the units of a document have stable names, with the translations that exist', () => {
  expect(textUnitsOf(pool, 'de')).toEqual([
    { name: 'questions.7001.question', source: 'How far?', target: '' },
    { name: 'questions.7001.options.0', source: '3 m', target: '' },
    { name: 'questions.7001.options.1', source: '4 m', target: '' },
    { name: 'questions.7002.question', source: 'Why?', target: 'Warum?' },
    { name: 'questions.7002.options.0', source: 'A', target: 'A' },
    { name: 'questions.7002.options.1', source: 'B', target: 'B' },
  ])
})

test('translations replace texts; texts without a translation stay, and unknown names change nothing', () => {
  const texts = new Map([
    ['questions.7001.question', 'Wie weit?'],
    ['questions.7001.options.0', '3 m'],
    ['questions.7001.options.1', '4 m'],
    ['questions.7002.question', ''],
    ['questions.9.question', 'Nowhere'],
  ])
  const { questions } = withTranslations(pool, 'de', texts) as typeof pool
  expect(questions[0]?.texts).toEqual({
    en: { question: 'How far?', options: ['3 m', '4 m'] },
    de: { question: 'Wie weit?', options: ['3 m', '4 m'] },
  })
  expect(questions[1]?.texts).toEqual(pool.questions[1]?.texts)
})

test('texts of the document itself and lists are translated; English stays', () => {
  const course = {
    code: 'A-1',
    chapters: [{ id: 101, video: 'dome' }],
    texts: { en: { name: 'Lenses', outcomes: ['choose', 'mount'], chapters: [{ name: 'Light' }] } },
  }
  const texts = new Map([
    ['name', 'Objektive'],
    ['outcomes.1', 'montieren'],
    ['chapters.0.name', 'Licht'],
  ])
  expect(withTranslations(course, 'de', texts)).toEqual({
    ...course,
    texts: {
      ...course.texts,
      de: { name: 'Objektive', outcomes: ['', 'montieren'], chapters: [{ name: 'Licht' }] },
    },
  })
})

test('texts that are outdated are marked', () => {
  const units = textUnitsOf(pool, 'de', new Set(['questions.1.texts.de.question']))
  expect(units.filter(({ isOutdated }) => isOutdated).map(({ name }) => name)).toEqual([
    'questions.7002.question',
  ])
})

test('only translations that differ from the document count as changed', () => {
  const unit = (name: string, source: string, target: string) => ({ name, source, target })
  const units = [
    unit('questions.7001.question', 'How  far?\n', 'Wie weit?'),
    unit('questions.7001.options.0', '3 m', ''),
    unit('questions.7002.question', 'Why?', 'Warum?'),
    unit('questions.7002.options.1', 'B', 'C'),
    unit('questions.9.question', 'Where?', 'Nowhere'),
  ]
  const { current, outdated, unknown } = findChangedUnits(pool, 'de', units)
  expect(current.map(({ name }) => name)).toEqual(['questions.7001.question', 'questions.7002.options.1'])
  expect(outdated).toEqual([])
  expect(unknown.map(({ name }) => name)).toEqual(['questions.9.question'])
})

test('a translation of an English text that has changed since is outdated', () => {
  const unit = { name: 'questions.7001.question', source: 'How wide?', target: 'Wie breit?' }
  expect(findChangedUnits(pool, 'de', [unit])).toEqual({ current: [], outdated: [unit], unknown: [] })
})
