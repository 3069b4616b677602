import { expect, test } from 'vitest'
import type { Item } from './families.ts'
import { itemKeyOf, referencesOf } from './references.ts'

/** Returns an item with only the fields that contain references. */
const item = (family: Item['family'], document: object) => ({ family, id: 7, document }) as Item
const keysIn = (family: Item['family'], document: object) =>
  referencesOf(item(family, document)).map((reference) => `${reference.family} ${reference.key}`)

test('a course refers to its categories and the pool of its quiz', () => {
  const course = { certificationType: 'video', subtype: 'planning', productLine: 'dome', videoType: 'talk' }
  expect(keysIn('course', { ...course, quiz: 107 })).toEqual([
    'category certificationType:video',
    'category subtype:planning',
    'category productLine:dome',
    'category videoType:talk',
    'pool 107',
  ])
})

test('a certification refers to its type, parent, prerequisites, courses and pool', () => {
  const certification = { type: 'video', parent: 1, prerequisites: [2, 3], courses: [11, 12], pool: 4 }
  expect(keysIn('certification', certification)).toEqual([
    'category certificationType:video',
    ...['certification 1', 'certification 2', 'certification 3'],
    ...['course 11', 'course 12', 'pool 4'],
  ])
})

test('a classroom and a practical exam refer to their certification and trainers', () => {
  expect(keysIn('classroom', { certification: 2, trainers: [5, 6] })).toEqual([
    'certification 2',
    'trainer 5',
    'trainer 6',
  ])
  expect(keysIn('practicalExam', { certification: 2, trainer: 5 })).toEqual(['certification 2', 'trainer 5'])
})

test('a topic refers to its courses and quiz, a picture of the map to its region', () => {
  expect(keysIn('topic', { courses: [11], quiz: 107 })).toEqual(['course 11', 'pool 107'])
  expect(keysIn('homeImage', { region: 3 })).toEqual(['region 3'])
})

test('absent fields refer to nothing', () => {
  expect(keysIn('course', { certificationType: 'video', subtype: 'planning' })).toEqual([
    'category certificationType:video',
    'category subtype:planning',
  ])
  expect(keysIn('classroom', { certification: null, trainers: [] })).toEqual([])
  expect(keysIn('homeImage', { region: null })).toEqual([])
})

test('links to items are references without duplicates, other links are not', () => {
  const body = '<a href="/course/detail/11">a</a> <a href="/faq">b</a> <a href="/news/detail/4">c</a>'
  expect(keysIn('topic', { courses: [11], texts: { en: { body } } })).toEqual(['course 11', 'news 4'])
})

test('the key of a category is its group and slug, of any other item its id', () => {
  expect(itemKeyOf(item('category', { group: 'subtype', slug: 'planning' }))).toBe('subtype:planning')
  expect(itemKeyOf(item('course', { group: 'subtype', slug: 'planning' }))).toBe('7')
})
