import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Picture } from '../../../src/domain/content/picture.ts'
import type { Db } from '../../db/client.ts'
import { picture } from '../../db/schema/picture.ts'
import type { Storage } from '../../ports/storage.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Publishing } from '../content/put-out.ts'
import type { SoundPicture } from './read-picture.ts'

/** The key of a picture in the storage. */
export const pictureFile = (name: string): string => `picture-${name}`

/** Keeps a picture under the digest of its bytes: the same one twice is one. Answers what a document names it by. */
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

/** The storage's key of a picture that is kept. */
export async function findPicture(db: Db, name: string): Promise<string | undefined> {
  const [found] = await db.select({ name: picture.name }).from(picture).where(eq(picture.name, name))
  return found && pictureFile(found.name)
}
