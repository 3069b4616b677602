import { expect, test } from 'vitest'
import {
  authenticationStrengthOf,
  isStrongEnoughForRoles,
  shouldRemoveRoles,
} from './authentication-strength.ts'

const nothing = { acr: [], amr: [] }
const required = { acr: ['gold', 'silver'], amr: ['pwd', 'otp'] }
const strong = { acr: 'silver', amr: ['otp', 'pwd', 'user'] }

test('the strength of a sign-in is read from its ID token; odd claims are ignored', () => {
  expect(authenticationStrengthOf({ acr: 'gold', amr: ['pwd', 1, 'otp'] })).toEqual({
    acr: 'gold',
    amr: ['pwd', 'otp'],
  })
  for (const token of [undefined, {}, { acr: 2, amr: 'pwd' }])
    expect(authenticationStrengthOf(token)).toEqual({ acr: null, amr: [] })
})

test('without required strength every sign-in brings roles', () => {
  expect(isStrongEnoughForRoles({ acr: null, amr: [] }, nothing)).toBe(true)
})

test('one of the classes and all of the methods are needed', () => {
  expect(isStrongEnoughForRoles(strong, required)).toBe(true)
  for (const weak of [{ acr: 'bronze' }, { acr: null }, { amr: ['pwd'] }, { amr: [] }])
    expect(isStrongEnoughForRoles({ ...strong, ...weak }, required)).toBe(false)
})

test('a refresh without claims keeps roles, and one with fewer claims removes them', () => {
  expect(shouldRemoveRoles({ acr: null, amr: [] }, required)).toBe(false)
  expect(shouldRemoveRoles(strong, required)).toBe(false)
  expect(shouldRemoveRoles({ ...strong, acr: 'bronze' }, required)).toBe(true)
  expect(shouldRemoveRoles({ ...strong, amr: ['pwd'] }, required)).toBe(true)
})
