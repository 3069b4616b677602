import { scrypt, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import type { Random } from '#server/ports/random.ts'
import { limitConcurrency } from '#src/process/limit-concurrency.ts'

const hash = promisify<string, Buffer, number, Buffer>(scrypt)
const keyLength = 32

/**
 * Hashing runs beside the event loop, in the four threads that files and names of hosts need too: it takes two at most, and leaves a core to
 * everybody else.
 */
const turn = limitConcurrency(Math.max(1, Math.min(2, availableParallelism() - 1)))
const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  turn(() => hash(password, salt, keyLength))

/** A salted scrypt hash of a password, as `salt.hash`. */
export async function hashPassword(password: string, random: Random): Promise<string> {
  const salt = random(16)
  const derived = await derive(password, salt)
  return `${salt.toString('base64url')}.${derived.toString('base64url')}`
}

/** The hash that accounts are checked against that do not exist, so that they cost the same time. */
const nobody = `${'A'.repeat(22)}.${'A'.repeat(43)}`

/** Whether a password fits a kept hash; never for an account that does not exist. */
export async function isPassword(password: string, kept: string | undefined): Promise<boolean> {
  const [salt = '', hash = ''] = (kept ?? nobody).split('.')
  const given = await derive(password, Buffer.from(salt, 'base64url'))
  return timingSafeEqual(given, Buffer.from(hash, 'base64url')) && kept !== undefined
}
