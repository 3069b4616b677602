import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findRoutesWithoutPage } from './route-page.ts'

const files = readdirSync('src/pages/[...place]', { recursive: true }).map(String)

test('every route leads to a page', () => expect(findRoutesWithoutPage()).toEqual([]))

test.each([
  ['exam.astro', 'exam leads to /exam'],
  ['course/detail/[id].astro', 'course leads to /course/detail/7'],
  ['index.astro', 'home leads to /'],
  ['certificate/verify.astro', 'verification leads to /certificate/verify'],
])('without %s the route is reported', (gone, told) => {
  const found = findRoutesWithoutPage(files.filter((file) => file !== gone))
  expect(found.map(({ message }) => message).join()).toContain(told)
})
