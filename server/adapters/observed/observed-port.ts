import type { DependencyName, ObserveRequest } from '../../ports/dependency.ts'

/** The names of a port's functions that return a promise. */
export type OperationOf<Port> = {
  [Name in keyof Port]: Port[Name] extends (...args: never[]) => Promise<unknown> ? Name : never
}[keyof Port] &
  string

/** Which functions of a port are observed, and which results count as failures. */
export interface ObservedOperations<Port> {
  dependency: DependencyName
  operations: readonly OperationOf<Port>[]
  isFailure?: (result: unknown) => boolean
}

/** Returns a port with the same functions, whose operations are observed. */
export function observePort<Port extends object>(
  port: Port,
  { dependency, operations, isFailure }: ObservedOperations<Port>,
  observe: ObserveRequest,
): Port {
  const observed = operations.map((operation) => {
    const run = port[operation] as (...args: unknown[]) => Promise<unknown>
    return [
      operation,
      (...args: unknown[]) => observe({ dependency, operation }, () => run(...args), isFailure),
    ]
  })
  return { ...port, ...(Object.fromEntries(observed) as Partial<Port>) }
}
