import { availableParallelism } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import type { PublishContext, PublishContextData } from './publish-context.ts'
import { countPages, type RenderBatch, type RenderedFiles, renderBatch } from './render-batch.ts'

/** Up to this number of pages, all batches are requested at the same time. */
const fewPages = 500

/**
 * Up to this number of pages, one thread is faster than several, each of which has to load the renderer and to warm
 * up.
 */
const pagesOfOneThread = 2500

/** The memory of a thread in MB. It needs little at a time; without a limit it would collect garbage too late. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 48 }

/**
 * The size of the old generation, in MB, before the first full garbage collection. The data of a batch is garbage
 * after the batch: with V8's few MB a thread would collect a hundred times.
 */
const initialOldSpace = 160

/** The time that threads wait for another publish before they end, in milliseconds. */
const idleTimeout = 60_000

/** The number of batches in a thread: while it renders one, the items of the next are being loaded. */
const batchesAtOnce = 3

type Answer = { made: RenderedFiles } | { failure: string }

/**
 * A pool that renders batches of pages: few in this thread, many on all cores, this thread included. The other
 * threads stay for the next publish until the pool is closed.
 */
export class RenderBatchPool {
  private workers: Worker[] = []
  private publishCount = 0
  private idle: NodeJS.Timeout | undefined
  private readonly data: PublishContextData
  /**
   * Whether other publishes follow: then starting threads pays off sooner, since the next publish finds them warm.
   */
  private readonly stays: boolean

  constructor(data: PublishContextData, { stays }: { stays: boolean }) {
    this.data = data
    this.stays = stays
  }

  /**
   * Renders all batches; returns their files and the pages that can't be made. Calls `onPages` with the number of
   * further finished pages. Throws when the server does not answer.
   */
  async make(
    batches: readonly RenderBatch[],
    context: PublishContext,
    onPages: (more: number) => void,
  ): Promise<RenderedFiles> {
    const all: RenderedFiles = { files: {}, failures: [] }
    const collect = ({ files, failures }: RenderedFiles) => {
      Object.assign(all.files, files)
      all.failures.push(...failures)
      onPages(Object.keys(files).length + failures.length)
    }
    clearTimeout(this.idle)
    this.publishCount += 1
    const waiting = [...batches]
    const pages = countPages(batches)
    if (pages <= fewPages) await renderHere(context, waiting, batches.length, collect)
    else {
      const threads = pages <= pagesOfOneThread && !this.stays ? [] : this.threads()
      const others = threads.map((worker) =>
        renderInThread(worker, { waiting, publish: this.publishCount }, collect),
      )
      // After a failed publish the threads are closed: their remaining batches would come to the next one.
      await Promise.all([renderHere(context, waiting, batchesAtOnce, collect), ...others]).catch(
        async (error) => {
          await this.close()
          throw error
        },
      )
    }
    return all
  }

  private threads(): Worker[] {
    if (this.workers.length > 0) return this.workers
    const file = new URL('./render-batch-worker.ts', import.meta.url)
    setFlagsFromString(`--initial-old-space-size=${initialOldSpace}`)
    this.workers = Array.from({ length: Math.max(1, availableParallelism() - 1) }, () => {
      const worker = new Worker(file, { workerData: this.data, resourceLimits })
      return worker.once('exit', () => {
        this.workers = this.workers.filter((each) => each !== worker)
      })
    })
    return this.workers
  }

  /** Closes the pool unless another publish follows soon. */
  rest(): void {
    clearTimeout(this.idle)
    this.idle = setTimeout(() => void this.close(), idleTimeout).unref()
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()))
    this.workers = []
  }
}

/**
 * Renders waiting batches in this thread until there are none; while it renders one, the items of others are being
 * loaded.
 */
async function renderHere(
  context: PublishContext,
  waiting: RenderBatch[],
  atOnce: number,
  collect: (made: RenderedFiles) => void,
): Promise<void> {
  const work = async () => {
    for (let batch = waiting.shift(); batch; batch = waiting.shift())
      collect(await renderBatch(batch, context))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

/** A batch for a thread, with the number of the publish: a new number clears the thread's response caches. */
export interface SentBatch {
  batch: RenderBatch
  publish: number
}

/**
 * Sends waiting batches to a thread until there are none, and collects the results. Rejects with the first failure.
 */
function renderInThread(
  worker: Worker,
  { waiting, publish }: { waiting: RenderBatch[]; publish: number },
  collect: (made: RenderedFiles) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let open = 0
    const next = () => {
      const batch = waiting.shift()
      if (batch) {
        open += 1
        worker.postMessage({ batch, publish } satisfies SentBatch)
      } else if (open === 0) resolve()
    }
    for (const event of ['message', 'error']) worker.removeAllListeners(event)
    worker.on('message', (answer: Answer) => {
      open -= 1
      if ('failure' in answer) return reject(new Error(answer.failure))
      collect(answer.made)
      next()
    })
    worker.once('error', reject)
    for (let sent = 0; sent < batchesAtOnce; sent += 1) next()
  })
}
