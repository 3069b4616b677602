import { expect, test } from 'vitest'
import { findReferencePath } from './find-reference-path.ts'

test.each([
  ['trainer 9', ['trainers', 1]],
  ['certification 9', ['certification']],
  ['category subtype:planning', ['subtype']],
  ['trainer 4', undefined],
])('%s is found in the field that refers to it, not in another field with this value', (reference, path) => {
  const document = { credits: 9, capacity: 4, certification: 9, trainers: [7, 9], subtype: 'planning' }
  const family = reference.startsWith('category') ? 'course' : 'classroom'
  expect(findReferencePath(family, document, reference)).toEqual(path)
})
