import { expect, test } from 'vitest'
import {
  informationFields,
  isInformationRequired,
  listMissingInformation,
  listRequiredFields,
} from './information.ts'
import type { Learner } from './learner.ts'

const none = Object.fromEntries(informationFields.map((field) => [field, false])) as Record<
  (typeof informationFields)[number],
  boolean
>
const learner = { firstName: 'Ada', lastName: '', phoneCode: '48', country: 'Poland', countryCode: 'PL' }

test('half a phone number requires both halves, a city requires province and country', () => {
  expect(listRequiredFields(none)).toEqual([])
  expect(listRequiredFields({ ...none, phoneNumber: true })).toEqual(['phoneCode', 'phoneNumber'])
  expect(listRequiredFields({ ...none, city: true })).toEqual(['country', 'province', 'city'])
})

test('required empty fields are missing; a country is known by its code', () => {
  const asked = { ...none, firstName: true, lastName: true, phoneNumber: true, country: true }
  const of = (learner: object) => listMissingInformation(learner as Learner, asked)
  expect(of(learner)).toEqual(['lastName', 'phoneNumber'])
  expect(of({ ...learner, lastName: 'B', phoneNumber: '1', countryCode: null })).toEqual(['country'])
})

test.each([
  ['never', 'hsc', false],
  ['hsc', 'hsc', true],
  ['hsc', 'gsc', false],
  ['hsc', null, false],
  ['always', 'gsc', true],
  ['always', null, true],
] as const)(
  'a site that requires information %s, before an enrolment of kind %s: %s',
  (asked, kind, asks) => {
    expect(isInformationRequired(asked, kind)).toBe(asks)
  },
)
