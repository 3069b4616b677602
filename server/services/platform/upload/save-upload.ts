import { eq, lt } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { upload } from '#server/db/schema/upload.ts'
import { createRandomName, type Random } from '#server/ports/random.ts'
import type { Storage } from '#server/ports/storage.ts'
import { computeExpiryCutoff } from '#src/domain/retention.ts'
import type { VerifiedFile } from './read-upload.ts'

/** Stores an uploaded file until it is used, and returns its id. Nothing else refers to the file. */
export async function saveUpload(
  db: Db,
  storage: Storage,
  random: Random,
  { type, extension, bytes }: VerifiedFile,
  now: number,
): Promise<string> {
  const id = createRandomName(random)
  const key = `upload-${random(16).toString('hex')}.${extension}`
  await db.insert(upload).values({ id, key, type, size: bytes.length, createdAt: new Date(now) })
  await storage.store(key, type, bytes)
  return id
}

/** Stores a file for a day. A file that was stored before with the same key is replaced. */
export async function saveFileForDay(
  db: Db,
  storage: Storage,
  { key, type, bytes }: { key: string; type: string; bytes: Uint8Array },
  now: number,
): Promise<void> {
  const about = { key, type, size: bytes.length, createdAt: new Date(now) }
  await db
    .insert(upload)
    .values({ id: key, ...about })
    .onConflictDoUpdate({ target: upload.id, set: about })
  await storage.store(key, type, bytes)
}

/** Schedules the deletion of an unused file in one day, because a user may still have the file open. */
export async function scheduleFilePurge(tx: Db, key: string, now: number): Promise<void> {
  const about = { key, type: '', size: 0, createdAt: new Date(now) }
  await tx
    .insert(upload)
    .values({ id: `purge ${key}`, ...about })
    .onConflictDoNothing()
}

/** Consumes an upload: returns its storage key, or undefined if it does not exist or is already used. */
export async function consumeUpload(tx: Db, id: string): Promise<string | undefined> {
  const [taken] = await tx.delete(upload).where(eq(upload.id, id)).returning({ key: upload.key })
  return taken?.key
}

/** Deletes the uploads that were not used within their day. */
export async function purgeUploads(db: Db, storage: Storage, now: number): Promise<void> {
  const stale = lt(upload.createdAt, computeExpiryCutoff('unusedUpload', now))
  const deleted = await db.delete(upload).where(stale).returning({ key: upload.key })
  for (const { key } of deleted) await storage.delete(key)
}
