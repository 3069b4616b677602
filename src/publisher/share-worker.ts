import { parentPort, workerData } from 'node:worker_threads'
import { loadRenderer } from '../renderer/renderer.ts'
import type { Press } from './press.ts'
import { makeShare, type Share } from './share.ts'
import { ReleaseStore } from './store.ts'

/** The data that a thread gets to build its own press, without the parts that can't be sent. */
export type PressData = Pick<Press, 'sites' | 'origins' | 'access' | 'compiled'> & { dataFolder: string }

/** A thread that makes the shares that it is sent, one after the other. */
const { dataFolder, ...data } = workerData as PressData
const press: Press = { ...data, store: new ReleaseStore(dataFolder), renderer: await loadRenderer('') }

parentPort?.on('message', async (share: Share) => {
  try {
    parentPort?.postMessage({ made: await makeShare(share, press) })
  } catch (error) {
    parentPort?.postMessage({ failure: String(error) })
  }
})
