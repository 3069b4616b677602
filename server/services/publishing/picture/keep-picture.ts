import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { picture } from '#server/db/schema/picture.ts'
import type { Storage } from '#server/ports/storage.ts'
import { writeAudit } from '#server/services/platform/audit/write-audit.ts'
import type { Picture } from '#src/domain/content-item/picture.ts'
import type { PublishInput } from '../content-item/publish-input.ts'
import type { SoundPicture } from './decode-picture.ts'

/** The key of a picture in the storage. */
export const pictureFile = (name: string): string => `picture-${name}`

/** Stores a picture under the digest of its bytes, so the same picture is stored once. Answers the name by which documents refer to it. */
export async function storePicture(
  storage: Storage,
  { type, bytes, width, height }: SoundPicture,
): Promise<Picture> {
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  await storage.keep(pictureFile(name), type, bytes)
  return { name, width, height }
}

/** Keeps a picture of an editor's. */
export async function keepPicture(
  db: Db,
  storage: Storage,
  sound: SoundPicture,
  { editor, now }: PublishInput,
): Promise<Picture> {
  const kept = await storePicture(storage, sound)
  const { name, width, height } = kept
  await db.transaction(async (tx) => {
    await tx.insert(picture).values(kept).onConflictDoNothing()
    await writeAudit(tx, {
      actor: editor,
      now,
      act: 'keep',
      subject: `picture ${name}`,
      detail: { width, height },
    })
  })
  return kept
}

/** The key under which the storage keeps the picture of this name; undefined where there is none. */
export async function findPicture(db: Db, name: string): Promise<string | undefined> {
  const [found] = await db.select({ name: picture.name }).from(picture).where(eq(picture.name, name))
  return found && pictureFile(found.name)
}
