import { parentPort, workerData } from 'node:worker_threads'
import { openPublishContext, type PublishContextData } from './publish-context.ts'
import { renderBatch } from './render-batch.ts'
import type { SentBatch, WorkerResponse } from './render-in-thread.ts'

/** The publish context of this worker thread. The thread renders the batch in each message that it receives. */
const context = await openPublishContext(workerData as PublishContextData)

let currentPublish = 0

parentPort?.on('message', async ({ slot, batch, publish }: SentBatch) => {
  if (publish !== currentPublish) context.responseCaches.clear()
  currentPublish = publish
  try {
    parentPort?.postMessage({ slot, made: await renderBatch(batch, context) } satisfies WorkerResponse)
  } catch (error) {
    parentPort?.postMessage({ slot, failure: String(error) } satisfies WorkerResponse)
  }
})
