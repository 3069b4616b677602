import { parentPort, workerData } from 'node:worker_threads'
import { openPress, type PressData } from './press.ts'
import { makeShare } from './share.ts'
import type { SentBatch } from './share-pool.ts'

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
