import { expect, test } from 'vitest'
import { findCertificationPath } from './certification-path.ts'

const all = [
  { id: 1, prerequisites: [] },
  { id: 2, prerequisites: [1] },
  { id: 3, prerequisites: [1] },
  { id: 4, prerequisites: [3, 2] },
  { id: 5, prerequisites: [6] },
  { id: 6, prerequisites: [5] },
  { id: 7, prerequisites: [99] },
]
const pathTo = (goal: number, held: number[] = []) =>
  findCertificationPath(goal, all, new Set(held)).map(({ id }) => id)

test('prerequisites come first, and shared ones come once', () => {
  expect(pathTo(1)).toEqual([1])
  expect(pathTo(4)).toEqual([1, 3, 2, 4])
})

test('held certifications are left out, with their own prerequisites', () => {
  expect(pathTo(4, [1])).toEqual([3, 2, 4])
  expect(pathTo(4, [2, 3])).toEqual([4])
  expect(pathTo(4, [4])).toEqual([])
})

test('a cycle of prerequisites ends, and unknown ids are left out', () => {
  expect(pathTo(5)).toEqual([6, 5])
  expect(pathTo(7)).toEqual([7])
  expect(pathTo(99)).toEqual([])
})
