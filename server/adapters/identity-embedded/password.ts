import { scrypt, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import type { Random } from '#server/ports/random.ts'
import { limitConcurrency } from '#src/process/limit-concurrency.ts'

const hash = promisify<string, Buffer, number, Buffer>(scrypt)
const keyLength = 32

/**
 * Hashing uses the same four threads of the process as file and DNS operations. At most two hashes are computed at
 * the same time, and one core stays free.
 */
const runInTurn = limitConcurrency(Math.max(1, Math.min(2, availableParallelism() - 1)))
const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  runInTurn(() => hash(password, salt, keyLength))

/** Returns a salted scrypt hash of a password, as `salt.hash`. */
export async function hashPassword(password: string, random: Random): Promise<string> {
  const salt = random(16)
  const derived = await derive(password, salt)
  return `${salt.toString('base64url')}.${derived.toString('base64url')}`
}

/**
 * The hash that is checked for an account that does not exist, so that the check takes as long as for an existing
 * account.
 */
const hashOfNoAccount = `${'A'.repeat(22)}.${'A'.repeat(43)}`

/**
 * Whether a password matches a stored hash. `stored` is undefined for an account that does not exist; the result is
 * then false.
 */
export async function isPasswordCorrect(password: string, stored: string | undefined): Promise<boolean> {
  const [salt = '', hash = ''] = (stored ?? hashOfNoAccount).split('.')
  const derived = await derive(password, Buffer.from(salt, 'base64url'))
  return timingSafeEqual(derived, Buffer.from(hash, 'base64url')) && stored !== undefined
}
