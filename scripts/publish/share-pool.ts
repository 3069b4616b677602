import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type Files, makeShare, pagesIn, type Share } from './share.ts'
import type { WorkshopData } from './share-worker.ts'
import type { Workshop } from './workshop.ts'

/** Up to here one thread is faster than starting several. */
const fewPages = 500

/** A thread needs little at a time; without a limit it would let its garbage lie. MB. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 64 }

type Answer = { files: Files } | { failure: string }

/** Makes shares of pages: a few here, many on all cores. The threads stay for the next time until it is closed. */
export class SharePool {
  private workers: Worker[] = []
  private readonly workshop: Workshop
  private readonly dataFolder: string

  constructor(workshop: Workshop, dataFolder: string) {
    this.workshop = workshop
    this.dataFolder = dataFolder
  }

  /** The files of all shares. `onPages` is told how many more are done. Fails with the first share that does. */
  async make(shares: readonly Share[], onPages: (more: number) => void): Promise<Files> {
    const files: Files = {}
    const take = (made: Files) => {
      Object.assign(files, made)
      onPages(Object.keys(made).length)
    }
    if (pagesIn(shares) <= fewPages) {
      await Promise.all(shares.map(async (share) => take(await makeShare(share, this.workshop))))
      return files
    }
    const waiting = [...shares]
    const work = async (worker: Worker) => {
      for (let share = waiting.shift(); share; share = waiting.shift()) {
        worker.postMessage(share)
        const [answer] = (await once(worker, 'message')) as [Answer]
        if ('failure' in answer) throw new Error(answer.failure)
        take(answer.files)
      }
    }
    await Promise.all(this.threads().map(work))
    return files
  }

  private threads(): Worker[] {
    if (this.workers.length > 0) return this.workers
    const { sites, origins, access } = this.workshop
    const workerData: WorkshopData = { sites, origins, access, dataFolder: this.dataFolder }
    const file = new URL('./share-worker.ts', import.meta.url)
    const start = () => new Worker(file, { workerData, resourceLimits })
    this.workers = Array.from({ length: availableParallelism() }, start)
    return this.workers
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()))
    this.workers = []
  }
}
