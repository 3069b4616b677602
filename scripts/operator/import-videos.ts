import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Api } from '#src/api/create-api.ts'
import { readVideos, type VideoFiles } from '#src/content-files/read-videos.ts'
import { keepPicture } from '#src/contract/publishing/picture.ts'
import { valueOrThrow } from '../desk/desk.ts'
import type { CommandOptions } from './options.ts'
import { sendCaptions, sendVideo } from './send-video.ts'
import { listStoredVideos } from './stored-videos.ts'

/** Stores the stills of a video. Returns the names of the pictures. */
async function sendStills(api: Api, files: readonly string[]): Promise<string[]> {
  const names: string[] = []
  for (const file of files) {
    const image = new File([readFileSync(file)], 'still')
    names.push((await valueOrThrow(api.call(keepPicture, { image }, { waitsForPublish: true }))).name)
  }
  return names
}

async function importVideo(
  api: Api,
  { name, file, stills, captions }: VideoFiles,
  options: CommandOptions,
): Promise<void> {
  await sendVideo(api, { file, name, stills: await sendStills(api, stills) }, options)
  for (const [language, path] of Object.entries(captions)) await sendCaptions(api, name, language, path)
}

/**
 * Uploads the videos of a folder of content that are not stored yet, with stills and captions. Returns their names; undefined if the folder
 * has no videos.
 */
export async function importVideos(
  api: Api,
  folder: string,
  options: CommandOptions,
): Promise<string[] | undefined> {
  if (!existsSync(join(folder, 'videos'))) return undefined
  const stored = new Set((await listStoredVideos(api)).map(({ name }) => name))
  const missing = readVideos(folder).filter(({ name }) => !stored.has(name))
  for (const video of missing) await importVideo(api, video, options)
  return missing.map(({ name }) => name)
}
