import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { learner } from '#server/db/schema/learner.ts'
import type { Random } from '#server/ports/random.ts'
import type { Storage } from '#server/ports/storage.ts'
import type { VerifiedFile } from '#server/services/platform/upload/read-upload.ts'

/** Returns the storage key of a portrait, by its public name. */
export const portraitFileKey = (name: string): string => `avatar-${name}`

/** Returns the public URL path of a portrait. */
export const portraitUrl = (name: string): string => `/avatars/${name}`

/** Returns the portrait at a URL path as a data URI, for a learner's export; null if there is none. */
export async function loadPortraitDataUri(storage: Storage, url: string): Promise<string | null> {
  const file = await storage.find(portraitFileKey(url.replace(portraitUrl(''), '')))
  if (!file) return null
  const chunks = await Array.fromAsync(storage.read(file.key, 0, file.size - 1))
  return `data:${file.type};base64,${Buffer.concat(chunks).toString('base64')}`
}

/** Stores a portrait under a random name, deletes the previous one, and returns its URL path. */
export async function storePortrait(
  db: Db,
  storage: Storage,
  random: Random,
  { learnerId, portrait }: { learnerId: number; portrait: VerifiedFile },
): Promise<string> {
  const name = `${random(16).toString('hex')}.${portrait.extension}`
  await storage.store(portraitFileKey(name), portrait.type, portrait.bytes)
  const previous = await db.transaction(async (tx) => {
    const [row] = await tx
      .select({ photo: learner.photo })
      .from(learner)
      .where(eq(learner.id, learnerId))
      .for('update')
    await tx.update(learner).set({ photo: name }).where(eq(learner.id, learnerId))
    return row?.photo
  })
  if (previous) await storage.delete(portraitFileKey(previous))
  return portraitUrl(name)
}
