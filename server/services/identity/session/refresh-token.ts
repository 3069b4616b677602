import type { EncryptionPurpose } from '#server/services/platform/encryption.ts'

/** Returns the encryption purpose of a session's refresh token, which is decrypted for that session only. */
export const refreshTokenPurpose = (sessionId: string): EncryptionPurpose => ({
  purpose: 'refresh token',
  owner: sessionId,
})
