/**
 * Yields the same values; `observe` runs the step to the first one. The later steps wait for the reader too, so
 * their duration does not measure the service.
 */
export async function* instrumentIterable<Value>(
  values: AsyncIterable<Value>,
  observe: <Result>(work: () => Promise<Result>) => Promise<Result>,
): AsyncGenerator<Value> {
  const iterator = values[Symbol.asyncIterator]()
  try {
    let step = await observe(() => iterator.next())
    for (; !step.done; step = await iterator.next()) yield step.value
  } finally {
    await iterator.return?.()
  }
}
