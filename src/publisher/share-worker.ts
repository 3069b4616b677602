import { parentPort, workerData } from 'node:worker_threads'
import { openPress, type PressData } from './publish-context.ts'
import { makeShare } from './render-batch.ts'
import type { SentBatch } from './render-batch-pool.ts'

/** A thread that renders the batches of its messages. */
const context = await openPress(workerData as PressData)

let currentPublish = 0

parentPort?.on('message', async ({ batch, publish }: SentBatch) => {
  if (publish !== currentPublish) context.answers.clear()
  currentPublish = publish
  try {
    parentPort?.postMessage({ made: await makeShare(batch, context) })
  } catch (error) {
    parentPort?.postMessage({ failure: String(error) })
  }
})
