import { parentPort, workerData } from 'node:worker_threads'
import { loadRenderer } from '../renderer/renderer.ts'
import { type PageInputs, renderPage } from './render-page.ts'
import { ReleaseStore } from './store.ts'

/** A thread that renders the batches of pages it is sent, and answers their hashes in the same order. */
const { dataFolder } = workerData as { dataFolder: string }
const store = new ReleaseStore(dataFolder)
const renderer = await loadRenderer('')

parentPort?.on('message', async (batch: PageInputs[]) => {
  try {
    const objects: string[] = []
    for (const inputs of batch) objects.push(await renderPage(inputs, renderer, store))
    parentPort?.postMessage({ objects })
  } catch (error) {
    parentPort?.postMessage({ failure: String(error) })
  }
})
