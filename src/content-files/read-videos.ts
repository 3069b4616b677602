import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { describeExpected } from '../sites/describe-expected.ts'
import { fieldPathsOfIssue, formatFileError } from '../sites/file-error.ts'
import { readItemFile } from './item-file.ts'
import { listFolders } from './list-folders.ts'

/**
 * A video of the demonstration: the name of its folder, its length in seconds, its file, stills in the order of the
 * video, and captions by language.
 */
export interface VideoFiles {
  name: string
  seconds: number
  file: string
  stills: string[]
  /** The files of the captions by language, in WebVTT (.vtt) or SRT (.srt). */
  captions: Record<string, string>
}

const facts = z.strictObject({ seconds: z.int().check(z.minimum(1)) })

/** Returns the names of the videos in a content folder, which are the names of their folders. */
export const listVideoNames = (folder: string): string[] => listFolders(join(folder, 'videos'))

/** Returns the videos in a content folder. Throws an error that describes the first mistake. */
export const readVideos = (folder: string): VideoFiles[] =>
  listVideoNames(folder).map((name) => readVideo(folder, name))

const captionFormats = ['.srt', '.vtt']

/**
 * Returns a video in a content folder. Throws an error that describes a mistake. If captions exist in both formats,
 * WebVTT is used.
 */
export function readVideo(folder: string, name: string): VideoFiles {
  const videoFolder = join(folder, 'videos', name)
  const seconds = secondsIn(join(videoFolder, 'video.json'))
  const files = readdirSync(videoFolder).sort()
  const pathsOf = (form: string) =>
    files.filter((file) => file.endsWith(form)).map((file) => [basename(file, form), join(videoFolder, file)])
  return {
    name,
    seconds,
    file: join(videoFolder, 'video.mp4'),
    stills: files.filter((file) => file.endsWith('.webp')).map((file) => join(videoFolder, file)),
    captions: Object.fromEntries(captionFormats.flatMap(pathsOf)),
  }
}

/**
 * Returns the length of a video in seconds. Throws an error that describes a mistake in its file or a missing
 * video.
 */
function secondsIn(file: string): number {
  for (const required of [file, join(dirname(file), 'video.mp4')])
    if (!existsSync(required)) throw new Error(formatFileError(required, 1, [], 'is missing'))
  const content = readItemFile(file)
  if (typeof content === 'string') throw new Error(content)
  const parsed = z.safeParse(facts, content.fields, { error: describeExpected })
  if (parsed.success) return parsed.data.seconds
  const mistakes = parsed.error.issues.flatMap((issue) =>
    fieldPathsOfIssue(issue).map((field) => content.mistake(field, issue.message)),
  )
  throw new Error(mistakes.join('\n'))
}

/** Returns the spoken text of captions in WebVTT, without the header, the cue numbers and the times. */
export const readCaptionText = (captions: string): string =>
  captions
    .split(/\n{2,}/)
    .slice(1)
    .flatMap((cue) => cue.split('\n').slice(2))
    .filter((line) => line !== '')
    .join(' ')
