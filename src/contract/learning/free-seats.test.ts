import { expect, test } from 'vitest'
import { readFreeSeats } from './free-seats.ts'

test('the free seats are read of both kinds, and a refused call has none', () => {
  const data = [
    { classroom: { originalId: 2, remainingSeats: 5 } },
    { practicalExam: { id: 2, remainingSeats: 0 } },
  ]
  expect([...readFreeSeats({ data })]).toEqual([
    ['classroom 2', 5],
    ['practicalExam 2', 0],
  ])
  expect(readFreeSeats({ data: null }).size).toBe(0)
})
