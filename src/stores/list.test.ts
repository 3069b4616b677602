import { expect, test } from 'vitest'
import { answered, type Results, totalOf } from './list.ts'

const ready = { state: 'ready', rows: [1], total: 30 } as const
const states: [string, Results<number>, object | undefined, number][] = [
  ['published', { state: 'static' }, undefined, 7],
  ['answered', ready, ready, 30],
  ['answered with nothing', { state: 'ready', rows: [], total: 0 }, { total: 0 }, 0],
  ['loading its first answer', { state: 'loading', rows: [], total: 0 }, undefined, 7],
  ['loading another answer', { state: 'loading', rows: [1], total: 30, before: ready }, ready, 30],
  ['failed', { state: 'failed' }, undefined, 7],
]

test.each(states)(
  'a list that is %s has its newest answer and its number of rows',
  (_, results, answer, total) => {
    if (answer) expect(answered(results)).toMatchObject(answer)
    else expect(answered(results)).toBeUndefined()
    expect(totalOf(results, 7)).toBe(total)
  },
)
