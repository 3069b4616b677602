import type { Random } from '../../ports/random.ts'

/** Figures and capitals that nobody takes for each other on paper. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** The number of an order: 80 unguessable bits in four groups that people can type into a transfer. */
export const seqNoOf = (random: Random): string =>
  [...random(16)]
    .map((byte) => signs[byte % signs.length])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-')
