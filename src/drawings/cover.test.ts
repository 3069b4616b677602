import { expect, test } from 'vitest'
import { subject } from '../domain/course/course.ts'
import { coverArt, posterArt } from './cover.ts'

const ids = Array.from({ length: 40 }, (_, index) => index + 1)
const all = subject.options.flatMap((subject) => ids.map((id) => ({ id, subject })))

test('the same course always has the same cover, another one another', () => {
  expect(coverArt({ id: 7, subject: 'cctv' })).toBe(coverArt({ id: 7, subject: 'cctv' }))
  expect(coverArt({ id: 7, subject: 'cctv' })).not.toBe(coverArt({ id: 8, subject: 'cctv' }))
})

test('a drawing holds numbers, no style and no colour of its own', () => {
  for (const of of all) {
    const art = coverArt(of) + posterArt(of)
    expect(art).not.toMatch(/NaN|undefined|Infinity|style=|#[0-9a-f]{3}/i)
  }
})

test('a cover is small', () => {
  const largest = Math.max(...all.map((of) => coverArt(of).length))
  expect(largest).toBeLessThan(5000)
})

test('a drawing is the same however many were drawn since', () => {
  const of = { id: 'first', subject: 'cctv' } as const
  const [cover, poster] = [coverArt(of), posterArt(of)]
  for (let id = 0; id < 1100; id += 1) expect(coverArt({ id, subject: 'cctv' })).not.toBe(cover)
  expect([coverArt(of), posterArt(of)]).toEqual([cover, poster])
})
