import type { Random } from '#server/ports/random.ts'

/** The characters of an order number: digits and capitals that can't be confused on paper. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Returns a new order number: 80 random bits in four groups that people can type into a transfer. */
export const createOrderNumber = (random: Random): string =>
  [...random(16)]
    .map((byte) => alphabet[byte % alphabet.length])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-')
