import { expect, test } from 'vitest'
import { displayNameOf, initialsOf } from './learner.ts'

const person = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.org' }

test('the display name of a learner is the full name', () => {
  expect([displayNameOf(person), initialsOf(person)]).toEqual(['Ada Byron', 'AB'])
})

test('the display name of a learner without a name is the email address', () => {
  const nameless = { ...person, firstName: '', lastName: '' }
  expect([displayNameOf(nameless), initialsOf(nameless)]).toEqual(['ada@example.org', 'AD'])
})

test('one name is enough for the display name', () => {
  const short = { ...person, lastName: '' }
  expect([displayNameOf(short), initialsOf(short)]).toEqual(['Ada', 'A'])
})
