import { expect, test } from 'vitest'
import type { Item } from '#src/domain/content/families.ts'
import { place } from '#tests/fixtures/place.ts'
import { shownAt } from './shown-at.ts'

/** What a page's address does not follow from is left out. */
const item = (family: Item['family'], document: object = {}) => ({ family, id: 7, document }) as Item

test.each([
  ['a banner of the home page', item('banner', { place: 'home', kind: null }), '/eu'],
  [
    'a banner of an overview',
    item('banner', { place: 'overview', kind: 'gsc' }),
    '/eu/general-security-certification/overview',
  ],
  [
    'a banner of classrooms, without a kind',
    item('banner', { place: 'classroom', kind: null }),
    '/eu/product-security-certification/classroom',
  ],
  ['a course', item('course'), '/eu/course/detail/7'],
  ['a question of the FAQ', item('faq'), '/eu/faq'],
  ['a pool, which no page shows', item('pool'), undefined],
])('%s is found at %s', (_, shown, address) => {
  expect(shownAt(place, shown)).toBe(address)
})
