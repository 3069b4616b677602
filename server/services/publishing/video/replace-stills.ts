import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { videoStill } from '#server/db/schema/video.ts'
import type { Picture } from '#src/domain/content-item/picture.ts'

/** Stores which pictures are the stills of a video, replacing the previous ones. */
export async function replaceStills(tx: Db, video: string, stills: readonly Picture[]): Promise<void> {
  await tx.delete(videoStill).where(eq(videoStill.video, video))
  const rows = [...new Set(stills.map(({ name }) => name))].map((picture) => ({ picture, video }))
  if (rows.length > 0) await tx.insert(videoStill).values(rows)
}
