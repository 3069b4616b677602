import type { Random } from '#server/ports/random.ts'
import { decrypt, type EncryptionPurpose, encrypt } from '#server/services/platform/encryption.ts'

const recordOf = (enrolmentId: number): EncryptionPurpose => ({
  purpose: 'record password',
  owner: String(enrolmentId),
})

/** Seals a record's password; it can be opened for the same enrolment only. */
export const sealPassword = (
  keys: readonly [string, ...string[]],
  password: string,
  enrolmentId: number,
  random: Random,
): string => encrypt(keys, password, recordOf(enrolmentId), random)

/** Opens a sealed password with whichever key fits; null where none does. */
export const openPassword = (keys: readonly string[], sealed: string, enrolmentId: number): string | null =>
  decrypt(keys, sealed, recordOf(enrolmentId))
