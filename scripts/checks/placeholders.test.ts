import { expect, test } from 'vitest'
import { findNumbersInDigits, findPlaceholderDifferences } from './placeholders.ts'

const file = (path: string, answer: string) => ({
  path: `content/faq/${path}.json`,
  text: JSON.stringify({ answer }),
})

test('a number in digits is found, but neither 0, 100 nor a number in a link', () => {
  const faq = [
    file('1/en', '{{theoryPass}} of 100 points; back to 0. <a href="/course/detail/7">x</a>'),
    file('1/de', 'in 30 Tagen, 1,5 %'),
  ]
  expect(findNumbersInDigits(faq).map(({ where, message }) => [where, message.split(':')[0]])).toEqual([
    ['content/faq/1/de.json', 'contains 30, 1,5'],
  ])
})

test('each language has the placeholders of English, in any order', () => {
  const files = [
    file('1/en', '{{attempts}} and {{examDays}}'),
    file('1/de', '{{examDays}} und {{attempts}}'),
    file('1/fr', 'deux et {{examDays}}'),
    file('2/fr', '{{examDays}}'),
  ]
  expect(findPlaceholderDifferences(files).map(({ where }) => where)).toEqual(['content/faq/1/fr.json'])
})

test('figures of a field that a language does not have yet are not missed there', () => {
  const news = (language: string, fields: Record<string, string>) => ({
    path: `content/news/1/${language}.json`,
    text: JSON.stringify(fields),
  })
  const files = [
    news('en', { title: '{{renewalDays}} days', body: '{{yearsValid}} years' }),
    news('fr', { title: '{{renewalDays}} jours' }),
    news('it', { title: 'novanta giorni' }),
  ]
  expect(findPlaceholderDifferences(files).map(({ where }) => where)).toEqual(['content/news/1/it.json'])
})
