import { Worker } from 'node:worker_threads'
import type { DocumentData, DocumentForm, DocumentName } from '#server/ports/documents.ts'
import type { Brands } from './sheet.ts'

type Bytes = Uint8Array<ArrayBuffer>

export interface RenderRequest<Name extends DocumentName = DocumentName> {
  name: Name
  language: string
  data: DocumentData[Name]
  form: DocumentForm
}

export type RenderResult = { bytes: Bytes } | { error: Error }

export interface ThreadedRenderer {
  /**
   * Renders a document after all earlier requests. Rejects if the document has an error or the worker thread dies.
   */
  render(request: RenderRequest): Promise<Bytes>
  /** Ends the worker thread and rejects waiting requests. A later request starts another worker thread. */
  close(): Promise<void>
}

/**
 * The limits of the JavaScript heap in the worker thread, in MB. Typst allocates its memory outside this heap. V8
 * would collect garbage late if there were no limits.
 */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 }

/**
 * Returns a renderer that runs in a worker thread. The first request starts the thread. If the thread has died, the
 * next request starts another one. An idle thread does not prevent the process from ending.
 */
export function createThreadedRenderer(brands: Brands): ThreadedRenderer {
  let thread: ThreadedRenderer | undefined
  const start = (): ThreadedRenderer => {
    const started = startThread(brands, () => {
      if (thread === started) thread = undefined
    })
    return started
  }
  return {
    async render(request) {
      thread ??= start()
      return thread.render(request)
    },
    async close() {
      await thread?.close()
    },
  }
}

/**
 * Starts a worker thread. When the thread ends, `onEnd` is called first, and then the waiting requests are rejected.
 */
function startThread(brands: Brands, onEnd: () => void): ThreadedRenderer {
  const waiting: PromiseWithResolvers<Bytes>[] = []
  const file = new URL('./document-renderer-thread.ts', import.meta.url)
  const worker = new Worker(file, { workerData: brands, resourceLimits })
  const end = (reason: Error) => {
    onEnd()
    for (const { reject } of waiting.splice(0)) reject(reason)
  }
  worker.on('message', (result: RenderResult) => {
    // Invariant: results arrive in the order of the requests.
    const request = waiting.shift()
    if (waiting.length === 0) worker.unref()
    if ('bytes' in result) request?.resolve(result.bytes)
    else request?.reject(result.error)
  })
  worker.once('error', end)
  worker.once('exit', (code) =>
    end(new Error(`The thread that renders documents ended with exit code ${code}`)),
  )
  return {
    render(request) {
      worker.postMessage(request)
      worker.ref()
      const result = Promise.withResolvers<Bytes>()
      waiting.push(result)
      return result.promise
    },
    async close() {
      await worker.terminate()
    },
  }
}
