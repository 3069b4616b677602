import type { Site } from '../sites/site.ts'
import { type BatchQueue, createBatchQueue } from './batch-queue.ts'
import { createSharedBatchQueue } from './create-shared-batch-queue.ts'
import type { PublishContext, PublishContextData } from './publish-context.ts'
import { countPages, type RenderBatch, type RenderedFiles, renderBatch } from './render-batch.ts'
import { batchesPerThread, renderInThread } from './render-in-thread.ts'
import { RenderThreads } from './render-threads.ts'

/** The largest number of pages of a publish for which all batches are requested at the same time. */
const fewPages = 500

/**
 * The largest number of pages of a publish for which one thread is faster than several, because each thread has to
 * load the renderer and warm up.
 */
const pagesOfOneThread = 2500

/** The time for which idle worker threads wait for the next publish before they end, in milliseconds. */
const idleTimeout = 60_000

/**
 * A pool that renders batches of pages. A few pages are rendered in the calling thread, many pages on all cores,
 * including the calling thread. The worker threads are reused by the next publish, until the pool is closed.
 */
export class RenderBatchPool {
  private readonly threads: RenderThreads
  private publishCount = 0
  private idle: NodeJS.Timeout | undefined
  /**
   * Whether other publishes will follow: then starting threads is worthwhile for fewer pages, since the next
   * publish reuses the warm threads.
   */
  private readonly stays: boolean

  constructor(data: PublishContextData, { stays }: { stays: boolean }) {
    this.threads = new RenderThreads(data)
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
        ? await createSharedBatchQueue(batches, collect, { ...publish, context })
        : undefined
    const queue = shared ?? createBatchQueue(batches, collect)
    const threads = pages <= pagesOfOneThread && !this.stays ? [] : this.threads.start()
    const others = threads.map((worker) => renderInThread(worker, queue, this.publishCount))
    // After a failed publish the threads are closed, because otherwise the next publish would receive the results
    // of remaining batches.
    await Promise.all([renderHere(context, queue, batchesPerThread), ...others]).catch(async (error) => {
      await this.close()
      throw error
    })
    await shared?.end()
    return all
  }

  /** Closes the pool unless another publish starts soon. */
  rest(): void {
    clearTimeout(this.idle)
    this.idle = setTimeout(() => void this.close(), idleTimeout).unref()
  }

  close(): Promise<void> {
    return this.threads.close()
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
