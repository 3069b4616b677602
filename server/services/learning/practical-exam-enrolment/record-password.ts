import type { Random } from '#server/ports/random.ts'
import { decrypt, type EncryptionPurpose, encrypt } from '#server/services/platform/encryption.ts'

const scopeOf = (enrolmentId: number): EncryptionPurpose => ({
  purpose: 'record password',
  owner: String(enrolmentId),
})

/** Encrypts a record's password for one enrolment. */
export const encryptRecordPassword = (
  keys: readonly [string, ...string[]],
  password: string,
  enrolmentId: number,
  random: Random,
): string => encrypt(keys, password, scopeOf(enrolmentId), random)

/** Decrypts a record's password with the first key that fits; null if none does. */
export const decryptRecordPassword = (
  keys: readonly string[],
  encrypted: string,
  enrolmentId: number,
): string | null => decrypt(keys, encrypted, scopeOf(enrolmentId))
