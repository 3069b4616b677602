import { and, arrayContains, eq, exists, max, or } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certification } from '#server/db/schema/certification.ts'
import { contentEdition, contentItem } from '#server/db/schema/content.ts'
import { video, videoText } from '#server/db/schema/video.ts'
import type { Film } from '#src/domain/certification/film.ts'
import type { TenantName } from '#src/sites/site.ts'

/** The address at which anybody gets a file of an introduction. */
const addressOf = (file: string): string => `/media/films/${file}`

/** The film that introduces a certification, with its words in a language, else in English; nulls without a film. */
export async function introductionOf(
  db: Db,
  of: { id: number; video: string | null },
  language: string,
): Promise<{ video: string | null; film: Film | null }> {
  const none = { video: null, film: null }
  if (of.video === null) return none
  const [found] = await db.select().from(video).where(eq(video.name, of.video))
  if (!found) return none
  const spoken = await db.select().from(videoText).where(eq(videoText.video, found.name))
  const words =
    spoken.find((text) => text.language === language) ?? spoken.find((text) => text.language === 'en')
  const [newest] = await db
    .select({ at: max(contentEdition.at) })
    .from(contentEdition)
    .where(and(eq(contentEdition.family, 'certification'), eq(contentEdition.id, of.id)))
  const film = {
    seconds: found.seconds,
    language: words?.language ?? 'en',
    captions: words ? addressOf(words.captions) : null,
    transcript: words?.transcript ?? null,
    since: (newest?.at ?? new Date(0)).toISOString(),
  }
  return { video: addressOf(found.file), film }
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
