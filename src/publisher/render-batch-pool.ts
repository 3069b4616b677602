import { availableParallelism } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import type { PressData, PublishContext } from './publish-context.ts'
import { countPages, type Made, makeShare, type RenderBatch } from './render-batch.ts'

/** The number of pages up to which all that they show is asked for at once. */
const fewPages = 500

/** The number of pages up to which one thread is faster than several, each of which has to load the renderer and to get warm. */
const pagesOfOneThread = 2500

/** The memory of a thread in MB. It needs little at a time; without a limit it would let its garbage lie. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 48 }

/**
 * The MB that a thread fills before it first looks through all of it. What it keeps of a share is thrown away with the share:
 * with the few MB that V8 begins with it would look a hundred times.
 */
const untilFirstLook = 160

/** How long threads wait for another publish before they go, in milliseconds. */
const idleFor = 60_000

/** How many shares a thread has: while it renders one, the items of the next are on their way. */
const sharesAtOnce = 3

type Answer = { made: Made } | { failure: string }

/**
 * A pool that makes shares of pages: few in this thread, many on all cores, of which this thread has one. The others stay for the
 * next time until the pool is closed.
 */
export class SharePool {
  private workers: Worker[] = []
  private made = 0
  private idle: NodeJS.Timeout | undefined
  private readonly data: PressData
  /** Whether it goes on to other publishes: then threads that are warm by the next one are worth their start sooner. */
  private readonly stays: boolean

  constructor(data: PressData, { stays }: { stays: boolean }) {
    this.data = data
    this.stays = stays
  }

  /**
   * Makes the files of all shares, but for the pages that can't be made. `onPages` is told how many more are done. Fails when
   * nobody answers.
   */
  async make(
    shares: readonly RenderBatch[],
    press: PublishContext,
    onPages: (more: number) => void,
  ): Promise<Made> {
    const all: Made = { files: {}, failures: [] }
    const take = ({ files, failures }: Made) => {
      Object.assign(all.files, files)
      all.failures.push(...failures)
      onPages(Object.keys(files).length + failures.length)
    }
    clearTimeout(this.idle)
    this.made += 1
    const waiting = [...shares]
    const pages = countPages(shares)
    if (pages <= fewPages) await workHere(press, waiting, shares.length, take)
    else {
      const threads = pages <= pagesOfOneThread && !this.stays ? [] : this.threads()
      const others = threads.map((worker) => workOff(worker, { waiting, publish: this.made }, take))
      // What the threads still have of a publish that failed would come to the next one.
      await Promise.all([workHere(press, waiting, sharesAtOnce, take), ...others]).catch(async (error) => {
        await this.close()
        throw error
      })
    }
    return all
  }

  private threads(): Worker[] {
    if (this.workers.length > 0) return this.workers
    const file = new URL('./share-worker.ts', import.meta.url)
    setFlagsFromString(`--initial-old-space-size=${untilFirstLook}`)
    this.workers = Array.from({ length: Math.max(1, availableParallelism() - 1) }, () => {
      const worker = new Worker(file, { workerData: this.data, resourceLimits })
      return worker.once('exit', () => {
        this.workers = this.workers.filter((each) => each !== worker)
      })
    })
    return this.workers
  }

  /** Closes when no other publish comes soon. */
  rest(): void {
    clearTimeout(this.idle)
    this.idle = setTimeout(() => void this.close(), idleFor).unref()
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()))
    this.workers = []
  }
}

/** Makes waiting shares in this thread until there are none: while it renders one, the items of others are on their way. */
async function workHere(
  press: PublishContext,
  waiting: RenderBatch[],
  atOnce: number,
  take: (made: Made) => void,
): Promise<void> {
  const work = async () => {
    for (let share = waiting.shift(); share; share = waiting.shift()) take(await makeShare(share, press))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

/** A share for a thread, with the number of the publish: what an earlier one was answered, it forgets. */
export interface SentBatch {
  share: RenderBatch
  publish: number
}

/** Sends waiting shares to a thread until there are none, and takes what it makes. Fails with the first share that does. */
function workOff(
  worker: Worker,
  { waiting, publish }: { waiting: RenderBatch[]; publish: number },
  take: (made: Made) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let open = 0
    const next = () => {
      const share = waiting.shift()
      if (share) {
        open += 1
        worker.postMessage({ share, publish } satisfies SentBatch)
      } else if (open === 0) resolve()
    }
    for (const event of ['message', 'error']) worker.removeAllListeners(event)
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
