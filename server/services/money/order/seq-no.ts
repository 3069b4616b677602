import type { Random } from '#server/ports/random.ts'

/** The signs of an order's number: figures and capitals that nobody takes for each other on paper. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A new number of an order: 80 random bits in four groups that people can type into a transfer. */
export const seqNoOf = (random: Random): string =>
  [...random(16)]
    .map((byte) => signs[byte % signs.length])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-')
