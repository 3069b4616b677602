import { expect, test } from 'vitest'
import { displayName, initials } from './learner.ts'

const person = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.org' }

test('a learner is called by name', () => {
  expect([displayName(person), initials(person)]).toEqual(['Ada Byron', 'AB'])
})

test('without a name, by the e-mail address', () => {
  const nameless = { ...person, firstName: '', lastName: '' }
  expect([displayName(nameless), initials(nameless)]).toEqual(['ada@example.org', 'AD'])
})

test('one name is enough', () => {
  const short = { ...person, lastName: '' }
  expect([displayName(short), initials(short)]).toEqual(['Ada', 'A'])
})
