import { and, eq, lt } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { videoUpload } from '#server/db/schema/video-upload.ts'
import type { Random } from '#server/ports/random.ts'
import { type PartedFile, partSize, type Storage } from '#server/ports/storage.ts'
import { computeExpiryCutoff } from '#src/domain/retention.ts'

/** The maximum size of a video, in bytes. */
export const maxVideoBytes = 4 * 1024 ** 3

export type VideoUpload = typeof videoUpload.$inferSelect

/** Returns the file in the storage to which an upload is written. */
export const partedFileOf = ({ key, storageId }: VideoUpload): PartedFile => ({ key, storageId })

/** Returns the storage key for the bytes of an upload after its last complete part. */
export const unfinishedPartKey = ({ key, received }: Pick<VideoUpload, 'key' | 'received'>): string =>
  `${key}.${received}.tail`

/** Returns the number of bytes of an upload after its last complete part. */
export const unfinishedPartSize = ({ received, parts }: Pick<VideoUpload, 'received' | 'parts'>): number =>
  Math.max(0, received - parts.length * partSize)

/** Begins the upload of a video with the given size in bytes. */
export async function beginVideoUpload(
  db: Db,
  storage: Storage,
  {
    id,
    size,
    editor,
    random,
    now,
  }: { id: string; size: number; editor: string; random: Random; now: number },
): Promise<void> {
  const name = random(16).toString('hex')
  const file = await storage.beginParts({ key: `video-${name}.mp4`, type: 'video/mp4', digest: name })
  const at = new Date(now)
  await db.insert(videoUpload).values({ id, ...file, size, editor, createdAt: at, storedAt: at })
}

/** Returns an upload, or undefined. */
export async function findVideoUpload(db: Db, id: string): Promise<VideoUpload | undefined> {
  const [found] = await db.select().from(videoUpload).where(eq(videoUpload.id, id))
  return found
}

/** Deletes an upload with its bytes. */
export async function deleteVideoUpload(db: Db, storage: Storage, upload: VideoUpload): Promise<void> {
  await db.delete(videoUpload).where(eq(videoUpload.id, upload.id))
  await storage.abortParts(partedFileOf(upload))
  await storage.delete(unfinishedPartKey(upload))
  await storage.delete(upload.key)
}

/** Deletes the uploads that were neither continued nor saved for a week. Returns the number of deleted uploads. */
export async function purgeVideoUploads(db: Db, storage: Storage, now: number): Promise<number> {
  const stale = await db
    .select()
    .from(videoUpload)
    .where(and(lt(videoUpload.storedAt, computeExpiryCutoff('videoUpload', now))))
  for (const upload of stale) await deleteVideoUpload(db, storage, upload)
  return stale.length
}
