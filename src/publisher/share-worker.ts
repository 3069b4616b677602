import { parentPort, workerData } from 'node:worker_threads'
import { openPress, type PressData } from './publish-context.ts'
import { makeShare } from './render-batch.ts'
import type { SentBatch } from './render-batch-pool.ts'

/** A thread that makes the shares that it is sent, one after the other. */
const press = await openPress(workerData as PressData)

let at = 0

parentPort?.on('message', async ({ share, publish }: SentBatch) => {
  if (publish !== at) press.answers.clear()
  at = publish
  try {
    parentPort?.postMessage({ made: await makeShare(share, press) })
  } catch (error) {
    parentPort?.postMessage({ failure: String(error) })
  }
})
