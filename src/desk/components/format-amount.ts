/** Returns an amount in cents as a text: 27900 is '279.00'. Returns an empty text for other values. */
export const formatAmount = (cents: unknown): string =>
  typeof cents === 'number' ? (cents / 100).toFixed(2) : ''
