import { expect, test, vi } from 'vitest'
import { runInThread } from './run-in-thread.ts'

/** Returns a program as a data URL that imports from `node:worker_threads`. */
const program = (text: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort, workerData } from 'node:worker_threads'\n${text}`)}`,
  )
const limits = { megabytes: 32, milliseconds: 30_000 }

test('a program is given its data, and its message is returned', async () => {
  const doubled = program('parentPort.postMessage(workerData.map((each) => each * 2))')
  expect(await runInThread(doubled, [1, 2], limits)).toEqual([2, 4])
})

test('a program that takes too long is ended', async () => {
  const endless = program('while (true) {}')
  expect(await runInThread(endless, null, { ...limits, milliseconds: 200 })).toBe('tooCostly')
})

test('a program that takes too much memory is ended', async () => {
  const large = program(`const all = []
    for (let size = 0; size < 10_000_000; size++) all.push({ size })
    parentPort.postMessage(all.length)`)
  expect(await runInThread(large, null, limits)).toBe('tooCostly')
})

test('an error of the program and an end without a message are thrown', async () => {
  await expect(runInThread(program(`throw new Error('Broken')`), null, limits)).rejects.toThrow('Broken')
  await expect(runInThread(program(''), null, limits)).rejects.toThrow('ended without a message')
})

test('no timer remains after a program has ended', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await runInThread(program('parentPort.postMessage(1)'), null, limits)
  // Some turns of the event loop pass between the last message of a worker thread and its end.
  for (let turn = 0; turn < 10_000 && vi.getTimerCount() > 0; turn += 1)
    await new Promise((resolve) => setImmediate(resolve))
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})
