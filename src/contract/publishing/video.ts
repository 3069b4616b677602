import * as z from 'zod/mini'
import { languageTagPattern } from '../../domain/content-item/document.ts'
import { picture } from '../../domain/content-item/picture.ts'
import { captionFinding } from '../../domain/video/caption-finding.ts'
import { listedVideo } from '../../domain/video/listed-video.ts'
import { videoMetadata } from '../../domain/video/video-metadata.ts'
import { declareCall } from '../protocol/call.ts'
import { createStaffListSchemas } from '../protocol/staff-list.ts'

const editor = { who: 'operator', role: 'editor' } as const

/** The path for resumable uploads of videos (tus 1.0). A finished upload is saved with `saveVideo`. */
export const videoUploadPath = '/api/operator/video/uploads'

/** The name of a video, which documents use: lower-case words joined by hyphens. */
export const videoName = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60))

/**
 * Saves an uploaded video, which replaces an older video with the same name. Refused as `notFound` for an unknown
 * upload, and as `conflict` if the upload is not complete. Refused as `invalid` if the file is not an MP4 file with
 * H.264 video and AAC or MP3 sound, or if `stills` names a picture that is not stored.
 */
export const saveVideo = declareCall({
  ...editor,
  obeysLimits: true,
  method: 'POST',
  path: '/operator/video',
  summary: 'Saves an uploaded video under its name',
  source: 'ours',
  request: z.object({
    name: videoName,
    /** The id of the upload: the last part of its URL. */
    upload: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
    /**
     * The names of stored pictures from the video, in the order of the video; the first is shown before the video
     * plays. If `stills` is absent, the earlier pictures are not changed.
     */
    stills: z.optional(z.array(picture.shape.name).check(z.maxLength(50))),
  }),
  response: videoMetadata,
  refusals: ['notFound', 'conflict'],
})

/**
 * Returns the videos that documents may name, each with its length in seconds and the languages of its captions.
 * `query` searches parts of names; `missing` selects videos without captions in a language.
 */
export const findVideos = declareCall({
  ...editor,
  method: 'GET',
  path: '/operator/videos',
  summary: 'Videos that documents may name',
  source: 'ours',
  ...createStaffListSchemas(listedVideo, ['name'], {
    missing: z.optional(z.string().check(z.regex(languageTagPattern))),
  }),
})

/**
 * Saves captions of a video: WebVTT or SRT in UTF-8. Refused as `invalid` with an entry in `issues` for each of the
 * first twenty errors (`line` is the line of the first one), or if no site has the language.
 */
export const saveCaptions = declareCall({
  ...editor,
  obeysLimits: true,
  method: 'POST',
  path: '/operator/video/captions',
  summary: 'Saves the captions of a video in one language',
  source: 'ours',
  upload: 'file',
  uploadBytes: 1_048_576,
  request: z.object({
    name: videoName,
    language: z.string().check(z.regex(languageTagPattern)),
    file: z.file(),
  }),
  /** The number of captions in the file, and the warnings of the check. */
  response: z.object({ captions: z.int(), findings: z.array(captionFinding) }),
  refusals: ['notFound'],
})
