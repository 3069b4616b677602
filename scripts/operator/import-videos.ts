import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Api } from '#src/api/create-api.ts'
import { listVideoNames, readVideo, type VideoFiles } from '#src/content-files/read-videos.ts'
import { savePicture } from '#src/contract/publishing/picture.ts'
import { unwrapOrThrow } from '../api-client/operator-api.ts'
import type { CommandOptions } from './options.ts'
import { sendCaptions, sendVideo } from './send-video.ts'
import { listStoredVideos } from './stored-videos.ts'

/** The result of an import of videos. */
export interface ImportedVideos {
  /** The names of the newly stored videos. */
  videos: string[]
  /** The newly stored captions, as "site-walk de", with the warnings of the caption check. */
  captions: string[]
  /** The videos, stills and captions that were refused, as "site-walk: ...", with the reason. */
  refused: string[]
}

/** Stores the stills of a video. Returns the names of the pictures. */
async function sendStills(api: Api, files: readonly string[]): Promise<string[]> {
  const names: string[] = []
  for (const file of files) {
    const image = new File([readFileSync(file)], 'still')
    names.push((await unwrapOrThrow(api.call(savePicture, { image }, { waitsForPublish: true }))).name)
  }
  return names
}

/**
 * Uploads a video and its captions, except captions that the portal already has. If captions in one language are
 * refused, continues with the next language.
 */
async function importVideo(
  api: Api,
  { name, file, stills, captions }: VideoFiles,
  stored: readonly string[] | undefined,
  { options, imported }: { options: CommandOptions; imported: ImportedVideos },
): Promise<void> {
  if (!stored) {
    await sendVideo(api, { file, name, stills: await sendStills(api, stills) }, options)
    imported.videos.push(name)
  }
  for (const [language, path] of Object.entries(captions))
    if (!stored?.includes(language))
      await collect(imported, path, async () => {
        imported.captions.push(`${name} ${language}: ${await sendCaptions(api, name, language, path)}`)
      })
}

/** Runs one part of an import. If the part fails, adds the error to `imported.refused` instead of throwing it. */
async function collect(imported: ImportedVideos, subject: string, part: () => Promise<void>): Promise<void> {
  try {
    await part()
  } catch (error) {
    imported.refused.push(`${subject}: ${(error as Error).message}`)
  }
}

/**
 * Uploads the videos of a content folder that the portal does not have, with their stills and captions, and the
 * captions that stored videos do not have yet. Refused parts are listed in the result; all other parts are stored.
 * Returns undefined if the folder contains no videos.
 */
export async function importVideos(
  api: Api,
  folder: string,
  options: CommandOptions,
): Promise<ImportedVideos | undefined> {
  if (!existsSync(join(folder, 'videos'))) return undefined
  const stored = new Map((await listStoredVideos(api)).map(({ name, captions }) => [name, captions]))
  const imported: ImportedVideos = { videos: [], captions: [], refused: [] }
  for (const name of listVideoNames(folder))
    await collect(imported, join(folder, 'videos', name), () =>
      importVideo(api, readVideo(folder, name), stored.get(name), { options, imported }),
    )
  return imported
}

/** Describes the result of an import of videos, as lines. */
export function describeImportedVideos({ videos, captions, refused }: ImportedVideos): string {
  if (videos.length + captions.length + refused.length === 0)
    return 'All videos of the folder are stored already.'
  return [
    ...(videos.length > 0 ? [`Stored videos: ${videos.join(', ')}.`] : []),
    ...captions.map((line) => `Stored captions: ${line}`),
    ...refused.map((line) => `Not stored: ${line}`),
  ].join('\n')
}
