import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { video } from '#server/db/schema/video.ts'

/** The key under which the storage keeps the video of this name; null without a name. */
export async function videoFile(db: Db, name: string | null): Promise<string | null> {
  if (name === null) return null
  const [row] = await db.select({ file: video.file }).from(video).where(eq(video.name, name))
  return row?.file ?? null
}
