import { Worker } from 'node:worker_threads'

/** The memory limit of a worker thread in megabytes, and its time limit in milliseconds. */
export interface ThreadLimits {
  megabytes: number
  milliseconds: number
}

const youngGeneration = 32

/**
 * Runs a program in a worker thread and returns the one message that the program sends, or `tooCostly` if the program
 * exceeds its memory or time. Throws the errors of the program. The server stays responsive in the meantime. Use it
 * only for data of bounded size: in some steps of V8, running out of memory ends the server too.
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
