import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { localAddressOf, parseConfig } from '#server/config.ts'
import type { Api } from '#src/api/create-api.ts'
import { saveCaptions, saveVideo, videoUploadPath } from '#src/contract/publishing/video.ts'
import type { VideoMetadata } from '#src/domain/video/video-metadata.ts'
import { createAuthHeaders, unwrapOrThrow } from '../api-client/operator-api.ts'
import { operatorContextOf } from './operator-context.ts'
import type { CommandOptions } from './options.ts'
import { uploadVideo } from './upload-video.ts'

/**
 * A video to store: its file, the name by which documents refer to it, and the names of stored pictures from the
 * video.
 */
export interface VideoToSend {
  file: string
  name: string
  stills?: readonly string[]
}

const showProgress = (arrived: number, size: number): void => {
  process.stderr.write(`\r${Math.floor((100 * arrived) / size)} % uploaded${arrived === size ? '\n' : ''}`)
}

/**
 * Uploads and stores a video in the name of the person for whom the command works. Returns the data of the stored
 * video.
 */
export function sendVideo(
  api: Api,
  { file, name, stills }: VideoToSend,
  options: CommandOptions,
): Promise<VideoMetadata> {
  const config = parseConfig(process.env)
  const target = {
    endpoint: `${localAddressOf(config)}${videoUploadPath}`,
    headers: createAuthHeaders(config, operatorContextOf(config, options)),
    onProgress: showProgress,
  }
  const request = { name, ...(stills && { stills: [...stills] }) }
  return uploadVideo(file, target, (upload) =>
    unwrapOrThrow(api.call(saveVideo, { ...request, upload }, { waitsForPublish: true })),
  )
}

/** Stores the captions of a video from a file. Returns the number of captions, with one line for each warning. */
export async function sendCaptions(api: Api, name: string, language: string, file: string): Promise<string> {
  const content = new File([readFileSync(file)], basename(file))
  const { captions, findings } = await unwrapOrThrow(
    api.call(saveCaptions, { name, language, file: content }),
  )
  const warnings = findings.map(({ line, message }) => `  warning: ${file}, line ${line} ${message}.`)
  return [`${captions}.`, ...warnings].join('\n')
}
