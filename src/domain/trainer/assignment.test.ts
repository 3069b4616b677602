import { expect, test } from 'vitest'
import { mayAttendTo } from './assignment.ts'

const marta = { email: 'marta@demo.test', roles: ['trainer'] }
const jonas = { email: 'jonas@demo.test', roles: ['trainer'] }
const reviewer = { email: 'marta@demo.test', roles: ['reviewer'] }

test('what has a known trainer is that trainer’s alone', () => {
  expect(mayAttendTo(['Marta@demo.test'], marta)).toBe(true)
  expect(mayAttendTo(['jonas@demo.test', 'marta@demo.test'], marta)).toBe(true)
  expect(mayAttendTo(['marta@demo.test', null], jonas)).toBe(false)
  expect(mayAttendTo(['marta@demo.test'], reviewer)).toBe(false)
})

test('where nobody is known, every operator attends to it', () => {
  expect(mayAttendTo([null, null], jonas)).toBe(true)
  expect(mayAttendTo([null], reviewer)).toBe(true)
})

test('so does the command line, always', () => {
  expect(mayAttendTo(['marta@demo.test'], { email: null, roles: [] })).toBe(true)
})
