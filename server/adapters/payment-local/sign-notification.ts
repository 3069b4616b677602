import { createHmac, timingSafeEqual } from 'node:crypto'

export const signatureHeader = 'payment-signature'

/**
 * The maximum age of a signature, in milliseconds. The provider's clock may be ahead of the portal's clock by the
 * same time.
 */
export const signatureTolerance = 5 * 60 * 1000

const signature = (secret: string, at: string, body: string): string =>
  createHmac('sha256', secret).update(`payment notice\n${at}\n${body}`).digest('hex')

/** Signs a notification and its time with the secret that the local provider shares with the portal. */
export const signNotification = (secret: string, body: string, now: number): string =>
  `t=${now},v1=${signature(secret, String(now), body)}`

/** Whether a notification was signed with one of the secrets, within the tolerance of time. */
export function isSignedNotification(
  secrets: readonly string[],
  body: string,
  header: string,
  now: number,
): boolean {
  const [, at, received] = /^t=(\d{1,16}),v1=([0-9a-f]{64})$/.exec(header) ?? []
  if (!at || !received || Math.abs(now - Number(at)) > signatureTolerance) return false
  return secrets.some((secret) =>
    timingSafeEqual(Buffer.from(signature(secret, at, body), 'hex'), Buffer.from(received, 'hex')),
  )
}
