import { expect, test } from 'vitest'
import type { Item } from './families.ts'
import { itemKey, referencesOf } from './references.ts'

/** Returns an item with only the fields that hold references. */
const item = (family: Item['family'], document: object) => ({ family, id: 7, document }) as Item
const named = (family: Item['family'], document: object) =>
  referencesOf(item(family, document)).map((reference) => `${reference.family} ${reference.key}`)

test('a course names its categories and the pool of its quiz', () => {
  const course = { certificationType: 'video', subtype: 'planning', productLine: 'dome', videoType: 'talk' }
  expect(named('course', { ...course, quiz: 107 })).toEqual([
    'category certificationType:video',
    'category subtype:planning',
    'category productLine:dome',
    'category videoType:talk',
    'pool 107',
  ])
})

test('a certification names its type, the certifications before and above it, its courses and its pool', () => {
  const certification = { type: 'video', parent: 1, prerequisites: [2, 3], courses: [11, 12], pool: 4 }
  expect(named('certification', certification)).toEqual([
    'category certificationType:video',
    ...['certification 1', 'certification 2', 'certification 3'],
    ...['course 11', 'course 12', 'pool 4'],
  ])
})

test('what is learned in company names its certification and its trainers', () => {
  expect(named('classroom', { certification: 2, trainers: [5, 6] })).toEqual([
    'certification 2',
    'trainer 5',
    'trainer 6',
  ])
  expect(named('practicalExam', { certification: 2, trainer: 5 })).toEqual(['certification 2', 'trainer 5'])
})

test('a topic names its courses and its quiz, a picture of the map its region', () => {
  expect(named('topic', { courses: [11], quiz: 107 })).toEqual(['course 11', 'pool 107'])
  expect(named('homeImage', { region: 3 })).toEqual(['region 3'])
})

test('what is left out is not named', () => {
  expect(named('course', { certificationType: 'video', subtype: 'planning' })).toEqual([
    'category certificationType:video',
    'category subtype:planning',
  ])
  expect(named('classroom', { certification: null, trainers: [] })).toEqual([])
  expect(named('homeImage', { region: null })).toEqual([])
})

test('links name items too, each once, and other links name none', () => {
  const body = '<a href="/course/detail/11">a</a> <a href="/faq">b</a> <a href="/news/detail/4">c</a>'
  expect(named('topic', { courses: [11], texts: { en: { body } } })).toEqual(['course 11', 'news 4'])
})

test('a category is named by its group and slug, anything else by its number', () => {
  expect(itemKey(item('category', { group: 'subtype', slug: 'planning' }))).toBe('subtype:planning')
  expect(itemKey(item('course', { group: 'subtype', slug: 'planning' }))).toBe('7')
})
