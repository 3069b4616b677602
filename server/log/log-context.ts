import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * The fields of every log line of one request, or of one run of a job. `trace` is the id of its trace; it is absent
 * if traces are disabled.
 */
export type LogContext = ({ request: string } | { job: string; run: string }) & { trace?: string }

const current = new AsyncLocalStorage<LogContext | undefined>()

/** Returns the fields of the current request or job run: a new object, empty outside of both. */
export const getLogContext = (): Partial<LogContext> => ({ ...current.getStore() })

/** Runs work whose log lines all contain the fields, including lines of services and adapters. */
export const runWithLogContext = <Result>(context: LogContext, work: () => Result): Result =>
  current.run(context, work)

/** Runs work whose log lines contain the id of a trace in addition to the fields of the current context. */
export function runWithTraceId<Result>(trace: string | undefined, work: () => Result): Result {
  const context = current.getStore()
  return context && trace ? current.run({ ...context, trace }, work) : work()
}

/**
 * Runs work that outlives the request that started it, such as a child process: its log lines contain no fields of
 * the request.
 */
export const runWithoutLogContext = <Result>(work: () => Result): Result => current.run(undefined, work)

/** Returns an iterable whose values are produced in the current log context, wherever they are read later. */
export function bindLogContext<Value>(values: AsyncIterable<Value>): AsyncIterable<Value> {
  const inContext = AsyncLocalStorage.snapshot()
  return {
    [Symbol.asyncIterator]() {
      const iterator = values[Symbol.asyncIterator]()
      return {
        next: () => inContext(() => iterator.next()),
        return: async () =>
          (await inContext(() => iterator.return?.())) ?? { done: true as const, value: undefined },
      }
    },
  }
}
