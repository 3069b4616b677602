import { createHmac, timingSafeEqual } from 'node:crypto'

export const signatureHeader = 'payment-signature'

/** How old a signature may be, or how far ahead, in milliseconds. */
export const tolerance = 5 * 60 * 1000

const signature = (secret: string, at: string, body: string): string =>
  createHmac('sha256', secret).update(`payment notice\n${at}\n${body}`).digest('hex')

/**
 * The local provider's signature of a notice: with the instant, and by the secret that it shares with the
 * portal.
 */
export const signNotice = (secret: string, body: string, now: number): string =>
  `t=${now},v1=${signature(secret, String(now), body)}`

/** Whether a notice was signed by one of the secrets, not long ago. */
export function isSigned(secrets: readonly string[], body: string, header: string, now: number): boolean {
  const [, at, given] = /^t=(\d{1,16}),v1=([0-9a-f]{64})$/.exec(header) ?? []
  if (!at || !given || Math.abs(now - Number(at)) > tolerance) return false
  return secrets.some((secret) =>
    timingSafeEqual(Buffer.from(signature(secret, at, body), 'hex'), Buffer.from(given, 'hex')),
  )
}
