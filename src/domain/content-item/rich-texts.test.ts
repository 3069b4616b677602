import { expect, test } from 'vitest'
import { listRichTexts } from './rich-texts.ts'

test('rich texts are found by the schema, in drafts too', () => {
  const texts = { en: { name: '<b>', description: '<p>A</p>' }, de: { description: '<p>B</p>' }, fr: 7 }
  expect(listRichTexts('course', { code: '<b>', texts })).toEqual([
    { path: ['texts', 'en', 'description'], html: '<p>A</p>' },
    { path: ['texts', 'de', 'description'], html: '<p>B</p>' },
  ])
  expect(listRichTexts('faq', { texts: { en: { question: 'Q', answer: '<p>A</p>' } } })).toHaveLength(1)
  expect(listRichTexts('news', 'nothing')).toEqual([])
})
