import type { RenderBatch, RenderedFiles } from './render-batch.ts'

/** A batch with its number in the queue. */
export interface QueuedBatch {
  number: number
  batch: RenderBatch
}

/** The queue of the batches of one publish. */
export interface BatchQueue {
  /** Returns the next batch; undefined if all batches are rendered or being rendered. */
  next(): Promise<QueuedBatch | undefined>
  /** Stores the rendered pages of a batch as its result. */
  complete(queued: QueuedBatch, made: RenderedFiles): Promise<void>
}

/** Creates the batch queue for a publish that one publisher renders alone. */
export function createBatchQueue(
  batches: readonly RenderBatch[],
  collect: (made: RenderedFiles) => void,
): BatchQueue {
  let number = 0
  return {
    async next() {
      const batch = batches[number]
      return batch && { number: number++, batch }
    },
    complete: async (_, made) => collect(made),
  }
}
