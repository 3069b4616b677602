import { expect, test } from 'vitest'
import { fieldsOfFamily } from '../../domain/content-item/field-registry/content-field.ts'
import { isEmptyValue, isRequiredField } from './required-field.ts'

const field = (path: string) => {
  const found = fieldsOfFamily('course').find((each) => each.path === path)
  if (!found) throw new Error(`a course has no ${path}`)
  return found
}

test('a required fact is required, an optional one is not', () => {
  expect(isRequiredField(field('code'), ['code'])).toBe(true)
  expect(isRequiredField(field('replaces'), ['replaces'])).toBe(false)
})

test('only the English text is required, also in a part', () => {
  const name = field('texts.*.name')
  expect(isRequiredField(name, ['texts', 'en', 'name'])).toBe(true)
  expect(isRequiredField(name, ['texts', 'de', 'name'])).toBe(false)
  expect(isRequiredField(name, ['questions', 0, 'texts', 'pl', 'question'])).toBe(false)
})

test('an empty text and an empty list are not filled in; zero and false are', () => {
  expect([undefined, null, '', []].every(isEmptyValue)).toBe(true)
  expect([0, false, 'a', ['a']].some(isEmptyValue)).toBe(false)
})
