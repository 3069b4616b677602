import { expect, test } from 'vitest'
import { findTextChanges } from './changed-texts.ts'

const document = {
  credits: 2,
  picture: { name: 'a', texts: { en: { alt: 'A camera' } } },
  questions: [
    { id: 1, correct: [0], texts: { en: { options: ['3 m', '4 m'] }, de: { options: ['3 m', '4 m'] } } },
  ],
  audience: { tenants: ['main'], sites: ['eu'] },
  texts: { en: { name: 'Lenses' }, de: { name: 'Objektive' } },
}
const [question] = document.questions

const changed = (change: object) => {
  const { languages, hasOther } = findTextChanges(document, { ...document, ...change })
  return { languages: [...languages].toSorted(), hasOther }
}

test.each([
  ['nothing', {}, [], false],
  ['fields in another order', { texts: { de: { name: 'Objektive' }, en: { name: 'Lenses' } } }, [], false],
  ['a text', { texts: { ...document.texts, de: { name: 'Linsen' } } }, ['de'], false],
  ['a new language', { texts: { ...document.texts, pl: { name: 'Obiektywy' } } }, ['pl'], false],
  ['a removed language', { texts: { en: { name: 'Lenses' } } }, ['de'], false],
  ['all texts', { texts: undefined }, ['de', 'en'], false],
  [
    'an alternative text',
    { picture: { name: 'a', texts: { ...document.picture.texts, de: { alt: 'Eine Kamera' } } } },
    ['de'],
    false,
  ],
  ['a picture', { picture: { ...document.picture, name: 'b' } }, [], true],
  [
    'an option of a question',
    { questions: [{ ...question, texts: { ...question?.texts, de: { options: ['3 m'] } } }] },
    ['de'],
    false,
  ],
  ['a right answer', { questions: [{ ...question, correct: [1] }] }, [], true],
  ['a new question', { questions: [question, { ...question, id: 2 }] }, [], true],
  ['a number', { credits: 3 }, [], true],
  ['a missing field', { credits: undefined }, [], true],
  ['the sites', { audience: { tenants: ['main'], sites: ['eu', 'en'] } }, [], true],
  ['texts of a wrong type', { texts: 'none' }, [], true],
])('%s', (_, change, languages, hasOther) => {
  expect(changed(change)).toEqual({ languages, hasOther })
})
