import { expect, test } from 'vitest'
import { selectNextQuestion } from './select-next-question.ts'

const fresh = (id: number) => ({ id, dueAt: null, lastAt: null })
const asked = (id: number, lastAt: number, dueAt: number) => ({ id, lastAt, dueAt })
const at = (now: number, seed = 1) => ({ now, seed })

test('due questions come first, the longest due one before the others', () => {
  const candidates = [fresh(1), asked(2, 0, 50), asked(3, 0, 40), asked(4, 0, 200)]
  expect(selectNextQuestion(candidates, at(100))).toEqual({ id: 3, why: 'due' })
})

test('a question comes back at its time and not before', () => {
  const candidates = [asked(1, 0, 100), fresh(2)]
  expect(selectNextQuestion(candidates, at(99))).toEqual({ id: 2, why: 'new' })
  expect(selectNextQuestion(candidates, at(100))).toEqual({ id: 1, why: 'due' })
})

test('new questions come in an order by the seed, each equally likely to be first', () => {
  const firsts = new Map<number, number>()
  for (let seed = 0; seed < 900; seed += 1) {
    const { id } = selectNextQuestion([fresh(1), fresh(2), fresh(3)], at(0, seed * 1000)) ?? { id: 0 }
    firsts.set(id, (firsts.get(id) ?? 0) + 1)
  }
  for (const id of [1, 2, 3]) expect(Math.abs((firsts.get(id) ?? 0) - 300)).toBeLessThan(80)
})

test('if nothing is due or new, the question asked the longest time ago comes', () => {
  expect(selectNextQuestion([asked(1, 20, 500), asked(2, 10, 900)], at(100))).toEqual({ id: 2, why: 'again' })
})

test('without questions there is no next one', () => expect(selectNextQuestion([], at(0))).toBeUndefined())
