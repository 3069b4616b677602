import { expect, test } from 'vitest'
import type { Db } from './client.ts'
import { coalesceQueries } from './coalesce-queries.ts'

const [db, other] = [{} as Db, {} as Db]

/** Returns a query whose result is the number of its call. A call waits until the test resolves it. */
function slow() {
  const given: ((fails?: Error) => void)[] = []
  const ask = (_: Db, _key: string) =>
    new Promise<number>((resolve, reject) => {
      const number = given.length + 1
      given.push((fails) => (fails ? reject(fails) : resolve(number)))
    })
  return { given, ask: coalesceQueries(ask, (key: string) => key) }
}
const turn = () => new Promise((resolve) => setImmediate(resolve))

test('a call during a query shares the next result, never the running one', async () => {
  const { given, ask } = slow()
  const [first, second, third] = [ask(db, 'a'), ask(db, 'a'), ask(db, 'a')]
  expect(given).toHaveLength(1)
  given[0]?.()
  await turn()
  expect(given).toHaveLength(2)
  const fourth = ask(db, 'a')
  given[1]?.()
  await turn()
  given[2]?.()
  expect(await Promise.all([first, second, third, fourth])).toEqual([1, 2, 2, 3])
})

test('another key or another database is queried immediately', () => {
  const { given, ask } = slow()
  void [ask(db, 'a'), ask(db, 'b'), ask(other, 'a')]
  expect(given).toHaveLength(3)
})

test('a failure reaches its callers, and the next query runs as usual', async () => {
  const { given, ask } = slow()
  const [first, second] = [ask(db, 'a'), ask(db, 'a')]
  given[0]?.(new Error('gone'))
  await expect(first).rejects.toThrow('gone')
  await turn()
  given[1]?.()
  expect(await second).toBe(2)
  const third = ask(db, 'a')
  given[2]?.()
  expect(await third).toBe(3)
})
