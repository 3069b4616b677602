import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { picture } from '#server/db/schema/picture.ts'
import type { Storage } from '#server/ports/storage.ts'
import { writeAudit } from '#server/services/ground/audit/write-audit.ts'
import type { Picture } from '#src/domain/content/picture.ts'
import type { Publishing } from '../content/put-out.ts'
import type { SoundPicture } from './read-picture.ts'

/** The key of a picture in the storage. */
export const pictureFile = (name: string): string => `picture-${name}`

/**
 * Keeps a picture under the digest of its bytes, so the same picture is kept once. Answers the name by which
 * documents refer to it.
 */
export async function keepPicture(
  db: Db,
  storage: Storage,
  { type, bytes, width, height }: SoundPicture,
  { editor, now }: Publishing,
): Promise<Picture> {
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  await storage.keep(pictureFile(name), type, bytes)
  await db.transaction(async (tx) => {
    await tx.insert(picture).values({ name, width, height }).onConflictDoNothing()
    await writeAudit(tx, {
      actor: editor,
      now,
      act: 'keep',
      subject: `picture ${name}`,
      detail: { width, height },
    })
  })
  return { name, width, height }
}

/** The key under which the storage keeps the picture of this name; undefined where there is none. */
export async function findPicture(db: Db, name: string): Promise<string | undefined> {
  const [found] = await db.select({ name: picture.name }).from(picture).where(eq(picture.name, name))
  return found && pictureFile(found.name)
}
