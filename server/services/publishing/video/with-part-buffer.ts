import { partSize } from '#server/ports/storage.ts'

/** The number of buffers that are kept for the next requests. */
const maxSpare = 2

const spare: Buffer[] = []

/**
 * Calls a function with a buffer for one part of an upload, which may contain bytes of an earlier request. The buffer
 * is reused, because each request of an upload needs one, and the garbage collector frees such large buffers late.
 */
export async function withPartBuffer<Value>(use: (part: Buffer) => Promise<Value>): Promise<Value> {
  const part = spare.pop() ?? Buffer.alloc(partSize)
  try {
    return await use(part)
  } finally {
    if (spare.length < maxSpare) spare.push(part)
  }
}
