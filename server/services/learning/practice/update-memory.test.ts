import { expect, test } from 'vitest'
import { type QuestionMemory, updateMemory } from './update-memory.ts'

const start = Date.UTC(2026, 10, 21, 9)
const minute = 60_000
const day = 24 * 60 * minute

/** Answers a question each time it is due. Returns the intervals after each answer, in minutes. */
function waits(answers: readonly boolean[]): { minutes: number; known: boolean }[] {
  let before: QuestionMemory | undefined
  return answers.map((right) => {
    const now = before?.dueAt.getTime() ?? start
    const after = updateMemory(before, right, now)
    before = after
    return { minutes: Math.round((after.dueAt.getTime() - now) / minute), known: after.known }
  })
}

test('a wrong answer brings the question back after a minute, and one right answer does not make it known', () => {
  expect(waits([false, true])).toEqual([
    { minutes: 1, known: false },
    { minutes: 10, known: false },
  ])
})

test('a question answered correctly each time comes back after ten minutes, then at growing intervals, and is known from the second time', () => {
  const all = waits([true, true, true, true])
  expect(all.map(({ known }) => known)).toEqual([false, true, true, true])
  expect(all[0]?.minutes).toBe(10)
  expect(all[1]?.minutes).toBeGreaterThanOrEqual(day / minute)
  expect(all[2]?.minutes).toBeGreaterThan(2 * (all[1]?.minutes ?? 0))
  expect(all[3]?.minutes).toBeGreaterThan(2 * (all[2]?.minutes ?? 0))
})

test('a forgotten question comes back after ten minutes, then after a shorter interval than before', () => {
  const [, , before, lapse, again] = waits([true, true, true, false, true])
  expect(lapse).toEqual({ minutes: 10, known: false })
  expect(again?.minutes).toBeLessThan(before?.minutes ?? 0)
})

test('the same answers at the same times give the same dates', () => {
  expect(waits([true, false, true, true])).toEqual(waits([true, false, true, true]))
})
