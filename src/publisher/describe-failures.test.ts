import { expect, test } from 'vitest'
import { describeFailures } from './describe-failures.ts'

const ofCourse = (path: string, reason = 'no head') => ({ path, family: 'course', id: 7, reason }) as const

test('pages of one item with one reason share a line', () => {
  const failures = [
    ofCourse('/eu/course/detail/7'),
    ofCourse('/mobile/eu/course/detail/7'),
    ofCourse('/eu/de/course/detail/7', 'no picture'),
    { path: '/eu/news', fixed: 'news', reason: 'no head' },
  ]
  expect(describeFailures(failures)).toEqual([
    'not rendered: course 7: /eu/course/detail/7 and 1 more still show the previous version: no head',
    'not rendered: course 7: /eu/de/course/detail/7 still shows the previous version: no picture',
    'not rendered: news: /eu/news still shows the previous version: no head',
  ])
})

test('of many reasons the first 20 are listed', () => {
  const many = Array.from({ length: 30 }, (_, id) => ({ ...ofCourse(`/eu/course/detail/${id}`), id }))
  const lines = describeFailures(many)
  expect([lines.length, lines.at(-1)]).toEqual([21, 'not rendered: 10 more'])
})

test('twenty reasons are all listed', () => {
  const many = Array.from({ length: 20 }, (_, id) => ({ ...ofCourse(`/eu/course/detail/${id}`), id }))
  const lines = describeFailures(many)
  expect([lines.length, lines.at(-1)]).toEqual([
    20,
    'not rendered: course 19: /eu/course/detail/19 still shows the previous version: no head',
  ])
})

test('a page without an item is named by its path alone', () => {
  expect(describeFailures([{ path: '/eu', reason: 'no head' }])).toEqual([
    'not rendered: : /eu still shows the previous version: no head',
  ])
})
