import { expect, test } from 'vitest'
import { countriesOfDates, filterDatesByCountry, onlineOnlyCountry } from './date-country.ts'
import type { PlannedCertification } from './planned-certification.ts'

/** The dates are in Poland, online and in Germany; the fields that are left out don't affect the country. */
const certification = {
  classrooms: [
    { id: 1, venue: 'PL' },
    { id: 2, venue: null },
    { id: 3, venue: 'DE' },
  ],
  exams: [
    { id: 4, country: 'DE' },
    { id: 5, country: 'FR' },
  ],
} as PlannedCertification
const idsIn = (country: string | undefined) => {
  const { classrooms, exams } = filterDatesByCountry(certification, country)
  return [...classrooms, ...exams].map(({ id }) => id)
}

test('a country leaves its own and online dates; without one all stay', () => {
  expect(idsIn('PL')).toEqual([1, 2])
  expect(idsIn('DE')).toEqual([2, 3, 4])
  expect(idsIn(undefined)).toEqual([1, 2, 3, 4, 5])
})

test('a plan with online training only includes all practical exams, which are onsite', () => {
  expect(idsIn(onlineOnlyCountry)).toEqual([2, 4, 5])
})

test('each country with a date is offered once', () => {
  expect(countriesOfDates([certification, certification])).toEqual(['PL', 'DE', 'FR'])
})
