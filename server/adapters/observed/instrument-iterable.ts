/**
 * Yields the values of an iterable. `observe` measures only the time to the first value. The later steps also wait
 * for the consumer, so their duration does not measure the service.
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
