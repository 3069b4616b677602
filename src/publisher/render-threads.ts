import { availableParallelism } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import type { PublishContextData } from './publish-context.ts'

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

/** The threads that render batches beside the main thread. They are reused by the next publish. */
export class RenderThreads {
  private workers: Worker[] = []
  private readonly data: PublishContextData
  private readonly file: URL

  constructor(data: PublishContextData, file = new URL('./render-batch-worker.ts', import.meta.url)) {
    this.data = data
    this.file = file
  }

  /** Returns the threads; starts them if none runs. */
  start(): Worker[] {
    if (this.workers.length > 0) return this.workers
    setFlagsFromString(`--initial-old-space-size=${initialOldSpace}`)
    this.workers = Array.from({ length: Math.max(1, availableParallelism() - 1) }, () => {
      const worker = new Worker(this.file, { workerData: this.data, resourceLimits })
      // Between two publishes, nobody else handles the error of a thread, which would end the publisher.
      worker.on('error', () => {})
      return worker.once('exit', () => {
        this.workers = this.workers.filter((each) => each !== worker)
      })
    })
    return this.workers
  }

  /** Ends the threads. A publish that starts meanwhile gets new threads. */
  async close(): Promise<void> {
    const ending = this.workers
    this.workers = []
    await Promise.all(ending.map((worker) => worker.terminate()))
  }
}
