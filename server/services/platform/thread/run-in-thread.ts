import { Worker } from 'node:worker_threads'

/** How much memory a thread may use, in megabytes, and how long it may take, in milliseconds. */
export interface ThreadLimits {
  megabytes: number
  milliseconds: number
}

const youngGeneration = 32

/**
 * Runs a program in a thread of its own that sends one message, and returns that; `tooCostly` where it takes more memory or time than
 * it may. The server goes on answering meanwhile. Only for data whose size is bounded: where a step of V8 runs out of memory, it ends the
 * server too. A fault of the program is thrown.
 */
export function runInThread<Value>(
  file: URL,
  data: unknown,
  { megabytes, milliseconds }: ThreadLimits,
): Promise<Value | 'tooCostly'> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: youngGeneration },
    })
    const timer = setTimeout(() => {
      resolve('tooCostly')
      void worker.terminate()
    }, milliseconds)
    worker.once('message', (value: Value) => resolve(value))
    worker.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve('tooCostly') : reject(error),
    )
    worker.once('exit', () => {
      clearTimeout(timer)
      reject(new Error(`${file.pathname} ended without a message`))
    })
  })
}
