import { expect, test } from 'vitest'
import { demonstrationItems } from '#tests/fixtures/demonstration.ts'
import { family as families } from './families.ts'
import { documentCodeOf, itemTitleOf } from './item-title.ts'

test('the title is the English one, else that of the first language, else the code', () => {
  expect(itemTitleOf({ code: 'A-1', texts: { de: { name: 'Objektive' }, en: { name: 'Lenses' } } })).toBe(
    'Lenses',
  )
  expect(itemTitleOf({ code: 'A-1', texts: { pl: { title: 'Wieści' } } })).toBe('Wieści')
  expect(itemTitleOf({ code: 'A-1', texts: { en: { name: ' ' } } })).toBe('A-1')
  expect(itemTitleOf({ texts: {} })).toBe('')
  expect([documentCodeOf({ code: 'A-1' }), documentCodeOf({ code: 7 })]).toEqual(['A-1', null])
})

test('a title shows figures instead of placeholders', () => {
  const titled = (title: string) => itemTitleOf({ texts: { en: { title } } })
  expect(titled('Renewing: {{yearsValid}} years')).toMatch(/^Renewing: \d years$/)
  expect(titled('Watch {{watchedShare}}')).toMatch(/^Watch \d\d%$/)
  expect(titled('{{unknown}}')).toBe('{{unknown}}')
})

test.each(families.options)('every %s of the demonstration has a title', (family) => {
  const titles = demonstrationItems(family).map(({ document }) =>
    itemTitleOf(document as Record<string, unknown>),
  )
  expect(titles.filter((title) => title === '')).toEqual([])
})
