import { createHmac } from 'node:crypto'

/** The prefix of secrets, by Standard Webhooks. */
const prefix = 'whsec_'

/** The bytes of a secret: `whsec_` and Base64. */
export const bytesOfSecret = (secret: string): Buffer => Buffer.from(secret.slice(prefix.length), 'base64')

/**
 * The headers by which a receiver knows who sent a message and when, by Standard Webhooks: each secret signs, so that old and new ones
 * hold while they are exchanged.
 */
export function signedHeaders(
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
