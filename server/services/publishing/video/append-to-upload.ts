import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { videoUpload } from '#server/db/schema/video-upload.ts'
import { partSize, type Storage } from '#server/ports/storage.ts'
import { partedFileOf, unfinishedPartKey, unfinishedPartSize, type VideoUpload } from './video-upload.ts'
import { withPartBuffer } from './with-part-buffer.ts'

/** The error that is thrown if another request has stored bytes of the same upload in the meantime. */
export class UploadConflictError extends Error {}

/**
 * Appends bytes to an upload. Each full part is stored when it is complete; the remaining bytes are stored when the
 * bytes end or the connection breaks. Returns the number of bytes that are stored. Needs memory for one part.
 */
export const appendToUpload = (
  db: Db,
  storage: Storage,
  upload: VideoUpload,
  chunks: AsyncIterable<Uint8Array>,
  clock: () => number,
): Promise<number> => withPartBuffer((part) => appendThrough(part, { db, storage, upload, chunks, clock }))

interface Appending {
  db: Db
  storage: Storage
  upload: VideoUpload
  chunks: AsyncIterable<Uint8Array>
  clock: () => number
}

/** Appends bytes to an upload. They are collected in `part`, which has the size of one part. */
async function appendThrough(
  part: Buffer,
  { db, storage, upload, chunks, clock }: Appending,
): Promise<number> {
  let stored = upload
  let filled = await readTail(storage, upload, part)
  const storeFilled = async () => {
    stored = await storeBytes(db, storage, stored, part.subarray(0, filled), clock())
    if (filled === partSize) filled = 0
  }
  try {
    for await (const chunk of chunks)
      for (let at = 0; at < chunk.length; ) {
        const taken = chunk.subarray(at, at + partSize - filled)
        part.set(taken, filled)
        filled += taken.length
        at += taken.length
        if (filled === partSize) await storeFilled()
      }
  } finally {
    if (filled > 0 && filled !== unfinishedPartSize(stored)) await storeFilled()
  }
  if (stored.received === stored.size) await storage.completeParts(partedFileOf(stored), stored.parts)
  return stored.received
}

/** Copies the stored bytes after the last complete part into a buffer, and returns their number. */
async function readTail(storage: Storage, upload: VideoUpload, part: Buffer): Promise<number> {
  const size = unfinishedPartSize(upload)
  let at = 0
  if (size > 0)
    for await (const bytes of storage.read(unfinishedPartKey(upload), 0, size - 1)) {
      part.set(bytes, at)
      at += bytes.length
    }
  return at
}

/**
 * Stores the bytes after the last full part. If these bytes fill a part or end the file, they are stored as a part,
 * else as the tail.
 */
async function storeBytes(
  db: Db,
  storage: Storage,
  upload: VideoUpload,
  bytes: Buffer,
  now: number,
): Promise<VideoUpload> {
  const received = upload.parts.length * partSize + bytes.length
  const isPart = bytes.length === partSize || received === upload.size
  const parts = isPart
    ? [...upload.parts, await storage.storePart(partedFileOf(upload), upload.parts.length + 1, bytes)]
    : upload.parts
  const next = { ...upload, received, parts, storedAt: new Date(now) }
  if (!isPart) await storage.store(unfinishedPartKey(next), 'application/octet-stream', bytes)
  const isUnchanged = and(eq(videoUpload.id, upload.id), eq(videoUpload.received, upload.received))
  const { storedAt } = next
  const saved = await db.update(videoUpload).set({ received, parts, storedAt }).where(isUnchanged).returning()
  if (saved.length === 0) throw new UploadConflictError('Another request continues this upload.')
  if (unfinishedPartSize(upload) > 0) await storage.delete(unfinishedPartKey(upload))
  return next
}
