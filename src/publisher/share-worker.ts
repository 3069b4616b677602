import { parentPort, workerData } from 'node:worker_threads'
import { openPress, type PressData } from './press.ts'
import { makeShare, type Share } from './share.ts'

/** A thread that makes the shares that it is sent, one after the other. */
const press = await openPress(workerData as PressData)

parentPort?.on('message', async (share: Share) => {
  try {
    parentPort?.postMessage({ made: await makeShare(share, press) })
  } catch (error) {
    parentPort?.postMessage({ failure: String(error) })
  }
})
