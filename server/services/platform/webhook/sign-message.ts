import { createHmac } from 'node:crypto'

/** The prefix of secrets in Standard Webhooks. */
const prefix = 'whsec_'

/** Returns the bytes of a secret. A secret consists of the prefix and the bytes in Base64. */
export const bytesOfSecret = (secret: string): Buffer => Buffer.from(secret.slice(prefix.length), 'base64')

/**
 * Returns the headers that prove a message's sender and time, as Standard Webhooks defines them. Each secret signs
 * the message, so that a receiver can replace its secret without an interruption.
 */
export function createSignatureHeaders(
  secrets: readonly string[],
  { id, body }: { id: string; body: string },
  now: number,
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000))
  const signatures = secrets.map((secret) => {
    const hmac = createHmac('sha256', bytesOfSecret(secret)).update(`${id}.${timestamp}.${body}`)
    return `v1,${hmac.digest('base64')}`
  })
  return {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'portal-webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}
