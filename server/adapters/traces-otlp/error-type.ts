/**
 * Matches one short word, such as an error code or a class name. It does not match texts that could contain a value.
 */
const word = /^[\w.-]{1,60}$/

/** Returns the code of an error or of its cause, else the name of its class. Messages may contain personal data. */
export function errorTypeOf(error: unknown): string {
  const { code, cause, name } = (error ?? {}) as { code?: unknown; cause?: unknown; name?: unknown }
  if (typeof code === 'string' && word.test(code)) return code
  if (cause instanceof Error) return errorTypeOf(cause)
  return typeof name === 'string' && word.test(name) ? name : 'Error'
}
