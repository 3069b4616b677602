import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseByteRange } from './parse-byte-range.ts'

test.each([
  [undefined, null],
  ['bytes=0-0', { from: 0, to: 0 }],
  ['bytes=0-', { from: 0, to: 99 }],
  ['bytes=10-19', { from: 10, to: 19 }],
  ['bytes=90-500', { from: 90, to: 99 }],
  ['bytes=-1', { from: 99, to: 99 }],
  ['bytes=-500', { from: 0, to: 99 }],
  ['bytes=100-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=20-10', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['bytes=a-b', null],
  ['lines=0-1', null],
  ['xbytes=0-1', null],
  ['bytes=0-1x', null],
])('of a hundred bytes, %s is %j', (header, expected) => {
  expect(parseByteRange(header, 100)).toEqual(expected)
})

test('a range never leaves the file', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.option(fc.nat()),
      fc.option(fc.nat()),
      fc.integer({ min: 1, max: 1000 }),
      (text, a, b, size) => {
        for (const header of [text, `bytes=${a ?? ''}-${b ?? ''}`]) {
          const range = parseByteRange(header, size)
          if (range === null || range === 'outside') continue
          expect(range.from).toBeGreaterThanOrEqual(0)
          expect(range.from).toBeLessThanOrEqual(range.to)
          expect(range.to).toBeLessThan(size)
        }
      },
    ),
  )
})
