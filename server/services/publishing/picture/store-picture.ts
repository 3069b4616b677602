import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { picture } from '#server/db/schema/picture.ts'
import type { Storage } from '#server/ports/storage.ts'
import { writeAuditEntry } from '#server/services/platform/audit/write-audit.ts'
import type { Picture } from '#src/domain/content-item/picture.ts'
import type { PublishInput } from '../content-item/publish-input.ts'
import type { DecodedPicture } from './decode-picture.ts'

/** Returns the storage key of a picture. */
export const pictureFileKey = (name: string): string => `picture-${name}`

/**
 * Stores a picture under the digest of its bytes, so that equal pictures are stored once. Returns the picture with
 * the name that documents use.
 */
export async function storePicture(
  storage: Storage,
  { type, bytes, width, height }: DecodedPicture,
): Promise<Picture> {
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  await storage.store(pictureFileKey(name), type, bytes)
  return { name, width, height }
}

/** Stores a picture that an editor has uploaded, with a row and an audit entry, and returns the picture. */
export async function savePicture(
  db: Db,
  storage: Storage,
  decoded: DecodedPicture,
  { editor, now, fileName }: PublishInput & { fileName: string },
): Promise<Picture> {
  const stored = await storePicture(storage, decoded)
  const { name, width, height } = stored
  await db.transaction(async (tx) => {
    await tx
      .insert(picture)
      .values({ ...stored, bytes: decoded.bytes.byteLength, editor, fileName, storedAt: new Date(now) })
      .onConflictDoNothing()
    await writeAuditEntry(tx, {
      actor: editor,
      now,
      act: 'keep',
      subject: `picture ${name}`,
      detail: { width, height },
    })
  })
  return stored
}

/** Returns the storage key of the picture with a name, or undefined. */
export async function findPictureKey(db: Db, name: string): Promise<string | undefined> {
  const [found] = await db.select({ name: picture.name }).from(picture).where(eq(picture.name, name))
  return found && pictureFileKey(found.name)
}
