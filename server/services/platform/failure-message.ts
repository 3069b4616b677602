/** An email address, also within the sentence of a mail server. */
const address = /[^\s<>"'(),:;=]+@[^\s<>"'(),:;=]+/g

/** Whether PostgreSQL refused a value: the messages of class 22, "data exception", quote that value. */
const quotesValue = (error: Error): boolean => /^22/.test(String((error as { code?: unknown }).code ?? ''))

/**
 * Returns the message of an error without what may be somebody's data: the statement and the values of a query that failed, a value that
 * PostgreSQL quotes, and email addresses.
 */
export function impersonalMessage(error: Error): string {
  if (error.message.startsWith('Failed query:')) return 'Failed query'
  const message = quotesValue(error) ? error.message.replace(/".*"/s, '"(a value)"') : error.message
  return message.replaceAll(address, '(an address)')
}

/** Returns why something failed, in a sentence that may be logged and stored: `impersonalMessage` with that of the cause. */
export function failureMessage(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const message = impersonalMessage(error)
  return message === 'Failed query' && error.cause instanceof Error
    ? `${message}: ${impersonalMessage(error.cause)}`
    : message
}

/** Returns the first eight places of an error's stack, without the lines that repeat its message; none for what is no error. */
export const stackOf = (error: unknown): string[] =>
  error instanceof Error
    ? (error.stack ?? '')
        .split('\n')
        .filter((line) => /^\s+at /.test(line))
        .slice(0, 8)
    : []
