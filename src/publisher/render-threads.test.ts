import { expect, test } from 'vitest'
import { createBatchQueue } from './batch-queue.ts'
import type { PublishContextData } from './publish-context.ts'
import type { RenderBatch, RenderedFiles } from './render-batch.ts'
import { renderInThread } from './render-in-thread.ts'
import { RenderThreads } from './render-threads.ts'

const batches: RenderBatch[] = [1, 2, 3, 4].map((id) => ({
  site: 'eu',
  language: 'en',
  family: 'news',
  ids: [id],
}))

/** Starts threads that run a script instead of the renderer. */
const createThreads = (script: string) =>
  new RenderThreads(
    // The scripts read no data, hence the cast.
    {} as PublishContextData,
    new URL(`data:text/javascript,import { parentPort } from 'node:worker_threads'; ${script}`),
  )

const responding = `parentPort.on('message', ({ slot }) => parentPort.postMessage({ slot, made: { files: {}, failures: [] } }))`

test('threads are reused, and a publish that starts while they end gets new ones', async () => {
  const threads = createThreads(responding)
  const first = threads.start()
  expect(threads.start()).toBe(first)
  const closing = threads.close()
  const [worker] = threads.start()
  const made: RenderedFiles[] = []
  const queue = createBatchQueue(batches, (each) => made.push(each))
  if (worker) await renderInThread(worker, queue, 1)
  expect(made).toHaveLength(batches.length)
  await Promise.all([closing, threads.close()])
})

test.each([
  ['ends', 'process.exit()', 'A thread of the publisher ended.'],
  ['fails', `throw new Error('out of order')`, 'out of order'],
])('a publish fails if its thread %s', async (_, act, message) => {
  const threads = createThreads(`parentPort.on('message', () => { ${act} })`)
  const [worker] = threads.start()
  const queue = createBatchQueue(batches, () => {})
  await expect(worker && renderInThread(worker, queue, 1)).rejects.toThrow(message)
  await threads.close()
})
