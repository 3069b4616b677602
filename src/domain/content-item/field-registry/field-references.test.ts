import { expect, test } from 'vitest'
import { listFieldReferences } from './field-references.ts'

test('references are the ids of items, and the slugs of categories with their group', () => {
  const certification = { type: 'video', prerequisites: [2, 3], pool: 4, texts: { en: { name: 'Lenses' } } }
  expect(listFieldReferences('certification', certification)).toEqual([
    { family: 'category', key: 'certificationType:video' },
    { family: 'certification', key: '2' },
    { family: 'certification', key: '3' },
    { family: 'pool', key: '4' },
  ])
})

test('a replaced course is no reference, because it may be withdrawn', () => {
  expect(listFieldReferences('course', { replaces: 3, quiz: 101 })).toEqual([{ family: 'pool', key: '101' }])
})

test('ids of parts are no references', () => {
  expect(listFieldReferences('course', { chapters: [{ id: 101, video: 'dome' }] })).toEqual([])
})
