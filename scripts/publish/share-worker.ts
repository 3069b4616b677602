import { parentPort, workerData } from 'node:worker_threads'
import { loadRenderer } from '../renderer/renderer.ts'
import { makeShare, type Share } from './share.ts'
import { ReleaseStore } from './store.ts'
import type { Workshop } from './workshop.ts'

/** What a thread is given instead of the parts that can't be sent. */
export type WorkshopData = Pick<Workshop, 'sites' | 'origins' | 'access'> & { dataFolder: string }

/** A thread that makes the shares that it is sent, one after the other. */
const { dataFolder, ...data } = workerData as WorkshopData
const workshop: Workshop = { ...data, store: new ReleaseStore(dataFolder), renderer: await loadRenderer('') }

parentPort?.on('message', async (share: Share) => {
  try {
    parentPort?.postMessage({ files: await makeShare(share, workshop) })
  } catch (error) {
    parentPort?.postMessage({ failure: String(error) })
  }
})
