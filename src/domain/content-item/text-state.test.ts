import { expect, test } from 'vitest'
import { listOutdatedTexts, textStatesOf } from './text-state.ts'

const course = (en: object, de: object) => ({ code: 'A', texts: { en, de } })

test('an English text without a translation counts as missing', () => {
  const english = { name: 'Lenses', outcomes: ['choose a lens', 'focus it'] }
  expect(textStatesOf([course(english, { name: 'Objektive', outcomes: ['ein Objektiv wählen'] })])).toEqual({
    de: { missing: 1, outdated: 0 },
  })
})

test('a text is outdated when only its English text was changed, until it is changed too', () => {
  const first = course({ name: 'Lenses', summary: 'Old' }, { name: 'Objektive', summary: 'Alt' })
  const corrected = course({ name: 'Lenses', summary: 'New' }, { name: 'Objektive', summary: 'Alt' })
  const otherText = course({ name: 'Lenses', summary: 'New' }, { name: 'Linsen', summary: 'Alt' })
  const translated = course({ name: 'Lenses', summary: 'New' }, { name: 'Linsen', summary: 'Neu' })
  expect(textStatesOf([first, corrected])).toEqual({ de: { missing: 0, outdated: 1 } })
  expect(textStatesOf([first, corrected, otherText])).toEqual({ de: { missing: 0, outdated: 1 } })
  expect(textStatesOf([first, corrected, otherText, translated])).toEqual({ de: { missing: 0, outdated: 0 } })
})

test('texts of parts are compared by the ids of the parts, in whatever order these are', () => {
  const question = (id: number, en: string, pl: string) => ({
    id,
    texts: { en: { question: en }, pl: { question: pl } },
  })
  const first = { questions: [question(1, 'One?', 'Jeden?'), question(2, 'Two?', 'Dwa?')] }
  const moved = { questions: [question(2, 'Two?', 'Dwa?'), question(1, 'Which one?', 'Jeden?')] }
  expect(textStatesOf([first, moved])).toEqual({ pl: { missing: 0, outdated: 1 } })
})

test('texts of chapters are compared by the ids of the chapters', () => {
  const chaptersOf = (names: [id: number, en: string, de: string][]) => ({
    chapters: names.map(([id]) => ({ id })),
    texts: {
      en: { chapters: names.map(([, name]) => ({ name })) },
      de: { chapters: names.map(([, , name]) => ({ name })) },
    },
  })
  const first = chaptersOf([
    [1, 'One', 'Eins'],
    [2, 'Two', 'Zwei'],
  ])
  const changed = chaptersOf([
    [1, 'The first', 'Eins'],
    [2, 'Two', 'Zwei'],
  ])
  const moved = chaptersOf([
    [2, 'Two', 'Zwei'],
    [1, 'The first', 'Eins'],
  ])
  const path = '/chapters/1/name'
  const outdated = [{ language: 'de', path, source: 'The first' }]
  expect(listOutdatedTexts([first, moved])).toEqual(outdated)
  expect(listOutdatedTexts([first, changed, moved])).toEqual(outdated)
  expect(listOutdatedTexts([first, moved], [{ language: 'de', path, source: 'The first' }])).toEqual([])
})

test('a document without other languages has no states', () => {
  expect(textStatesOf([{ texts: { en: { name: 'Only' } } }, { texts: { en: { name: 'Only' } } }])).toEqual({})
  expect(textStatesOf([{}])).toEqual({})
})

test('a confirmed text is not outdated, until its English text changes again', () => {
  const first = course({ name: 'Lenses' }, { name: 'Objektive' })
  const corrected = course({ name: 'Lens' }, { name: 'Objektive' })
  const again = course({ name: 'A lens' }, { name: 'Objektive' })
  const confirmed = [{ language: 'de', path: '/name', source: 'Lens' }]
  expect(textStatesOf([first, corrected], confirmed)).toEqual({ de: { missing: 0, outdated: 0 } })
  expect(textStatesOf([first, corrected, again], confirmed)).toEqual({ de: { missing: 0, outdated: 1 } })
  expect(textStatesOf([first, corrected], [{ language: 'pl', path: '/name', source: 'Lens' }])).toEqual({
    de: { missing: 0, outdated: 1 },
  })
})
