import { createHmac } from 'node:crypto'

/** How many bytes of each digest make a number: 48 bits, which a number holds exactly. */
const bytes = 6

/**
 * Returns a generator of numbers from 0 to below 1 that a secret determines: HMAC-SHA-256 of a counter. Unlike a generator
 * with a short state, none of its numbers tells anything about another to somebody who does not have the secret.
 */
export function keyedChance(secret: string): () => number {
  let counter = 0
  return () => {
    counter += 1
    const digest = createHmac('sha256', secret).update(String(counter)).digest()
    return digest.readUIntBE(0, bytes) / 2 ** (8 * bytes)
  }
}
