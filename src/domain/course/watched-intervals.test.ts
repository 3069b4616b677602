import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addWatchReport,
  type ChapterProgress,
  type Interval,
  isWatched,
  joinIntervals,
  watchedShareOf,
} from './watched-intervals.ts'

const seconds = 1000
const begin: ChapterProgress = { position: 0, intervals: [], reportedAt: 0 }

/** Reports of a player: each has the time since the previous report, in milliseconds, and a position. */
const reports = fc.array(
  fc.record({
    later: fc.integer({ min: 0, max: 60_000 }),
    position: fc.double({ min: -10, max: 1100, noNaN: true }),
  }),
)
const intervals = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 1, max: 400 }))
    .map(([from, length]): Interval => [from, from + length]),
)

const play = (all: readonly { later: number; position: number }[]): ChapterProgress =>
  all.reduce(
    (before, next) => addWatchReport(before, next.position, before.reportedAt + next.later, seconds),
    begin,
  )

test('watching at normal speed earns every second', () => {
  const after = play(Array.from({ length: 4 }, (_, index) => ({ later: 15_000, position: 15 * (index + 1) })))
  expect(after.intervals).toEqual([[0, 60]])
})

test('a paused video earns the played time, not the elapsed time', () => {
  expect(addWatchReport({ ...begin, position: 60 }, 75, 60_000, seconds).intervals).toEqual([[60, 75]])
})

test('jumping to the end earns at most twice the elapsed time', () => {
  fc.assert(
    fc.property(reports, (all) => {
      const passed = all.reduce((sum, next) => sum + next.later, 0) / 1000
      expect(watchedShareOf(play(all).intervals, seconds) * seconds).toBeLessThanOrEqual(passed * 2 + 1e-6)
    }),
  )
})

test('a jump ahead credits only the interval before the new position', () => {
  expect(addWatchReport(begin, 900, 10_000, seconds).intervals).toEqual([[880, 900]])
})

test('going back earns nothing, and watching an interval again earns it once', () => {
  const back = addWatchReport({ position: 60, intervals: [[0, 60]], reportedAt: 0 }, 30, 10_000, seconds)
  expect(back).toEqual({ position: 30, intervals: [[0, 60]], reportedAt: 10_000 })
  expect(addWatchReport(back, 60, 40_000, seconds).intervals).toEqual([[0, 60]])
})

test('a clock that goes backwards earns nothing', () => {
  expect(addWatchReport({ ...begin, reportedAt: 60_000 }, 10, 0, seconds).intervals).toEqual([])
})

test('the watched share never decreases and never exceeds 1', () => {
  fc.assert(
    fc.property(reports, (all) => {
      let before = 0
      for (let count = 1; count <= all.length; count += 1) {
        const after = watchedShareOf(play(all.slice(0, count)).intervals, seconds)
        expect(after).toBeGreaterThanOrEqual(before - 1e-9)
        expect(after).toBeLessThanOrEqual(1)
        before = after
      }
    }),
  )
})

test('intervals in any order join to the same result, without overlaps', () => {
  fc.assert(
    fc.property(
      intervals.chain((all) =>
        fc.tuple(
          fc.constant(all),
          fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }),
        ),
      ),
      ([all, shuffled]) => {
        const joined = joinIntervals(all)
        expect(joinIntervals(shuffled)).toEqual(joined)
        for (const [index, [from]] of joined.entries())
          if (index > 0) expect(from).toBeGreaterThan((joined[index - 1] as Interval)[1])
      },
    ),
  )
})

test('a chapter counts as watched from 95 %', () => {
  expect(isWatched([[0, 949]], seconds)).toBe(false)
  expect(isWatched([[0, 950]], seconds)).toBe(true)
  expect(
    isWatched(
      [
        [50, 500],
        [500, 1000],
      ],
      seconds,
    ),
  ).toBe(true)
})

test('a chapter without a length is never watched', () => {
  expect(isWatched([[0, 10]], 0)).toBe(false)
})
