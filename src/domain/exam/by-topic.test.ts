import { expect, test } from 'vitest'
import { byTopic } from './by-topic.ts'

test('questions are counted by topic, those without one too', () => {
  const paper = [
    { topic: 'Optics', right: true },
    { topic: '', right: false },
    { topic: 'Optics', right: false },
  ]
  expect(byTopic(paper)).toEqual([
    { name: 'Optics', right: 1, questions: 2 },
    { name: '', right: 0, questions: 1 },
  ])
})

test('a paper that names no topics has none', () => {
  expect(byTopic([{ topic: '', right: true }])).toEqual([])
})
