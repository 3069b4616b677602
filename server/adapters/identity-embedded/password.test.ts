import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashPassword, isPasswordCorrect } from './password.ts'

test('a password fits its own hash and no other', async () => {
  const kept = await hashPassword('right', randomBytes)
  expect(await isPasswordCorrect('right', kept)).toBe(true)
  expect(await isPasswordCorrect('wrong', kept)).toBe(false)
})

test('the same password is hashed differently each time', async () => {
  expect(await hashPassword('right', randomBytes)).not.toBe(await hashPassword('right', randomBytes))
})

test('no password fits an account that does not exist', async () => {
  expect(await isPasswordCorrect('', undefined)).toBe(false)
})
