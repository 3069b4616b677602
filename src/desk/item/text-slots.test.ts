import { expect, test } from 'vitest'
import { textSlotsOf } from './text-slots.ts'

test('the texts of an item come before the alternative text of its picture', () => {
  const document = { picture: { name: 'dome', width: 4, height: 3 }, texts: { en: { name: 'Lenses' } } }
  const names = textSlotsOf('topic', document, ['en']).map(({ path }) => path.join('.'))
  expect(names[0]).toBe('texts.*.name')
  expect(names.at(-1)).toBe('picture.texts.*.alt')
})
