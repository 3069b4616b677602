/** Runs a statement and observes it; `text` has placeholders and no values. */
export type TraceStatement = <Result>(text: string, run: () => Promise<Result>) => Promise<Result>

/** Replaces the method `query` of a driver's object, so that each statement runs in `trace`. */
export function traceQueries(driver: object, trace: TraceStatement): void {
  const target = driver as { query: (...args: unknown[]) => unknown }
  const query = target.query.bind(driver)
  target.query = (...args) => {
    const text = textOf(args[0])
    // The pool calls its connections with a callback, from within its own query, which is already observed.
    if (text === undefined || args.some((each) => typeof each === 'function')) return query(...args)
    return trace(text, () => query(...args) as Promise<unknown>)
  }
}

/**
 * Returns the text of a statement, which drivers accept alone or as an object with its values; undefined for any
 * other argument.
 */
function textOf(statement: unknown): string | undefined {
  const text = typeof statement === 'string' ? statement : (statement as { text?: unknown } | null)?.text
  return typeof text === 'string' ? text : undefined
}
