import { expect, test } from 'vitest'
import { findDistantPages } from './find-distant-pages.ts'

const ways = new Map([
  ['/', ['/1']],
  ['/1', ['/2', '/gone', '/']],
  ['/2', ['/3']],
  ['/3', ['/4']],
  ['/4', ['/5']],
  ['/5', []],
  ['/alone', ['/']],
])
const farOf = (...pages: string[]) => findDistantPages(pages, ways, () => '/')

test('four clicks are near, a fifth is far', () => {
  expect(farOf('/', '/1', '/4')).toEqual([])
  expect(farOf('/4', '/5')).toEqual(['/5 is over 4 clicks from /'])
})

test('a page without links to it is far', () => {
  expect(farOf('/alone')).toHaveLength(1)
})
