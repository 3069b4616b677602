import { expect, test } from 'vitest'
import type { ContentLookup } from '../content-finding.ts'
import type { Item } from '../families.ts'
import { findCreditsOutOfReachOnSites } from './certification-rules.ts'
import { findReplacementCycle } from './course-rules.ts'
import { findLinksLeavingSites } from './site-rules.ts'

const sites = [
  { folder: 'eu', tenant: 'main', languages: ['en'] },
  { folder: 'kr', tenant: 'main', languages: ['en'] },
  { folder: 'lab', tenant: 'sister', languages: ['en'] },
]

// The casts in this file are safe, because the rules read only the given fields.
/** Returns content with these courses, by id. */
const contentOf = (courses: Record<number, object>) =>
  ({ sites, get: (_: string, id: number) => courses[id] }) as unknown as ContentLookup

const main = { tenants: ['main'] }
const onlyEu = { tenants: ['main'], sites: ['eu'] }

test('a link is found that one of the sites does not show', () => {
  const body = '<p><a href="/course/detail/1">a</a> <a href="/course/detail/1">a</a> <a href="/faq">b</a></p>'
  const news = (audience: object) =>
    ({ family: 'news', id: 7, document: { audience, texts: { en: { body } } } }) as Item
  const content = contentOf({ 1: { audience: onlyEu } })
  expect(findLinksLeavingSites(news(main), content)).toEqual(['/course/detail/1 kr'])
  expect(findLinksLeavingSites(news(onlyEu), content)).toEqual([])
  expect(findLinksLeavingSites(news({ tenants: ['sister'] }), content)).toEqual(['/course/detail/1 lab'])
  expect(findLinksLeavingSites(news(main), contentOf({}))).toEqual([])
})

test('credits are out of reach on a site that does not show all courses', () => {
  const certification = (kind: string) =>
    ({
      ...{ family: 'certification', id: 2 },
      document: { kind, audience: main, courses: [1, 2] },
    }) as Item<'certification'>
  const content = contentOf({
    1: { credits: 6, audience: main },
    2: { credits: 12, audience: onlyEu },
  })
  expect(findCreditsOutOfReachOnSites(certification('gsc'), content)).toEqual(['6/12: kr'])
  const everywhere = contentOf({ 1: { credits: 12, audience: main }, 2: { credits: 12, audience: main } })
  expect(findCreditsOutOfReachOnSites(certification('gsc'), everywhere)).toEqual([])
  // The rule creditsOutOfReach already finds courses with too few credits on every site.
  expect(findCreditsOutOfReachOnSites(certification('gsc'), contentOf({}))).toEqual([])
})

test('a course that replaces itself is found, over others too', () => {
  const course = (replaces?: number) =>
    ({ family: 'course', id: 1, document: { replaces } }) as Item<'course'>
  expect(findReplacementCycle(course(1), contentOf({}))).toEqual(['1'])
  expect(findReplacementCycle(course(2), contentOf({ 2: { replaces: 3 }, 3: { replaces: 1 } }))).toEqual([
    '1',
  ])
  expect(findReplacementCycle(course(2), contentOf({ 2: { replaces: 3 }, 3: { replaces: 2 } }))).toEqual([])
  expect(findReplacementCycle(course(), contentOf({}))).toEqual([])
})
