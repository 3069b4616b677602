import type { Random } from '#server/ports/random.ts'
import { decrypt, type EncryptionPurpose, encrypt } from '#server/services/platform/encryption.ts'

const scopeOf = (enrolmentId: number): EncryptionPurpose => ({
  purpose: 'record password',
  owner: String(enrolmentId),
})

/** Encrypts the password of a practical record for one enrolment, so that it can't be decrypted for another one. */
export const encryptRecordPassword = (
  keys: readonly [string, ...string[]],
  password: string,
  enrolmentId: number,
  random: Random,
): string => encrypt(keys, password, scopeOf(enrolmentId), random)

/** Decrypts the password of a practical record with the first key that works; null if none does. */
export const decryptRecordPassword = (
  keys: readonly string[],
  encrypted: string,
  enrolmentId: number,
): string | null => decrypt(keys, encrypted, scopeOf(enrolmentId))
