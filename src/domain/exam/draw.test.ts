import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSeededRandom, type DrawableQuestion, drawPaper } from './draw.ts'

const pool = (size: number): DrawableQuestion[] =>
  Array.from({ length: size }, (_, index) => ({
    id: index + 1,
    type: index % 3 === 0 ? 'trueFalse' : 'single',
    options: index % 3 === 0 ? 2 : 4,
  }))

test('a theory paper has 50 questions of the pool, each once, with all their options', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 50, max: 140 }), (seed, size) => {
      const questions = pool(size)
      const paper = drawPaper(questions, 'theory', createSeededRandom(seed)) ?? []
      expect(new Set(paper.map(({ id }) => id)).size).toBe(50)
      for (const { id, order } of paper) {
        const count = questions[id - 1]?.options as number
        expect([...order].sort()).toEqual(Array.from({ length: count }, (_, index) => index))
      }
    }),
  )
})

test('a quiz has five', () => {
  expect(drawPaper(pool(8), 'quiz', createSeededRandom(1))).toHaveLength(5)
})

test('the same seed draws the same paper, another seed another paper', () => {
  expect(drawPaper(pool(100), 'theory', createSeededRandom(7))).toEqual(
    drawPaper(pool(100), 'theory', createSeededRandom(7)),
  )
  expect(drawPaper(pool(100), 'theory', createSeededRandom(7))).not.toEqual(
    drawPaper(pool(100), 'theory', createSeededRandom(8)),
  )
})

test('true is always before false', () => {
  const paper = drawPaper(pool(60), 'theory', createSeededRandom(3)) ?? []
  for (const { order } of paper.filter(({ order }) => order.length === 2)) expect(order).toEqual([0, 1])
})

test('every question is drawn about equally often over many papers', () => {
  const drawn = new Map<number, number>()
  for (let seed = 0; seed < 2000; seed += 1)
    for (const { id } of drawPaper(pool(10), 'quiz', createSeededRandom(seed)) ?? [])
      drawn.set(id, (drawn.get(id) ?? 0) + 1)
  for (const count of drawn.values()) expect(Math.abs(count - 1000)).toBeLessThan(120)
})

test('a pool that is too small draws nothing', () => {
  expect(drawPaper(pool(49), 'theory', createSeededRandom(1))).toBeUndefined()
  expect(drawPaper([], 'quiz', createSeededRandom(1))).toBeUndefined()
})

test('options of other questions are in random order', () => {
  const paper = drawPaper(pool(60), 'theory', createSeededRandom(3)) ?? []
  const orders = new Set(paper.filter(({ order }) => order.length === 4).map(({ order }) => order.join()))
  expect(orders.size).toBeGreaterThan(10)
})

test('a seed generates the published numbers of Mulberry32', () => {
  const chance = createSeededRandom(1)
  expect([chance(), chance(), chance()]).toEqual([
    0.6270739405881613, 0.002735721180215478, 0.5274470399599522,
  ])
})
