import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { localAddress, parseConfig } from '#server/config.ts'
import type { Api } from '#src/api/create-api.ts'
import { saveCaptions, saveVideo, videoName, videoUploadPath } from '#src/contract/publishing/video.ts'
import { headersOf, valueOrThrow } from '../desk/desk.ts'
import type { Command } from './command.ts'
import { deskPlaceOf } from './desk-place.ts'
import type { CommandOptions } from './options.ts'
import { uploadVideo } from './upload-video.ts'

/** Captions to save: their language and file. */
interface CaptionsFile {
  language: string
  file: string
}

/** Parses "de=walk.de.srt"; throws one sentence if it is something else, or if the file does not exist. */
function parseCaptions(text: string): CaptionsFile {
  const [, language = '', file = ''] = /^([A-Za-z-]+)=(.+)$/.exec(text) ?? []
  if (!language) throw new Error(`--captions is LANGUAGE=FILE, such as de=walk.srt, not "${text}".`)
  return { language, file: requireFile(file) }
}

function requireFile(file: string): string {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  return file
}

/** Uploads and saves a video. Returns the line to print. */
async function sendVideo(api: Api, file: string, name: string, options: CommandOptions): Promise<string> {
  const config = parseConfig(process.env)
  const { poster } = options
  const target = {
    endpoint: `${localAddress(config)}${videoUploadPath}`,
    headers: headersOf(config, deskPlaceOf(config, options)),
    onProgress: (arrived: number, size: number) => {
      const end = arrived === size ? '\n' : ''
      process.stderr.write(`\r${Math.floor((100 * arrived) / size)} % uploaded${end}`)
    },
  }
  const { seconds, width, height } = await uploadVideo(requireFile(file), target, (upload) =>
    valueOrThrow(api.call(saveVideo, { name, upload, ...(poster && { poster }) }, { waitsForPublish: true })),
  )
  return `The video is saved: ${seconds} s, ${width} x ${height}. In a document: "video": "${name}"`
}

async function sendCaptions(api: Api, name: string, { language, file }: CaptionsFile): Promise<string> {
  const content = new File([readFileSync(file)], basename(file))
  const { captions } = await valueOrThrow(api.call(saveCaptions, { name, language, file: content }))
  return `Captions in ${language} are saved: ${captions}.`
}

/** Stores a video, or captions of one, for use in documents. */
export const videoCommand: Command = {
  help: [
    [
      'video walk.mp4 --name site-walk [--poster PICTURE] [--captions de=walk.srt ...]',
      'upload a video of up to 4 GB, or continue its upload, with captions as WebVTT or SRT',
    ],
    ['video --name site-walk --captions de=walk.srt', 'save captions of a video'],
  ],
  async run({ api, words: [file], options }) {
    const { name = '', captions = [] } = options
    if (!videoName.safeParse(name).success)
      throw new Error('--name is missing: lower-case words joined by hyphens, such as site-walk.')
    const captionFiles = captions.map(parseCaptions)
    if (file === undefined && captionFiles.length === 0)
      throw new Error('The file is missing: video walk.mp4 --name site-walk')
    const lines = file === undefined ? [] : [await sendVideo(api, file, name, options)]
    for (const captionsFile of captionFiles) lines.push(await sendCaptions(api, name, captionsFile))
    return lines.join('\n')
  },
}
