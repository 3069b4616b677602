import { and, arrayContains, eq, exists, inArray, max, or } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certification } from '#server/db/schema/certification.ts'
import { contentEdition, contentItem } from '#server/db/schema/content.ts'
import { video, videoText } from '#server/db/schema/video.ts'
import type { IntroductionFilm } from '#src/domain/certification/film.ts'
import type { TenantName } from '#src/sites/site.ts'

/** The address at which anybody gets a file of an introduction. */
const addressOf = (file: string): string => `/media/films/${file}`

interface Introduced {
  id: number
  video: string | null
}

/** The film that introduces a certification, and its address; nulls without a film. */
interface Introduction {
  video: string | null
  film: IntroductionFilm | null
}

/** The films that introduce certifications, with their words in a language, else in English. */
export async function introductionsOf(
  db: Db,
  certifications: readonly Introduced[],
  language: string,
): Promise<(of: Introduced) => Introduction> {
  const names = certifications.flatMap((each) => each.video ?? [])
  if (names.length === 0) return () => ({ video: null, film: null })
  const videos = await db.select().from(video).where(inArray(video.name, names))
  const spoken = await db.select().from(videoText).where(inArray(videoText.video, names))
  const ids = certifications.map(({ id }) => id)
  const newest = await db
    .select({ id: contentEdition.id, at: max(contentEdition.at) })
    .from(contentEdition)
    .where(and(eq(contentEdition.family, 'certification'), inArray(contentEdition.id, ids)))
    .groupBy(contentEdition.id)
  return (of) => {
    const found = videos.find(({ name }) => name === of.video)
    if (!found) return { video: null, film: null }
    const own = spoken.filter((text) => text.video === found.name)
    const words = own.find((text) => text.language === language) ?? own.find((text) => text.language === 'en')
    const film = {
      seconds: found.seconds,
      language: words?.language ?? 'en',
      captions: words ? addressOf(words.captions) : null,
      transcript: words?.transcript ?? null,
      since: (newest.find(({ id }) => id === of.id)?.at ?? new Date(0)).toISOString(),
    }
    return { video: addressOf(found.file), film }
  }
}

/** Whether a stored file is a film, or its captions, that introduces a published certification of a tenant. */
export async function isIntroduction(db: Db, tenant: TenantName, file: string): Promise<boolean> {
  const captions = db
    .select()
    .from(videoText)
    .where(and(eq(videoText.video, video.name), eq(videoText.captions, file)))
  const shown = and(
    eq(contentItem.family, 'certification'),
    eq(contentItem.id, certification.id),
    eq(contentItem.state, 'published'),
    arrayContains(contentItem.tenants, [tenant]),
  )
  const found = await db
    .select({ id: certification.id })
    .from(certification)
    .innerJoin(video, eq(video.name, certification.video))
    .innerJoin(contentItem, shown)
    .where(or(eq(video.file, file), exists(captions)))
    .limit(1)
  return found.length > 0
}
