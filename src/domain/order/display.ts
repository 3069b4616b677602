/**
 * Returns a rate in basis points as a percentage; '0' if the rate is 0. Specification 1, section 5.
 * @example displayRate(810) // '8.1%'
 */
export const displayRate = (rate: number): string => (rate === 0 ? '0' : `${rate / 100}%`)
