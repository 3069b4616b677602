import { and, eq, inArray, max } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentEdition } from '#server/db/schema/content.ts'
import type { IntroductionVideo } from '#src/domain/certification/introduction-video.ts'
import { loadPublicVideos } from './load-public-videos.ts'

interface CertificationWithVideo {
  id: number
  video: string | null
}

/** The introductory video of a certification with its URL; both are null if the certification has no video. */
interface Introduction {
  video: string | null
  film: IntroductionVideo | null
}

/**
 * Returns a function that returns the introductory video of one of the given certifications, with texts in a
 * language, else in English.
 */
export async function loadIntroductions(
  db: Db,
  certifications: readonly CertificationWithVideo[],
  language: string,
): Promise<(row: CertificationWithVideo) => Introduction> {
  const names = certifications.flatMap((row) => row.video ?? [])
  if (names.length === 0) return () => ({ video: null, film: null })
  const videos = await loadPublicVideos(db, names, language)
  const ids = certifications.map(({ id }) => id)
  const newest = await db
    .select({ id: contentEdition.id, at: max(contentEdition.at) })
    .from(contentEdition)
    .where(and(eq(contentEdition.family, 'certification'), inArray(contentEdition.id, ids)))
    .groupBy(contentEdition.id)
  return (row) => {
    const found = videos.get(row.video ?? '')
    if (!found) return { video: null, film: null }
    const { url, ...film } = found
    const since = (newest.find(({ id }) => id === row.id)?.at ?? new Date(0)).toISOString()
    return { video: url, film: { ...film, since } }
  }
}
