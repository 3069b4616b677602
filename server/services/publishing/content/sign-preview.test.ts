import { expect, test } from 'vitest'
import { previewLife, readPreview, signPreview } from './sign-preview.ts'

const keys: [string, string] = ['a-new-key', 'an-old-key']
const name = { family: 'course', id: 7 } as const
const now = 1_790_000_000_000

test('a word opens its item until it lapses', () => {
  const word = signPreview(keys, name, now)
  expect(readPreview(keys, word, now)).toEqual(name)
  expect(readPreview(keys, word, now + previewLife - 1)).toEqual(name)
  expect(readPreview(keys, word, now + previewLife)).toBeUndefined()
})

test('a word that an older key signed still opens', () => {
  expect(readPreview(keys, signPreview(['an-old-key'], name, now), now)).toEqual(name)
})

test.each(['', '.', 'course.7', 'course.7.1790003600000.', 'a.b.c.d.e'])('%j opens nothing', (word) => {
  expect(readPreview(keys, word, now)).toBeUndefined()
})

test('a word changed in any part opens nothing', () => {
  const word = signPreview(keys, name, now)
  expect(readPreview(keys, word.replace('course', 'topic'), now)).toBeUndefined()
  expect(readPreview(keys, word.replace('.7.', '.8.'), now)).toBeUndefined()
  expect(readPreview(['another-key'], word, now)).toBeUndefined()
})
