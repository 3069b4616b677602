import { expect, test } from 'vitest'
import { place } from '#tests/fixtures/place.ts'
import { examUrl } from './exam.ts'
import { examItemUrl, parseExamTarget } from './exam-view.ts'

test.each([
  ['theory', '/eu/exam?relationId=2&relationType=0', '/eu/certification/detail/2#take-exam'],
  ['quiz', '/eu/exam?relationId=2&relationType=1&courseType=0', '/eu/course/detail/2'],
  ['topic', '/eu/exam?relationId=2&relationType=2', '/eu/topic/detail/2'],
  ['nonCertification', '/eu/exam?relationId=2&relationType=3&courseType=1', '/eu/course/detail/2'],
] as const)('an exam of kind %s has the address %s and belongs to %s', (kind, address, page) => {
  expect(examUrl(place, kind, 2)).toBe(address)
  const target = parseExamTarget(new URL(address, 'http://x.invalid').searchParams)
  expect(target).toEqual({ exam: kind, targetId: 2 })
  expect(examItemUrl(place, { exam: kind, targetId: 2 })).toBe(page)
})

test.each([
  '',
  'relationId=2',
  'relationId=0&relationType=0',
  'relationId=x&relationType=1',
  'relationId=2&relationType=9',
])('the query %j has no exam', (query) => expect(parseExamTarget(new URLSearchParams(query))).toBeNull())
