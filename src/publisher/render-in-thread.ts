import type { Worker } from 'node:worker_threads'
import type { BatchQueue } from './batch-queue.ts'
import type { RenderBatch, RenderedFiles } from './render-batch.ts'

/**
 * The number of batches that a thread processes at the same time: while the thread renders one batch, the items of
 * the others are loaded.
 */
export const batchesPerThread = 3

/**
 * A batch for a worker thread, with the number of the publish; when the number changes, the thread clears its
 * response caches. `slot` is returned with the batch's result, so that the sender can match them.
 */
export interface SentBatch {
  slot: number
  batch: RenderBatch
  publish: number
}

/** The response of a thread: the pages of a batch, or the reason why the batch could not be rendered. */
export type WorkerResponse = { slot: number } & ({ made: RenderedFiles } | { failure: string })

/**
 * Renders the batches of a queue in a worker thread, some of them at the same time. Rejects with the first failure,
 * and if the thread ends.
 */
export async function renderInThread(worker: Worker, queue: BatchQueue, publish: number): Promise<void> {
  const waiting = new Map<number, (response: WorkerResponse) => void>()
  const ended = Promise.withResolvers<never>()
  const receive = (response: WorkerResponse) => waiting.get(response.slot)?.(response)
  const end = () => ended.reject(new Error('A thread of the publisher ended.'))
  worker.on('message', receive).on('error', ended.reject).on('exit', end)
  const work = async (slot: number) => {
    for (let queued = await queue.next(); queued; queued = await queue.next()) {
      const { batch } = queued
      const answered = new Promise<WorkerResponse>((resolve) => waiting.set(slot, resolve))
      worker.postMessage({ slot, batch, publish } satisfies SentBatch)
      const response = await answered
      if ('failure' in response) throw new Error(response.failure)
      await queue.complete(queued, response.made)
    }
  }
  try {
    await Promise.race([
      Promise.all(Array.from({ length: batchesPerThread }, (_, slot) => work(slot))),
      ended.promise,
    ])
  } finally {
    worker.off('message', receive).off('error', ended.reject).off('exit', end)
  }
}
