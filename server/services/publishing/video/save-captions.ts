import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { video, videoText } from '#server/db/schema/video.ts'
import type { Storage } from '#server/ports/storage.ts'
import { writeAuditEntry } from '#server/services/platform/audit/write-audit.ts'
import { checkKnownLanguage } from '#server/services/platform/list/check-known.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import type { CaptionFault, CaptionFinding, CaptionRule } from '#src/domain/video/caption-finding.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import { lockRevisions } from '../content-item/publish-documents.ts'
import type { PublishInput } from '../content-item/publish-input.ts'
import { recalculateCourseLanguagesByVideo } from '../content-item/table-writers/full-languages.ts'
import { checkVideoRights } from './check-video-rights.ts'
import { invalidateVideo } from './invalidate-video.ts'
import { readCaptions } from './read-captions.ts'

interface SaveCaptionsInput extends PublishInput {
  /** The name of the video. */
  name: string
  language: string
  bytes: Uint8Array
  /** Returns the message for a finding, in the editor's language. */
  sentenceOf: (rule: CaptionRule) => string
}

/**
 * Saves the captions of a video in one language, from WebVTT or SRT, and replaces older captions. The text of the
 * captions becomes the transcript. Returns the warnings of the check. Refused as `notFound` if there is no such
 * video; as `forbidden` if the editor's permissions do not allow it; and as `invalid` for a language that no site
 * has, or with the errors of the check.
 */
export async function saveCaptions(
  db: Db,
  storage: Storage,
  sites: Sites,
  { name, language, bytes, sentenceOf, editor, limits, now }: SaveCaptionsInput,
): Promise<{ captions: number; findings: CaptionFinding[] } | RefusedResult> {
  const [known] = await db.select({ seconds: video.seconds }).from(video).where(eq(video.name, name))
  if (!known) return refuse('notFound')
  const unknown = checkKnownLanguage(sites, language)
  if (unknown) return unknown
  const refused = await checkVideoRights(db, name, limits, language)
  if (refused) return refused
  const { count, webVtt, transcript, findings: faults } = await readCaptions(bytes, known.seconds)
  const findings = faults.map((fault: CaptionFault) => ({ ...fault, message: sentenceOf(fault.rule) }))
  const errors = findings.filter(({ level }) => level === 'error')
  if (errors.length > 0) return refuseCaptions(errors)
  const captions = `${name}.${language}.vtt`
  await storage.store(captions, 'text/vtt; charset=utf-8', Buffer.from(webVtt))
  await db.transaction(async (tx) => {
    await lockRevisions(tx)
    await tx
      .insert(videoText)
      .values({ video: name, language, captions, transcript })
      .onConflictDoUpdate({ target: [videoText.video, videoText.language], set: { captions, transcript } })
    await recalculateCourseLanguagesByVideo(tx, [name])
    await invalidateVideo(tx, sites, name, now)
    const subject = `video ${name}`
    await writeAuditEntry(tx, { actor: editor, now, act: 'save captions', subject, detail: { language } })
  })
  return { captions: count, findings }
}

/** The maximum number of findings of a refusal: a file of another kind has a finding in each line. */
const maxIssues = 20

const refuseCaptions = (errors: readonly CaptionFinding[]): RefusedResult =>
  refuse('invalid', {
    ...{ fields: ['file'], reason: 'unreadableCaptions', line: errors[0]?.line },
    issues: errors.slice(0, maxIssues).map(({ line, message }) => ({ path: `line ${line}`, message })),
  })
