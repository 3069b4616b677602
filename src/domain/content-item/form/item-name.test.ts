import { expect, test } from 'vitest'
import { family as families } from '../families.ts'
import { familiesInPublishOrder } from '../family-order.ts'
import { familyOfFolder, folderOfFamily, folderOfItem, idOfFolder } from './item-name.ts'

const faq = (question: string) => ({
  family: 'faq' as const,
  id: 7,
  document: {
    section: 'exams' as const,
    position: 1,
    audience: { tenants: ['main' as const] },
    texts: { en: { question, answer: '<p>Yes.</p>' } },
  },
})

test.each([
  ['May I pay later?', '7-may-i-pay-later'],
  ['Où est l’examen?', '7-ou-est-lexamen'],
  ['؟', '7'],
  ['Pay — now?', '7-pay-now'],
  [`${'a'.repeat(43)} bcde`, `7-${'a'.repeat(43)}-bcde`],
  [`${'a'.repeat(43)} bcde fgh`, `7-${'a'.repeat(43)}-bcde`],
  [`${'a'.repeat(43)} bcdef`, `7-${'a'.repeat(43)}`],
  [
    'How long is a certificate valid and how do I renew it?',
    '7-how-long-is-a-certificate-valid-and-how-do-i',
  ],
])('the folder of "%s" is %s', (question, folder) => expect(folderOfItem(faq(question))).toBe(folder))

test('only the id in a folder’s name counts', () => {
  expect(['7', '7-anything', '70-x', '07-x', 'x', '7x'].map(idOfFolder)).toEqual([
    ...[7, 7, 70],
    ...[undefined, undefined, undefined],
  ])
})

test('every family has a folder and a position in the order', () => {
  for (const family of families.options) expect(familyOfFolder(folderOfFamily(family))).toBe(family)
  expect(folderOfFamily('practicalExam')).toBe('practical-exam')
  expect([...familiesInPublishOrder].sort()).toEqual([...families.options].sort())
})

test('a folder is named after the first text, in English if there are languages', () => {
  const folderOf = (document: unknown) => folderOfItem({ id: 7, document })
  expect(folderOf({ position: 3, name: 'Quiz' })).toBe('7-quiz')
  expect(folderOf({ texts: { en: { task: [], name: 'Exam' }, de: { name: 'Prüfung' } } })).toBe('7-exam')
  expect(folderOf({ code: 'X', texts: { de: { name: 'Prüfung' } } })).toBe('7-x')
  expect(folderOf({ texts: { en: {} } })).toBe('7')
  expect(folderOf(undefined)).toBe('7')
})
