import { expect, test } from 'vitest'
import type { PlannedCertification } from './planned-certification.ts'
import { filterTrainingByLanguage, languagesOfTraining } from './training-language.ts'

/** Classrooms in Polish and English, in German, and without a language; the other fields do not matter. */
const certification = {
  classrooms: [
    { id: 1, taughtIn: ['pl', 'en'] },
    { id: 2, taughtIn: ['de'] },
    { id: 3, taughtIn: [] },
  ],
  exams: [{ id: 4 }],
} as PlannedCertification
const idsIn = (language: string | undefined) => {
  const { classrooms, exams } = filterTrainingByLanguage(certification, language)
  return [...classrooms, ...exams].map(({ id }) => id)
}

test('a language leaves the classrooms that are taught in it, and all practical exams; without one all stay', () => {
  expect(idsIn('en')).toEqual([1, 4])
  expect(idsIn('de')).toEqual([2, 4])
  expect(idsIn(undefined)).toEqual([1, 2, 3, 4])
})

test('each language is offered once', () => {
  expect(languagesOfTraining([certification, certification])).toEqual(['pl', 'en', 'de'])
})
