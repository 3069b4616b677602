/** A fault whose message is told to the operator who asked, as `other` (501): it never holds anybody's data. */
export class ToldFault extends Error {}

const frames = (error: Error): string[] =>
  (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))

/**
 * The part of an exception that the log keeps: not its values, which may be somebody's data (a failed query
 * quotes them).
 */
export function faultOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error }
  const cause = error.cause instanceof Error ? error.cause : undefined
  const quoted = error.message.startsWith('Failed query:')
  return {
    name: error.name,
    message: quoted ? 'Failed query' : error.message,
    ...(cause && { cause: { name: cause.name, message: cause.message } }),
    stack: frames(error).slice(0, 8),
  }
}
