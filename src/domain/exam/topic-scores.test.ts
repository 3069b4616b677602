import { expect, test } from 'vitest'
import { scoreByTopic } from './topic-scores.ts'

test('questions are counted by topic, including those without a topic', () => {
  const paper = [
    { topic: 'Optics', right: true },
    { topic: '', right: false },
    { topic: 'Optics', right: false },
  ]
  expect(scoreByTopic(paper)).toEqual([
    { name: 'Optics', right: 1, questions: 2 },
    { name: '', right: 0, questions: 1 },
  ])
})

test('a paper without topics has no scores by topic', () => {
  expect(scoreByTopic([{ topic: '', right: true }])).toEqual([])
})
