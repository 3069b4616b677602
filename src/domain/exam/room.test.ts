import { expect, test } from 'vitest'
import { formatPositionRanges, isAnswered, minutesToAnnounce, toggleLetter } from './room.ts'

test.each([
  ['single', ['A'], 'B', ['B']],
  ['trueFalse', [], 'A', ['A']],
  ['multiple', ['C'], 'A', ['A', 'C']],
  ['multiple', ['A', 'C'], 'A', ['C']],
] as const)('in a %s question with %j, choosing %s leaves %j', (type, before, letter, after) => {
  expect(toggleLetter(type, before, letter)).toEqual(after)
})

test.each([
  [601, 600, 10],
  [600, 599, undefined],
  [301, 299, 5],
  [61, 60, 1],
  // If the device was suspended, only the smallest limit that has passed is announced.
  [700, 50, 1],
  [3600, 3599, undefined],
])('from %i to %i seconds the announcement is %s', (before, now, said) => {
  expect(minutesToAnnounce(before, now)).toBe(said)
})

test.each([
  [[], []],
  [[3], ['3']],
  [
    [1, 2, 3, 7, 9, 10],
    ['1–3', '7', '9–10'],
  ],
])('the positions %j are formatted as %j', (positions, told) =>
  expect(formatPositionRanges(positions)).toEqual(told),
)

test('a question without letters is not answered, marked or not', () => {
  expect(
    [undefined, { letters: [], marked: true }, { letters: ['A'], marked: false }].map(isAnswered),
  ).toEqual([false, false, true])
})
