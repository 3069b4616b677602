import { and, arrayContains, eq, exists, inArray, max, or } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certification } from '#server/db/schema/certification.ts'
import { contentEdition, contentItem } from '#server/db/schema/content.ts'
import { video, videoText } from '#server/db/schema/video.ts'
import type { IntroductionFilm } from '#src/domain/certification/film.ts'
import type { TenantName } from '#src/sites/site.ts'

/** Returns the public URL of an introduction's file. */
const addressOf = (file: string): string => `/media/films/${file}`

interface CertificationWithFilm {
  id: number
  video: string | null
}

/** The introductory film of a certification with its URL; nulls without a film. */
interface Introduction {
  video: string | null
  film: IntroductionFilm | null
}

/** Loads the introductory films of certifications, with texts in a language, else in English. */
export async function loadIntroductions(
  db: Db,
  certifications: readonly CertificationWithFilm[],
  language: string,
): Promise<(row: CertificationWithFilm) => Introduction> {
  const names = certifications.flatMap((row) => row.video ?? [])
  if (names.length === 0) return () => ({ video: null, film: null })
  const videos = await db.select().from(video).where(inArray(video.name, names))
  const videoTexts = await db.select().from(videoText).where(inArray(videoText.video, names))
  const ids = certifications.map(({ id }) => id)
  const newest = await db
    .select({ id: contentEdition.id, at: max(contentEdition.at) })
    .from(contentEdition)
    .where(and(eq(contentEdition.family, 'certification'), inArray(contentEdition.id, ids)))
    .groupBy(contentEdition.id)
  return (row) => {
    const found = videos.find(({ name }) => name === row.video)
    if (!found) return { video: null, film: null }
    const texts = videoTexts.filter((text) => text.video === found.name)
    const text =
      texts.find((text) => text.language === language) ?? texts.find((text) => text.language === 'en')
    const film = {
      seconds: found.seconds,
      language: text?.language ?? 'en',
      captions: text ? addressOf(text.captions) : null,
      transcript: text?.transcript ?? null,
      since: (newest.find(({ id }) => id === row.id)?.at ?? new Date(0)).toISOString(),
    }
    return { video: addressOf(found.file), film }
  }
}

/**
 * Returns whether a stored file is the introductory film, or its captions, of a published certification of a
 * tenant.
 */
export async function isIntroduction(db: Db, tenant: TenantName, file: string): Promise<boolean> {
  const captions = db
    .select()
    .from(videoText)
    .where(and(eq(videoText.video, video.name), eq(videoText.captions, file)))
  const isVisible = and(
    eq(contentItem.family, 'certification'),
    eq(contentItem.id, certification.id),
    eq(contentItem.state, 'published'),
    arrayContains(contentItem.tenants, [tenant]),
  )
  const found = await db
    .select({ id: certification.id })
    .from(certification)
    .innerJoin(video, eq(video.name, certification.video))
    .innerJoin(contentItem, isVisible)
    .where(or(eq(video.file, file), exists(captions)))
    .limit(1)
  return found.length > 0
}
