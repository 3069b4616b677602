import { expect, test } from 'vitest'
import { fieldValues } from './field-values.ts'

const course = {
  quiz: 101,
  replaces: null,
  chapters: [{ id: 1, video: 'dome' }, { id: 2 }, { id: 3, video: 'mount' }],
  texts: { en: { name: 'Lenses', chapters: ['First', { name: 'Second' }] }, de: { name: 'Objektive' } },
}

test('values of a field, of a list one by one', () => {
  expect(fieldValues(course, 'quiz')).toEqual([101])
  expect(fieldValues(course, 'chapters[].video')).toEqual(['dome', 'mount'])
  expect(fieldValues({ courses: [11, 12] }, 'courses')).toEqual([11, 12])
})

test('values of a text are those of every language', () => {
  expect(fieldValues(course, 'texts.*.name')).toEqual(['Lenses', 'Objektive'])
  expect(fieldValues(course, 'texts.*.chapters[].name')).toEqual(['Second'])
})

test('missing fields and parts of another type have no values', () => {
  expect(fieldValues(course, 'replaces')).toEqual([])
  expect(fieldValues({ chapters: 'none', texts: 7 }, 'chapters[].video')).toEqual([])
  expect(fieldValues({ texts: 7 }, 'texts.*.name')).toEqual([])
  expect(fieldValues(undefined, 'quiz')).toEqual([])
})
