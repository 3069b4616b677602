import type { EncryptionPurpose } from '#server/services/platform/encryption.ts'

/** The refresh token of a session, which lies sealed in the database: it opens for that session only. */
export const refreshTokenOf = (sessionId: string): EncryptionPurpose => ({
  purpose: 'refresh token',
  owner: sessionId,
})
