import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { picture } from '#server/db/schema/picture.ts'
import { video } from '#server/db/schema/video.ts'
import { videoUpload } from '#server/db/schema/video-upload.ts'
import type { Storage } from '#server/ports/storage.ts'
import { writeAuditEntry } from '#server/services/platform/audit/write-audit.ts'
import { scheduleFilePurge } from '#server/services/platform/upload/save-upload.ts'
import type { Picture } from '#src/domain/content-item/picture.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import type { VideoMetadata } from '#src/domain/video/video-metadata.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import { lockRevisions } from '../content-item/publish-documents.ts'
import type { PublishInput } from '../content-item/publish-input.ts'
import { checkVideoRights } from './check-video-rights.ts'
import { invalidateVideo } from './invalidate-video.ts'
import { readVideoMetadata } from './read-video-metadata.ts'
import { replaceStills } from './replace-stills.ts'
import { deleteVideoUpload, findVideoUpload, type VideoUpload } from './video-upload.ts'

interface SaveVideoInput extends PublishInput {
  /** The name by which documents refer to the video. */
  name: string
  /** The id of the upload. */
  upload: string
  /** The names of stored pictures that become the stills of the video; if undefined, the previous stills stay. */
  stills?: readonly string[] | undefined
}

/**
 * Finds a complete upload. Refused as `notFound` if there is no such upload, and as `conflict` if bytes are missing.
 */
async function findCompleteUpload(db: Db, storage: Storage, id: string) {
  const upload = await findVideoUpload(db, id)
  if (!upload) return refuse('notFound')
  const file = await storage.find(upload.key)
  return file ? { upload, file } : refuse('conflict', { reason: 'uploadIncomplete' })
}

/**
 * Saves an uploaded video under its name, or replaces the video that has this name. The pages that show the video
 * are published again. Refused as `invalid` if a still is not stored, or if browsers can't play the file; the file
 * is then deleted.
 */
export async function saveVideo(
  db: Db,
  storage: Storage,
  sites: Sites,
  { name, upload: id, stills: stillNames, editor, limits, now }: SaveVideoInput,
): Promise<VideoMetadata | RefusedResult> {
  const refused = await checkVideoRights(db, name, limits)
  if (refused) return refused
  const found = await findCompleteUpload(db, storage, id)
  if ('refusal' in found) return found
  const { upload, file } = found
  const metadata = await readVideoMetadata(storage, file)
  if (!metadata) {
    await deleteVideoUpload(db, storage, upload)
    return refuse('invalid', { fields: ['upload'], reason: 'unplayableVideo' })
  }
  const stills = stillNames && (await findStills(db, stillNames))
  if (isRefused(stills)) return stills
  await db.transaction(async (tx) => {
    await lockRevisions(tx)
    await replaceVideo(tx, { upload, name, metadata, stills, now })
    await invalidateVideo(tx, sites, name, now)
    await writeAuditEntry(tx, {
      actor: editor,
      now,
      act: 'save',
      subject: `video ${name}`,
      detail: { ...metadata },
    })
  })
  return metadata
}

/** Returns stored pictures in the order of their names. Refused as `invalid` if a picture is not stored. */
async function findStills(db: Db, names: readonly string[]): Promise<Picture[] | RefusedResult> {
  const stored = await db
    .select({ name: picture.name, width: picture.width, height: picture.height })
    .from(picture)
    .where(inArray(picture.name, [...names]))
  const stills = names.flatMap((name) => stored.find((each) => each.name === name) ?? [])
  return stills.length === names.length ? stills : refuse('invalid', { fields: ['stills'] })
}

interface Replacement {
  upload: VideoUpload
  name: string
  metadata: VideoMetadata
  stills: Picture[] | undefined
  now: number
}

/**
 * Stores the row of a video. The file of the previous video is deleted a day later, because learners may be
 * watching it.
 */
async function replaceVideo(tx: Db, { upload, name, metadata, stills, now }: Replacement): Promise<void> {
  const [older] = await tx.select().from(video).where(eq(video.name, name)).for('update')
  const fields = { file: upload.key, seconds: metadata.seconds, ...(stills && { stills }) }
  await tx
    .insert(video)
    .values({ name, ...fields })
    .onConflictDoUpdate({ target: video.name, set: fields })
  if (stills) await replaceStills(tx, name, stills)
  await tx.delete(videoUpload).where(eq(videoUpload.id, upload.id))
  if (older) await scheduleFilePurge(tx, older.file, now)
}
