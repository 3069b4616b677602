import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { video } from '../../db/schema/video.ts'

/** The key in the storage of a video by its name; null without one. */
export async function videoFile(db: Db, name: string | null): Promise<string | null> {
  if (name === null) return null
  const [row] = await db.select({ file: video.file }).from(video).where(eq(video.name, name))
  return row?.file ?? null
}
