import { expect, test } from 'vitest'
import { displayName, initials } from './learner.ts'

const person = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.org' }

test('the display name of a learner is the full name', () => {
  expect([displayName(person), initials(person)]).toEqual(['Ada Byron', 'AB'])
})

test('the display name of a learner without a name is the email address', () => {
  const nameless = { ...person, firstName: '', lastName: '' }
  expect([displayName(nameless), initials(nameless)]).toEqual(['ada@example.org', 'AD'])
})

test('one name is enough for the display name', () => {
  const short = { ...person, lastName: '' }
  expect([displayName(short), initials(short)]).toEqual(['Ada', 'A'])
})
