import { expect, test } from 'vitest'
import { isAssigned, mayAttendTo } from './assignment.ts'

const marta = { email: 'marta@demo.test', roles: ['trainer'] }
const jonas = { email: 'jonas@demo.test', roles: ['trainer'] }
const reviewer = { email: 'marta@demo.test', roles: ['reviewer'] }
const token = { email: null, roles: [] }

test('a training is attended to by its assigned trainers alone', () => {
  expect(mayAttendTo(['Marta@demo.test'], marta)).toBe(true)
  expect(mayAttendTo(['jonas@demo.test', 'marta@demo.test'], marta)).toBe(true)
  expect(mayAttendTo(['marta@demo.test', null], jonas)).toBe(false)
  expect(mayAttendTo(['marta@demo.test'], reviewer)).toBe(false)
})

test('where no trainer has a known address, nobody is assigned', () => {
  expect(mayAttendTo([null, null], jonas)).toBe(false)
  expect(mayAttendTo([], jonas)).toBe(false)
  expect(mayAttendTo([null], reviewer)).toBe(false)
})

test('the command line may attend to every training, and is assigned to none', () => {
  expect(mayAttendTo(['marta@demo.test'], token)).toBe(true)
  expect(isAssigned(['marta@demo.test', null], token)).toBe(false)
})
