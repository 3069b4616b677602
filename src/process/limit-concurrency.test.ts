import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

test('no more tasks run at the same time than allowed, in order, and a failed task blocks none', async () => {
  const turn = limitConcurrency(2)
  const order: number[] = []
  let [running, most] = [0, 0]
  const work = (number: number) => async () => {
    running += 1
    most = Math.max(most, running)
    await wait(1)
    running -= 1
    order.push(number)
    if (number === 3) throw new Error('fails')
    return number
  }
  const done = await Promise.allSettled(Array.from({ length: 20 }, (_, number) => turn(work(number))))
  expect(most).toBe(2)
  expect(order).toEqual(Array.from({ length: 20 }, (_, number) => number))
  expect(done.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  expect(await turn(async () => 'after')).toBe('after')
})
