import { expect, test } from 'vitest'
import { checkSecondPerson, tokenActorOf } from './operator.ts'

const ana = { name: 'ana@demo.test', learnerId: 1 }
const ben = { name: 'ben@demo.test', learnerId: 2 }
const byToken = ({ name, learnerId }: typeof ana) => ({ name: tokenActorOf(name), learnerId })
const same = { refusal: 'forbidden', context: { reason: 'samePerson' } }

test('a person is the same in their own session and by the token', () => {
  for (const [now, before] of [
    [ana, ana],
    [byToken(ana), ana],
    [ana, byToken(ana)],
    [byToken(ana), byToken(ana)],
  ] as const)
    expect(checkSecondPerson({ ...now, learnerId: 1 }, { ...before, learnerId: null })).toEqual(same)
  expect(checkSecondPerson(ana, ben)).toBeNull()
  expect(checkSecondPerson(byToken(ana), byToken(ben))).toBeNull()
})

test('a person is the same after their address has changed', () => {
  expect(checkSecondPerson({ ...ana, name: 'anna@demo.test' }, ana)).toEqual(same)
})

test('two acts without an account are not the same person’s for that reason alone', () => {
  expect(checkSecondPerson({ ...ana, learnerId: null }, { ...ben, learnerId: null })).toBeNull()
})
