import { eq, lt } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { upload } from '#server/db/schema/upload.ts'
import { type Random, randomName } from '#server/ports/random.ts'
import type { Storage } from '#server/ports/storage.ts'
import type { SoundFile } from './read-upload.ts'

/** How long an uploaded file is kept while it waits to be used, in milliseconds. */
const patience = 24 * 60 * 60 * 1000

/** Keeps an uploaded file until something uses it, and returns its id, which is the only way to it. */
export async function saveUpload(
  db: Db,
  storage: Storage,
  random: Random,
  { type, extension, bytes }: SoundFile,
  now: number,
): Promise<string> {
  const id = randomName(random)
  const key = `upload-${random(16).toString('hex')}.${extension}`
  await db.insert(upload).values({ id, key, type, size: bytes.length, createdAt: new Date(now) })
  await storage.keep(key, type, bytes)
  return id
}

/** Keeps a file for a day from now, in place of an older one of the same key. */
export async function saveForOneDay(
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
  await storage.keep(key, type, bytes)
}

/**
 * Takes an uploaded file into use, once: returns the key that it is stored under, or undefined where no such
 * file waits.
 */
export async function takeUpload(tx: Db, id: string): Promise<string | undefined> {
  const [taken] = await tx.delete(upload).where(eq(upload.id, id)).returning({ key: upload.key })
  return taken?.key
}

/** Deletes the uploaded files that nothing used within their day. */
export async function purgeUploads(db: Db, storage: Storage, now: number): Promise<void> {
  const stale = lt(upload.createdAt, new Date(now - patience))
  const gone = await db.delete(upload).where(stale).returning({ key: upload.key })
  for (const { key } of gone) await storage.forget(key)
}
