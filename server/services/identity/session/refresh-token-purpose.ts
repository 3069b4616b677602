import type { EncryptionPurpose } from '#server/services/platform/encryption.ts'

/**
 * Returns the purpose with which a session's refresh token is encrypted, so that the token can be decrypted for that
 * session only.
 */
export const refreshTokenPurposeOf = (sessionId: string): EncryptionPurpose => ({
  purpose: 'refresh token',
  owner: sessionId,
})
