import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { video, videoText } from '#server/db/schema/video.ts'
import type { Storage } from '#server/ports/storage.ts'
import { writeAudit } from '#server/services/platform/audit/write-audit.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import { recalculateFilmLanguages } from '../content-item/layouts/full-languages.ts'
import { lockRevisions } from '../content-item/publish-documents.ts'
import type { PublishInput } from '../content-item/publish-input.ts'
import { invalidateVideo } from './invalidate-video.ts'
import { readCaptions } from './read-captions.ts'

interface SaveCaptionsInput extends PublishInput {
  /** The name of the video. */
  name: string
  language: string
  bytes: Uint8Array
}

/**
 * Saves the captions of a video in one language, from WebVTT or SRT, and replaces older ones; their text becomes the transcript. Refused as
 * `notFound` without such a video, and as `invalid` with the line that can't be read.
 */
export async function saveCaptions(
  db: Db,
  storage: Storage,
  sites: Sites,
  { name, language, bytes, editor, now }: SaveCaptionsInput,
): Promise<{ captions: number } | RefusedResult> {
  const [known] = await db.select({ name: video.name }).from(video).where(eq(video.name, name))
  if (!known) return refuse('notFound')
  const read = await readCaptions(bytes)
  if ('line' in read)
    return refuse('invalid', { fields: ['file'], reason: 'unreadableCaptions', line: read.line })
  const { count, webVtt, transcript } = read
  const captions = `${name}.${language}.vtt`
  await storage.store(captions, 'text/vtt; charset=utf-8', Buffer.from(webVtt))
  await db.transaction(async (tx) => {
    await lockRevisions(tx)
    await tx
      .insert(videoText)
      .values({ video: name, language, captions, transcript })
      .onConflictDoUpdate({ target: [videoText.video, videoText.language], set: { captions, transcript } })
    await recalculateFilmLanguages(tx, [name])
    await invalidateVideo(tx, sites, name, now)
    const subject = `video ${name}`
    await writeAudit(tx, { actor: editor, now, act: 'save captions', subject, detail: { language } })
  })
  return { captions: count }
}
