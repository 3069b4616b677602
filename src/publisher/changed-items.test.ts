import { expect, test } from 'vitest'
import { type ContentSource, placesOf } from '../page-data/content-source.ts'
import { routes } from '../routes.ts'
import { loadSites } from '../sites/load-sites.ts'
import type { Site } from '../sites/site.ts'
import { createRenderBatches, listFailedItems, mergeRows, pathsOfChangedItems } from './changed-items.ts'

const { sites } = loadSites('sites', ['eu'])
const [site] = sites as [Site]
const rowOf = (family: 'course' | 'news' | 'faq', id: number, gone = false) =>
  ({ family, id, gone, withdrawn: gone, own: true }) as const

test('of two rows of an item the first counts', () => {
  const changed = [rowOf('course', 1, true), rowOf('news', 1)]
  const more = [rowOf('course', 1), rowOf('course', 2), rowOf('news', 1), rowOf('news', 2)]
  expect(mergeRows(changed, more)).toEqual([...changed, rowOf('course', 2), rowOf('news', 2)])
})

test('each item whose pages failed is a row, once; a fixed page is none', () => {
  const reason = 'no head'
  const failures = [
    { path: '/eu/course/detail/0', family: 'course', id: 0, reason },
    { path: '/mobile/eu/course/detail/0', family: 'course', id: 0, reason },
    { path: '/eu/news/detail/0', family: 'news', id: 0, reason },
    { path: '/eu/course/detail/7', family: 'course', id: 7, reason },
    { path: '/eu/faq', fixed: 'faq', reason },
    { path: '/eu/course', family: 'course', reason },
  ] as const
  const flags = { gone: false, withdrawn: false, own: false }
  expect(listFailedItems(failures)).toEqual([
    { family: 'course', id: 0, ...flags },
    { family: 'news', id: 0, ...flags },
    { family: 'course', id: 7, ...flags },
  ])
})

test('changed items are batched by family and language, a hundred at most; those without pages are left out', () => {
  const courses = Array.from({ length: 201 }, (_, index) => rowOf('course', index + 1))
  const rows = [
    ...courses,
    rowOf('news', 5),
    rowOf('news', 6, true),
    rowOf('faq', 9),
    rowOf('course', 999, true),
  ]
  const batches = createRenderBatches('eu', ['en', 'de'], rows)
  const inGerman = batches.filter(({ language }) => language === 'de')
  expect(inGerman.map(({ family, ids }) => [family, ids.length, ids[0]]).sort()).toEqual([
    ['course', 1, 201],
    ['course', 100, 1],
    ['course', 100, 101],
    ['news', 1, 5],
  ])
  expect(batches).toHaveLength(8)
  expect(new Set(batches.map((batch) => batch.site))).toEqual(new Set(['eu']))
})

test('two of the largest batches come first, the others by their size', () => {
  const rows = [
    ...Array.from({ length: 104 }, (_, index) => rowOf('course', index + 1)),
    ...[1, 2, 3].map((id) => rowOf('news', id)),
  ]
  const sizes = createRenderBatches('eu', ['en', 'de'], rows).map(({ ids }) => ids.length)
  expect(sizes).toEqual([100, 100, 3, 3, 4, 4])
})

test('a changed item has its pages on every place of every language; an item without pages has none', () => {
  const sources = ['en', 'de'].map((language) => ({ site, language }) as ContentSource)
  const places = sources.flatMap(placesOf)
  expect(pathsOfChangedItems([rowOf('course', 3, true), rowOf('faq', 1)], sources).sort()).toEqual(
    places.map((place) => routes.course(place, 3)).sort(),
  )
})
