import { expect, test } from 'vitest'
import { assignPartIds, hasUnnumberedPart } from './numbered-parts.ts'

const chapters = (...ids: (number | undefined)[]) => ({
  chapters: ids.map((id) => ({ ...(id !== undefined && { id }), video: 'site-walk' })),
})

test('ids of new parts follow the highest id that the item ever used', () => {
  expect(assignPartIds('course', 7, chapters(undefined, undefined), 0)).toEqual(chapters(701, 702))
  expect(assignPartIds('course', 7, chapters(701, undefined, 705, undefined), 704)).toEqual(
    chapters(701, 706, 705, 707),
  )
  expect(assignPartIds('course', 7, chapters(701, undefined), 712)).toEqual(chapters(701, 713))
})

test('numbers of other items do not count', () => {
  expect(assignPartIds('course', 7, chapters(901, undefined), 901)).toEqual(chapters(901, 701))
})

test('a pool has ids for 9,999 questions, a survey for 99, and further parts stay without an id', () => {
  expect(assignPartIds('pool', 2, { questions: [{ type: 'single' }] }, 2998)).toEqual({
    questions: [{ id: 2999, type: 'single' }],
  })
  expect(assignPartIds('pool', 2, { questions: [{}] }, 2999)).toEqual({ questions: [{ id: 1_000_021_000 }] })
  expect(assignPartIds('pool', 2, { questions: [{}] }, 1_000_029_999)).toEqual({ questions: [{}] })
  expect(assignPartIds('survey', 2, { questions: [{}] }, 299)).toEqual({ questions: [{}] })
})

test('a draft without parts, or of a family without any, stays as it is', () => {
  for (const [family, document] of [
    ['course', { code: 'A' }],
    ['course', { chapters: 'none' }],
    ['news', { questions: [{}] }],
  ] as const) {
    expect(assignPartIds(family, 7, document, 0)).toEqual(document)
    expect(hasUnnumberedPart(family, document)).toBe(false)
  }
  expect(hasUnnumberedPart('course', chapters(701, undefined))).toBe(true)
  expect(hasUnnumberedPart('course', chapters(701))).toBe(false)
})
