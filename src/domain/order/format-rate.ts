/**
 * Returns a rate in basis points as a percentage; '0' if the rate is 0. Specification 1, section 5.
 * @example formatRate(810) // '8.1%'
 */
export const formatRate = (rate: number): string => (rate === 0 ? '0' : `${rate / 100}%`)
