import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './password.ts'

test('a password fits its own hash and no other', async () => {
  const kept = await hashPassword('right', randomBytes)
  expect(await isPassword('right', kept)).toBe(true)
  expect(await isPassword('wrong', kept)).toBe(false)
})

test('the same password is hashed differently each time', async () => {
  expect(await hashPassword('right', randomBytes)).not.toBe(await hashPassword('right', randomBytes))
})

test('no password fits an account that does not exist', async () => {
  expect(await isPassword('', undefined)).toBe(false)
})
