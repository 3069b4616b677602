import { createHmac } from 'node:crypto'

/** The bytes of each digest that make a number: 48 bits, which a JavaScript number holds exactly. */
const bytesPerNumber = 6

/**
 * Returns a generator of numbers in [0, 1) determined by a secret: HMAC-SHA-256 of a counter. Unlike with a
 * generator of short state, no number reveals another one without the secret.
 */
export function createKeyedRandom(secret: string): () => number {
  let counter = 0
  return () => {
    counter += 1
    const digest = createHmac('sha256', secret).update(String(counter)).digest()
    return digest.readUIntBE(0, bytesPerNumber) / 2 ** (8 * bytesPerNumber)
  }
}
