import { createHmac } from 'node:crypto'

/**
 * The number of bytes of a digest that are used for one number: 48 bits, which a JavaScript number represents
 * exactly.
 */
const bytesPerNumber = 6

/**
 * Returns a generator of numbers in [0, 1) that a secret determines: HMAC-SHA-256 of a counter. Without the secret,
 * nobody can compute a number from the others, as would be possible with a generator that has a short state.
 */
export function createKeyedRandom(secret: string): () => number {
  let counter = 0
  return () => {
    counter += 1
    const digest = createHmac('sha256', secret).update(String(counter)).digest()
    return digest.readUIntBE(0, bytesPerNumber) / 2 ** (8 * bytesPerNumber)
  }
}
