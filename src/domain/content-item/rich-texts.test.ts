import { expect, test } from 'vitest'
import { richTextFields } from './rich-texts.ts'

test('rich texts are found by the schema, in drafts too', () => {
  const texts = { en: { name: '<b>', description: '<p>A</p>' }, de: { description: '<p>B</p>' }, fr: 7 }
  expect(richTextFields('course', { code: '<b>', texts })).toEqual([
    { path: ['texts', 'en', 'description'], html: '<p>A</p>' },
    { path: ['texts', 'de', 'description'], html: '<p>B</p>' },
  ])
  expect(richTextFields('faq', { texts: { en: { question: 'Q', answer: '<p>A</p>' } } })).toHaveLength(1)
  expect(richTextFields('news', 'nothing')).toEqual([])
})
