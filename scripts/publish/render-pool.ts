import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { PageInputs } from './render-page.ts'

/** Pages that are sent to a thread at a time: enough to be worth the way, few enough to share well. */
const batchSize = 25

type Answer = { objects: string[] } | { failure: string }

/** Renders pages on all cores. */
export class RenderPool {
  private readonly workers: Worker[]

  constructor(dataFolder: string, threads = availableParallelism()) {
    const file = new URL('./render-worker.ts', import.meta.url)
    this.workers = Array.from({ length: threads }, () => new Worker(file, { workerData: { dataFolder } }))
  }

  /** The hashes of the rendered pages, in their order. `onBatch` is told how many are done. Fails with the first page that does. */
  async render(pages: readonly PageInputs[], onBatch: (done: number) => void): Promise<string[]> {
    const objects = new Array<string>(pages.length)
    let next = 0
    let done = 0
    const work = async (worker: Worker) => {
      while (next < pages.length) {
        const start = next
        next += batchSize
        const batch = pages.slice(start, start + batchSize)
        worker.postMessage(batch)
        const [answer] = (await once(worker, 'message')) as [Answer]
        if ('failure' in answer) throw new Error(answer.failure)
        for (const [index, object] of answer.objects.entries()) objects[start + index] = object
        done += batch.length
        onBatch(done)
      }
    }
    await Promise.all(this.workers.map(work))
    return objects
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()))
  }
}
