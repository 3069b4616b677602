/**
 * Returns an amount in minor units with its currency's symbol: two decimals, no grouping. Specification 1, section 5.
 * @example displayAmount('€', 24900) // '€249.00'
 */
export function displayAmount(symbol: string, amount: number): string {
  const cents = amount % 100
  return `${symbol}${(amount - cents) / 100}.${String(cents).padStart(2, '0')}`
}

/**
 * Returns a rate in basis points as a percentage; '0' for none. Specification 1, section 5.
 * @example displayRate(810) // '8.1%'
 */
export const displayRate = (rate: number): string => (rate === 0 ? '0' : `${rate / 100}%`)
