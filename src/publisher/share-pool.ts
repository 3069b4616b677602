import { availableParallelism } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import type { Press } from './press.ts'
import { type Made, makeShare, pagesIn, type Share } from './share.ts'
import type { PressData } from './share-worker.ts'

/** The number of pages up to which one thread is faster than several. */
const fewPages = 500

/** The memory of a thread in MB. It needs little at a time; without a limit it would let its garbage lie. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 48 }

/**
 * The MB that a thread fills before it first looks through all of it. What it keeps of a share is thrown away with the share:
 * with the few MB that V8 begins with it would look a hundred times.
 */
const untilFirstLook = 160

/** How many shares a thread has: while it renders one, the items of the next are on their way. */
const sharesAtOnce = 2

type Answer = { made: Made } | { failure: string }

/**
 * A pool of threads that makes shares of pages: few pages in this thread, many on all cores. The threads stay
 * for the next time until the pool is closed.
 */
export class SharePool {
  private workers: Worker[] = []
  private readonly press: Press
  private readonly dataFolder: string

  constructor(press: Press, dataFolder: string) {
    this.press = press
    this.dataFolder = dataFolder
  }

  /**
   * Makes the files of all shares, but for the pages that can't be made. `onPages` is told how many more are done. Fails when
   * nobody answers.
   */
  async make(shares: readonly Share[], onPages: (more: number) => void): Promise<Made> {
    const all: Made = { files: {}, failures: [] }
    const take = ({ files, failures }: Made) => {
      Object.assign(all.files, files)
      all.failures.push(...failures)
      onPages(Object.keys(files).length + failures.length)
    }
    if (pagesIn(shares) <= fewPages) {
      await Promise.all(shares.map(async (share) => take(await makeShare(share, this.press))))
      return all
    }
    const waiting = [...shares]
    await Promise.all(this.threads().map((worker) => workOff(worker, waiting, take)))
    return all
  }

  /** Starts the threads before a site's first publish: they load the renderer while it is asked what there is to make. */
  warm(): void {
    this.threads()
  }

  private threads(): Worker[] {
    if (this.workers.length > 0) return this.workers
    const { sites, origins, access, compiled } = this.press
    const workerData: PressData = { sites, origins, access, compiled, dataFolder: this.dataFolder }
    const file = new URL('./share-worker.ts', import.meta.url)
    setFlagsFromString(`--initial-old-space-size=${untilFirstLook}`)
    const start = () => new Worker(file, { workerData, resourceLimits })
    this.workers = Array.from({ length: availableParallelism() }, start)
    return this.workers
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()))
    this.workers = []
  }
}

/** Sends waiting shares to a thread until there are none, and takes what it makes. Fails with the first share that does. */
function workOff(worker: Worker, waiting: Share[], take: (made: Made) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let open = 0
    const next = () => {
      const share = waiting.shift()
      if (share) {
        open += 1
        worker.postMessage(share)
      } else if (open === 0) resolve()
    }
    worker.removeAllListeners('message')
    worker.on('message', (answer: Answer) => {
      open -= 1
      if ('failure' in answer) return reject(new Error(answer.failure))
      take(answer.made)
      next()
    })
    worker.once('error', reject)
    for (let sent = 0; sent < sharesAtOnce; sent += 1) next()
  })
}
