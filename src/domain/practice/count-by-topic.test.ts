import { expect, test } from 'vitest'
import { countByTopic } from './count-by-topic.ts'
import { sumPracticeCounts } from './sum-practice-counts.ts'

const topics = [
  { key: 'optics', name: 'Optics' },
  { key: 'power', name: 'Power' },
]
const progress = [
  { topic: 'power', dueAt: null, known: false },
  { topic: 'power', dueAt: 50, known: false },
  { topic: 'power', dueAt: 150, known: true },
  { topic: '', dueAt: 100, known: true },
]

test('each question counts once as new, learning or known, and also as due from its time on', () => {
  expect(countByTopic(topics, progress, 100)).toEqual([
    { key: 'power', name: 'Power', questions: 3, new: 1, learning: 1, known: 1, due: 1 },
    { key: '', name: '', questions: 1, new: 0, learning: 0, known: 1, due: 1 },
  ])
})

test('the counts of topics are summed', () => {
  const sum = sumPracticeCounts(countByTopic(topics, progress, 100))
  expect(sum).toEqual({ questions: 4, new: 1, learning: 1, known: 2, due: 2 })
  expect(sumPracticeCounts([])).toEqual({ questions: 0, new: 0, learning: 0, known: 0, due: 0 })
})
