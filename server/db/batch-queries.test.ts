import { expect, test } from 'vitest'
import { batchQueries, longestWait } from './batch-queries.ts'
import type { Db } from './client.ts'

const [db, other] = [{} as Db, {} as Db]

/** Waits for the turn of the event loop in which a planned query starts. */
const turn = async () => {
  await new Promise((resolve) => setImmediate(resolve))
  await new Promise((resolve) => setImmediate(resolve))
}

/** Returns a query that doubles its inputs. A call waits until the test ends it; `sent` contains the inputs of each call. */
function slow() {
  const sent: (readonly number[])[] = []
  const ends: ((fails?: Error) => void)[] = []
  let now = 0
  const runQuery = (_: Db, inputs: readonly number[]) =>
    new Promise<number[]>((resolve, reject) => {
      sent.push(inputs)
      ends.push((fails) => (fails ? reject(fails) : resolve(inputs.map((input) => 2 * input))))
    })
  return {
    sent,
    end: async (index: number, fails?: Error) => {
      ends[index]?.(fails)
      await turn()
    },
    pass: (milliseconds: number) => {
      now += milliseconds
    },
    ask: batchQueries(runQuery, () => now),
  }
}

test('all inputs of one turn of the event loop are sent together', async () => {
  const { sent, end, ask } = slow()
  const asked = [ask(db, 1), ask(db, 2)]
  expect(sent).toEqual([])
  await turn()
  expect(sent).toEqual([[1, 2]])
  await end(0)
  expect(await Promise.all(asked)).toEqual([2, 4])
})

test('inputs that arrive while a query runs are sent together with the next query', async () => {
  const { sent, end, ask } = slow()
  const asked = [ask(db, 1)]
  await turn()
  asked.push(ask(db, 2), ask(db, 3))
  await turn()
  expect(sent).toEqual([[1]])
  await end(0)
  expect(sent).toEqual([[1], [2, 3]])
  asked.push(ask(db, 4))
  await end(1)
  await end(2)
  expect(await Promise.all(asked)).toEqual([2, 4, 6, 8])
  void ask(db, 5)
  await turn()
  expect(sent.at(-1)).toEqual([5])
})

test('another database is queried at the same time', async () => {
  const { sent, ask } = slow()
  void [ask(db, 1), ask(other, 2)]
  await turn()
  expect(sent).toEqual([[1], [2]])
})

test('a failure reaches the inputs of its query only', async () => {
  const { end, ask } = slow()
  const failed = expect(ask(db, 1)).rejects.toThrow('gone')
  await turn()
  const next = ask(db, 2)
  await end(0, new Error('gone'))
  await failed
  await end(1)
  expect(await next).toBe(4)
})

test('no input waits longer for a query that is stuck', async () => {
  const { sent, end, pass, ask } = slow()
  void ask(db, 1)
  await turn()
  const waiting = ask(db, 2)
  pass(longestWait - 1)
  const late = ask(db, 3)
  await turn()
  expect(sent).toEqual([[1]])
  pass(1)
  const later = ask(db, 4)
  await turn()
  expect(sent).toEqual([[1], [2, 3, 4]])
  const last = ask(db, 5)
  await end(1)
  expect(await Promise.all([waiting, late, later])).toEqual([4, 6, 8])
  await end(2)
  expect(await last).toBe(10)
  await end(0)
  expect(sent).toEqual([[1], [2, 3, 4], [5]])
})

test('a query that has not started by then sends nothing itself', async () => {
  const { sent, pass, ask } = slow()
  void ask(db, 1)
  pass(longestWait)
  void ask(db, 2)
  await turn()
  expect(sent).toEqual([[1, 2]])
})
