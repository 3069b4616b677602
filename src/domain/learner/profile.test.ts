import { describe, expect, test } from 'vitest'
import { createTestLearner } from '#tests/fixtures/learner.ts'
import {
  applyProfileChange,
  cleanPhone,
  findFixedFieldChanges,
  invalidFieldsOf,
  type ProfileChange,
  type ProfileField,
} from './profile.ts'

const before = createTestLearner({ city: 'Graz' })
const wrong = (change: ProfileChange, required: ProfileField[] = []) =>
  invalidFieldsOf(applyProfileChange(before, change), required)
const x = (length: number) => 'x'.repeat(length)
const n = (length: number) => '7'.repeat(length)

describe('a field', () => {
  test.each<[ProfileField, string]>([
    ['firstName', x(30)],
    ['lastName', x(30)],
    ['address', x(200)],
    ['city', x(100)],
    ['province', x(100)],
    ['postcode', x(30)],
    ['country', x(100)],
    ['vatNumber', n(50)],
    ['company', x(100)],
  ])('%s has a maximum length', (field, longest) => {
    expect(wrong({ [field]: longest })).toEqual([])
    expect(wrong({ [field]: `${longest}1` })).toEqual([field])
  })

  test('is cleaned of surrounding spaces, line breaks and control characters', () => {
    const change = {
      company: ' A  B ',
      city: ' A\u0000\n B ',
      address: ' Street 1 \r\n\tFlat 2\n',
      countryCode: 'at',
    }
    expect(applyProfileChange(before, change)).toMatchObject({
      company: 'A B',
      city: 'A B',
      address: 'Street 1\nFlat 2',
      countryCode: 'AT',
    })
  })

  test.each(['firstName', 'lastName', 'company', 'city', 'province', 'country', 'address'])(
    '%s has no invisible characters or direction overrides',
    (field) => expect(wrong({ [field]: 'An\u202ena' })).toEqual([field]),
  )

  test.each(['firstName', 'lastName', 'company'])('%s is one line', (field) =>
    expect(wrong({ [field]: 'An\r\nna' })).toEqual([field]),
  )

  test('stays if it is absent, and is emptied if it is null or blank', () => {
    expect(applyProfileChange(before, {}).city).toBe('Graz')
    expect(applyProfileChange(before, { city: null }).city).toBe('')
    expect(applyProfileChange(before, { city: ' ' }).city).toBe('')
  })

  test('must not be empty if the site requires it', () => {
    expect(wrong({ firstName: ' ' }, ['firstName', 'city', 'company'])).toEqual(['firstName', 'company'])
  })
})

describe('a phone', () => {
  test('is digits and semicolons', () => expect(cleanPhone('+48 (22) 123;45-x')).toBe('4822123;45'))

  test('has both code and number', () => {
    expect(wrong({ phoneCode: '+48' })).toEqual(['phoneNumber'])
    expect(wrong({ phoneNumber: '1' })).toEqual(['phoneCode'])
    expect(wrong({ phoneCode: '+48', phoneNumber: 'none' })).toEqual(['phoneNumber'])
    expect(wrong({ phoneCode: '48', phoneNumber: n(30) })).toEqual([])
    expect(wrong({ phoneCode: '48', phoneNumber: n(31) })).toEqual(['phoneNumber'])
  })
})

test.each([
  ['1', ['vatNumber']],
  ['=1+1', ['vatNumber']],
  ['PL', ['vatNumber']],
  ['12', []],
  ['ATU12345678', []],
])('the VAT number %s', (vatNumber, fields) => expect(wrong({ vatNumber })).toEqual(fields))

test.each([
  ['PL', '00-838', []],
  ['pl', '00838', ['postcode']],
  ['DE', '=1+1', ['postcode']],
  ['PL', '00-8380', ['postcode']],
  ['PL', '100-838', ['postcode']],
  ['AT', '8010', []],
  [null, 'SW1A 1AA', []],
  ['POL', '', ['countryCode']],
])('in %s the postcode %s', (countryCode, postcode, fields) =>
  expect(wrong({ countryCode, postcode })).toEqual(fields),
)

test('id and email address stay', () => {
  expect(findFixedFieldChanges(before, { id: 3, email: ' ADA@example.org' })).toEqual([])
  expect(findFixedFieldChanges(before, {})).toEqual([])
  expect(findFixedFieldChanges(before, { id: 4, email: 'eve@example.org' })).toEqual(['id', 'email'])
})
