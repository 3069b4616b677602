import { expect, test } from 'vitest'
import { fillPlaceholders } from './fill-placeholders.ts'

test('placeholders are replaced with the current figures, in the numerals of the language', () => {
  const texts = (answer: string) => ({ en: { answer }, de: { answer }, tr: { answer } })
  const item = {
    family: 'faq',
    id: 1,
    document: { position: 1, texts: texts('{{attempts}}: {{watchedShare}}') },
  }
  expect(fillPlaceholders(item).document).toEqual({
    position: 1,
    texts: { en: { answer: '2: 95%' }, de: { answer: '2: 95\u00A0%' }, tr: { answer: '2: %95' } },
  })
})

test('placeholders in parts of a document are replaced too; other braces stay', () => {
  const item = {
    family: 'survey',
    id: 1,
    document: {
      questions: [{ texts: { en: { options: ['{{theoryPass}} points', '{{moon}}'] } } }],
      texts: {},
    },
  }
  expect(fillPlaceholders(item).document).toEqual({
    questions: [{ texts: { en: { options: ['80 points', '{{moon}}'] } } }],
    texts: {},
  })
})

test('only texts by language are in their language, and an item without figures is itself', () => {
  const item = {
    family: 'faq',
    id: 1,
    document: { texts: { de: { list: ['{{watchedShare}}', null, 7] } }, note: '{{watchedShare}}' },
  }
  expect(fillPlaceholders(item)).toEqual({
    ...{ family: 'faq', id: 1 },
    document: { texts: { de: { list: ['95\u00A0%', null, 7] } }, note: '95%' },
  })
  const plain = { document: { texts: { en: { answer: '{{moon}}' } } } }
  expect(fillPlaceholders(plain)).toEqual(plain)
})
