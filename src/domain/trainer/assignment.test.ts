import { expect, test } from 'vitest'
import { canManageAttendees, isAssignedTrainer } from './assignment.ts'

const marta = { email: 'marta@demo.test', roles: ['trainer'] }
const jonas = { email: 'jonas@demo.test', roles: ['trainer'] }
const reviewer = { email: 'marta@demo.test', roles: ['reviewer'] }
const token = { email: null, roles: [] }

test('only assigned trainers may manage a training’s participants', () => {
  expect(canManageAttendees(['Marta@demo.test'], marta)).toBe(true)
  expect(canManageAttendees(['jonas@demo.test', 'marta@demo.test'], marta)).toBe(true)
  expect(canManageAttendees(['marta@demo.test', null], jonas)).toBe(false)
  expect(canManageAttendees(['marta@demo.test'], reviewer)).toBe(false)
})

test('without a trainer with a known address nobody is assigned', () => {
  expect(canManageAttendees([null, null], jonas)).toBe(false)
  expect(canManageAttendees([], jonas)).toBe(false)
  expect(canManageAttendees([null], reviewer)).toBe(false)
})

test('the command line may manage every training’s participants, and is assigned to none', () => {
  expect(canManageAttendees(['marta@demo.test'], token)).toBe(true)
  expect(isAssignedTrainer(['marta@demo.test', null], token)).toBe(false)
})
