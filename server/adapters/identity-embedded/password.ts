import { scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Random } from '#server/ports/random.ts'

const derive = promisify<string, Buffer, number, Buffer>(scrypt)
const keyLength = 32

/** A salted scrypt hash of a password, as `salt.hash`. */
export async function hashPassword(password: string, random: Random): Promise<string> {
  const salt = random(16)
  const hash = await derive(password, salt, keyLength)
  return `${salt.toString('base64url')}.${hash.toString('base64url')}`
}

/** The hash that accounts are checked against that do not exist, so that they cost the same time. */
const nobody = `${'A'.repeat(22)}.${'A'.repeat(43)}`

/** Whether a password fits a kept hash; never for an account that does not exist. */
export async function isPassword(password: string, kept: string | undefined): Promise<boolean> {
  const [salt = '', hash = ''] = (kept ?? nobody).split('.')
  const given = await derive(password, Buffer.from(salt, 'base64url'), keyLength)
  return timingSafeEqual(given, Buffer.from(hash, 'base64url')) && kept !== undefined
}
