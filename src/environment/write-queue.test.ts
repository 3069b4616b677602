import { expect, test } from 'vitest'
import { createWriteQueue } from './write-queue.ts'

test('of the writes of one name that wait behind a slow one, only the newest runs', async () => {
  const queue = createWriteQueue()
  const written: string[] = []
  const slow = Promise.withResolvers<void>()
  const first = queue.write('paper', async () => {
    await slow.promise
    written.push('first')
    return true
  })
  await Promise.resolve()
  const second = queue.write('paper', async () => written.push('second') > 0)
  const other = queue.write('other', async () => written.push('other') > 0)
  const third = queue.write('paper', async () => written.push('third') > 0)
  const read = queue.enqueue(async () => [...written])
  slow.resolve()
  expect(await Promise.all([first, second, other, third])).toEqual([true, true, true, true])
  expect(await read).toEqual(['first', 'third', 'other'])
})

test('after a failed task the next one runs', async () => {
  const queue = createWriteQueue()
  const fail = () => Promise.reject(new Error('The disk is full'))
  expect(await queue.write('paper', fail)).toBe(false)
  await expect(queue.enqueue(fail)).rejects.toThrow('The disk is full')
  expect(await queue.write('paper', async () => undefined)).toBe(true)
})
