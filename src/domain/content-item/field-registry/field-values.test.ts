import { expect, test } from 'vitest'
import { listFieldValues } from './field-values.ts'

const course = {
  quiz: 101,
  replaces: null,
  chapters: [{ id: 1, video: 'dome' }, { id: 2 }, { id: 3, video: 'mount' }],
  texts: { en: { name: 'Lenses', chapters: ['First', { name: 'Second' }] }, de: { name: 'Objektive' } },
}

test('values of a field, of a list one by one', () => {
  expect(listFieldValues(course, 'quiz')).toEqual([101])
  expect(listFieldValues(course, 'chapters[].video')).toEqual(['dome', 'mount'])
  expect(listFieldValues({ courses: [11, 12] }, 'courses')).toEqual([11, 12])
})

test('values of a text are those of every language', () => {
  expect(listFieldValues(course, 'texts.*.name')).toEqual(['Lenses', 'Objektive'])
  expect(listFieldValues(course, 'texts.*.chapters[].name')).toEqual(['Second'])
})

test('missing fields and parts of another type have no values', () => {
  expect(listFieldValues(course, 'replaces')).toEqual([])
  expect(listFieldValues({ chapters: 'none', texts: 7 }, 'chapters[].video')).toEqual([])
  expect(listFieldValues({ texts: 7 }, 'texts.*.name')).toEqual([])
  expect(listFieldValues(undefined, 'quiz')).toEqual([])
})
