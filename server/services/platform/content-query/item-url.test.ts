import { expect, test } from 'vitest'
import type { Item } from '#src/domain/content-item/families.ts'
import { place } from '#tests/fixtures/place.ts'
import { itemUrlOf } from './item-url.ts'

/**
 * Returns an item with only the fields on which its URL depends. The cast is needed because the other fields are
 * missing.
 */
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
  ['a category', item('category'), '/eu/product-security-certification/online-video-courses'],
  ['a certification', item('certification'), '/eu/certification/detail/7'],
  ['a classroom', item('classroom'), '/eu/classroom/detail/7'],
  ['a comment', item('comment'), '/eu'],
  ['a picture of the home page', item('homeImage'), '/eu'],
  ['news', item('news'), '/eu/news/detail/7'],
  ['a practical exam', item('practicalExam'), '/eu/practical-exam/detail/7'],
  ['a region', item('region'), '/eu/practical-exam'],
  ['a topic', item('topic'), '/eu/topic/detail/7'],
  ['a trainer', item('trainer'), '/eu/trainer-team'],
  ['the page of trainers', item('trainerPage'), '/eu/trainer-team'],
  ['a pool, which no page shows', item('pool'), undefined],
])('%s is found at %s', (_, shown, address) => {
  expect(itemUrlOf(place, shown)).toBe(address)
})
