import { availableParallelism } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import type { Site } from '../sites/site.ts'
import { type BatchQueue, createBatchQueue } from './batch-queue.ts'
import type { PublishContext, PublishContextData } from './publish-context.ts'
import { countPages, type RenderBatch, type RenderedFiles, renderBatch } from './render-batch.ts'
import { shareBatchQueue } from './shared-batch-queue.ts'

/** The largest number of pages of a publish for which all batches are requested at the same time. */
const fewPages = 500

/**
 * The largest number of pages of a publish for which one thread is faster than several, because each thread has to
 * load the renderer and warm up.
 */
const pagesOfOneThread = 2500

/**
 * The memory of a worker thread in MB. A thread needs little memory, but without a limit its garbage collection
 * would start too late.
 */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 48 }

/**
 * The size of the old generation, in MB, before the first full garbage collection. The data of a batch is garbage
 * after the batch; with V8's default of a few MB, a thread would collect garbage a hundred times.
 */
const initialOldSpace = 160

/** The time for which idle worker threads wait for the next publish before they end, in milliseconds. */
const idleTimeout = 60_000

/**
 * The number of batches that a thread processes at the same time: while the thread renders one batch, the items of
 * the others are loaded.
 */
const batchesAtOnce = 3

type Answer = { slot: number } & ({ made: RenderedFiles } | { failure: string })

/**
 * A pool that renders batches of pages. A few pages are rendered in the calling thread, many pages on all cores,
 * including the calling thread. The worker threads are reused by the next publish, until the pool is closed.
 */
export class RenderBatchPool {
  private workers: Worker[] = []
  private publishCount = 0
  private idle: NodeJS.Timeout | undefined
  private readonly data: PublishContextData
  /**
   * Whether other publishes will follow: then starting threads is worthwhile for fewer pages, since the next
   * publish reuses the warm threads.
   */
  private readonly stays: boolean

  constructor(data: PublishContextData, { stays }: { stays: boolean }) {
    this.data = data
    this.stays = stays
  }

  /**
   * Renders all batches; returns their files and the pages that can't be rendered. Calls `onPages` with the number
   * of pages finished since its last call. Throws if the server does not respond. If the servers share their pages
   * and the publish has many pages, the publishers of other servers help. `publish` is the site of this publish and
   * the fence of its lease.
   */
  async make(
    batches: readonly RenderBatch[],
    context: PublishContext,
    onPages: (more: number) => void,
    publish?: { site: Site; fence: number },
  ): Promise<RenderedFiles> {
    const all: RenderedFiles = { files: {}, failures: [] }
    const collect = ({ files, failures }: RenderedFiles) => {
      Object.assign(all.files, files)
      all.failures.push(...failures)
      onPages(Object.keys(files).length + failures.length)
    }
    clearTimeout(this.idle)
    this.publishCount += 1
    const pages = countPages(batches)
    if (pages <= fewPages) {
      await renderHere(context, createBatchQueue(batches, collect), batches.length)
      return all
    }
    const shared =
      publish && context.isShared
        ? await shareBatchQueue(batches, collect, { ...publish, context })
        : undefined
    const queue = shared ?? createBatchQueue(batches, collect)
    const threads = pages <= pagesOfOneThread && !this.stays ? [] : this.threads()
    const others = threads.map((worker) => renderInThread(worker, queue, this.publishCount))
    // After a failed publish the threads are closed, because otherwise the next publish would receive the results
    // of remaining batches.
    await Promise.all([renderHere(context, queue, batchesAtOnce), ...others]).catch(async (error) => {
      await this.close()
      throw error
    })
    await shared?.end()
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

  /** Closes the pool unless another publish starts soon. */
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
 * Renders the batches of a queue in the calling thread. While one batch is rendered, the items of others are loaded.
 */
async function renderHere(context: PublishContext, queue: BatchQueue, atOnce: number): Promise<void> {
  const work = async () => {
    for (let queued = await queue.next(); queued; queued = await queue.next())
      await queue.complete(queued, await renderBatch(queued.batch, context))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

/**
 * A batch for a worker thread, with the number of the publish; when the number changes, the thread clears its
 * response caches. `slot` is returned with the batch's result, so that the sender can match them.
 */
export interface SentBatch {
  slot: number
  batch: RenderBatch
  publish: number
}

/**
 * Renders the batches of a queue in a worker thread, some of them at the same time. Rejects with the first failure.
 */
async function renderInThread(worker: Worker, queue: BatchQueue, publish: number): Promise<void> {
  const waiting = new Map<number, (answer: Answer) => void>()
  for (const event of ['message', 'error']) worker.removeAllListeners(event)
  worker.on('message', (answer: Answer) => waiting.get(answer.slot)?.(answer))
  const failed = new Promise<never>((_, reject) => worker.once('error', reject))
  const work = async (slot: number) => {
    for (let queued = await queue.next(); queued; queued = await queue.next()) {
      const { batch } = queued
      const answered = new Promise<Answer>((resolve) => waiting.set(slot, resolve))
      worker.postMessage({ slot, batch, publish } satisfies SentBatch)
      const answer = await answered
      if ('failure' in answer) throw new Error(answer.failure)
      await queue.complete(queued, answer.made)
    }
  }
  await Promise.race([Promise.all(Array.from({ length: batchesAtOnce }, (_, slot) => work(slot))), failed])
}
