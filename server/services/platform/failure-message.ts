/** Matches an email address, even within the error message of a mail server. */
const address = /[^\s<>"'(),:;=]+@[^\s<>"'(),:;=]+/g

/**
 * Returns whether the message of an error quotes a value. PostgreSQL's messages of class 22 ("data exception") do.
 */
const quotesValue = (error: Error): boolean => /^22/.test(String((error as { code?: unknown }).code ?? ''))

/**
 * Returns the message of an error without personal data. It leaves out the statement and values of a failed query,
 * a value that PostgreSQL quotes, and email addresses.
 */
export function impersonalMessageOf(error: Error): string {
  if (error.message.startsWith('Failed query:')) return 'Failed query'
  const message = quotesValue(error) ? error.message.replace(/".*"/s, '"(a value)"') : error.message
  return message.replaceAll(address, '(an address)')
}

/**
 * Returns the reason for a failure in a text that is safe to log and store: the impersonal message of the error and,
 * for a failed query, the impersonal message of its cause.
 */
export function failureMessageOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const message = impersonalMessageOf(error)
  return message === 'Failed query' && error.cause instanceof Error
    ? `${message}: ${impersonalMessageOf(error.cause)}`
    : message
}

/**
 * Returns the first eight frames of an error's stack, without the lines that repeat its message; an empty
 * list for other values.
 */
export const stackFramesOf = (error: unknown): string[] =>
  error instanceof Error
    ? (error.stack ?? '')
        .split('\n')
        .filter((line) => /^\s+at /.test(line))
        .slice(0, 8)
    : []
