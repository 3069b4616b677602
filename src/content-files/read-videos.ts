import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { describeExpected } from '../sites/describe-expected.ts'
import { fieldsOf, sentence } from '../sites/sentence.ts'
import { readSheet } from './item-file.ts'
import { listFolders } from './list-folders.ts'

/**
 * A video of the demonstration: its folder's name, its length in seconds, its file, stills of it in the order of the film, and its
 * captions by language.
 */
export interface VideoFiles {
  name: string
  seconds: number
  file: string
  stills: string[]
  /** The files of its captions by language, in WebVTT. */
  captions: Record<string, string>
}

const facts = z.strictObject({ seconds: z.int().check(z.minimum(1)) })

/** The videos in a folder of content. */
export const readVideos = (folder: string): VideoFiles[] =>
  listFolders(join(folder, 'videos')).map((name) => {
    const own = join(folder, 'videos', name)
    const seconds = secondsIn(join(own, 'video.json'))
    const files = readdirSync(own).sort()
    const captions = files.filter((file) => file.endsWith('.vtt'))
    return {
      name,
      seconds,
      file: join(own, 'video.mp4'),
      stills: files.filter((file) => file.endsWith('.webp')).map((file) => join(own, file)),
      captions: Object.fromEntries(captions.map((file) => [basename(file, '.vtt'), join(own, file)])),
    }
  })

/** The length of a video in seconds. A mistake in its file, and a missing video, are thrown as a sentence. */
function secondsIn(file: string): number {
  for (const needed of [file, join(dirname(file), 'video.mp4')])
    if (!existsSync(needed)) throw new Error(sentence(needed, 1, [], 'is missing'))
  const sheet = readSheet(file)
  if (typeof sheet === 'string') throw new Error(sheet)
  const read = z.safeParse(facts, sheet.fields, { error: describeExpected })
  if (read.success) return read.data.seconds
  const mistakes = read.error.issues.flatMap((issue) =>
    fieldsOf(issue).map((field) => sheet.mistake(field, issue.message)),
  )
  throw new Error(mistakes.join('\n'))
}

/** The spoken text of captions in WebVTT: everything but the header, the cue numbers and the times. */
export const readCaptionText = (captions: string): string =>
  captions
    .split(/\n{2,}/)
    .slice(1)
    .flatMap((cue) => cue.split('\n').slice(2))
    .filter((line) => line !== '')
    .join(' ')
