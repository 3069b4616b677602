import { expect, test } from 'vitest'
import { computeScoreDistribution } from './score-distribution.ts'

test('the scores of theory exams are counted by ten points, with 100 in the last band', () => {
  const { bands, ...rest } = computeScoreDistribution('theory', [
    { score: 78, papers: 3 },
    { score: 100, papers: 2 },
    { score: 80, papers: 4 },
    { score: 0, papers: 1 },
  ])
  expect(rest).toEqual({ papers: 10, passed: 6, pass: 80, median: 80 })
  expect(bands.map(({ papers }) => papers)).toEqual([1, 0, 0, 0, 0, 0, 0, 3, 4, 2])
  expect([bands[0], bands[9]]).toMatchObject([
    { from: 0, to: 9 },
    { from: 90, to: 100 },
  ])
})

test('each score of a quiz is a band', () => {
  const { bands, passed } = computeScoreDistribution('quiz', [
    { score: 40, papers: 2 },
    { score: 60, papers: 1 },
  ])
  expect(bands.map(({ from, to, papers }) => [from, to, papers])).toEqual([
    [0, 0, 0],
    [20, 20, 0],
    [40, 40, 2],
    [60, 60, 1],
    [80, 80, 0],
    [100, 100, 0],
  ])
  expect(passed).toBe(1)
})

test('the median is the middle score, or the mean of the two in the middle', () => {
  const median = (...scores: number[]) =>
    computeScoreDistribution(
      'theory',
      scores.map((score) => ({ score, papers: 1 })),
    ).median
  expect(median()).toBeNull()
  expect(median(50)).toBe(50)
  expect(median(50, 90)).toBe(70)
  expect(median(20, 50, 90)).toBe(50)
})
