import { existsSync, statSync } from 'node:fs'
import { findVideos, videoName } from '#src/contract/publishing/video.ts'
import { picture } from '#src/domain/content-item/picture.ts'
import type { Command, Commands } from './command.ts'
import { createPrintedList, listOptions, printList } from './printed-list.ts'
import { sendCaptions, sendVideo } from './send-video.ts'

/** Captions to save: their language and file. */
interface CaptionsFile {
  language: string
  file: string
}

/**
 * Parses a language with the file of its captions, such as "de=walk.de.srt". Throws an error with one sentence if
 * the text has another format or the file does not exist.
 */
function parseCaptions(text: string): CaptionsFile {
  const [, language = '', file = ''] = /^([A-Za-z-]+)=(.+)$/.exec(text) ?? []
  if (!language) throw new Error(`--captions is LANGUAGE=FILE, such as de=walk.srt, not "${text}".`)
  return { language, file: requireFile(file) }
}

function requireFile(file: string): string {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  if (statSync(file).size === 0) throw new Error(`${file} is empty.`)
  return file
}

/** Returns the names of pictures. Throws an error if a text cannot be the name of a picture. */
function requirePictures(names: readonly string[]): readonly string[] {
  for (const name of names)
    if (!picture.shape.name.safeParse(name).success)
      throw new Error(`--still is the name that "picture --file site.jpg" prints, not "${name}".`)
  return names
}

/** The command that stores a video, or the captions of a video, for use in documents. */
const video: Command = {
  help: [
    [
      'video walk.mp4 --name site-walk [--still PICTURE ...] [--captions de=walk.srt ...]',
      'upload a video of up to 4 GB, or continue its upload, with captions as WebVTT or SRT',
    ],
    ['video --name site-walk --captions de=walk.srt', 'save captions of a video'],
  ],
  async run({ api, args: [file], options }) {
    const { name = '', captions = [], still } = options
    if (!videoName.safeParse(name).success)
      throw new Error('--name is missing: lower-case words joined by hyphens, such as site-walk.')
    const captionFiles = captions.map(parseCaptions)
    if (file === undefined && captionFiles.length === 0)
      throw new Error('The file is missing: video walk.mp4 --name site-walk')
    const stills = still && requirePictures(still)
    const lines: string[] = []
    if (file !== undefined) {
      const toSend = { file: requireFile(file), name, ...(stills && { stills }) }
      const { seconds, width, height } = await sendVideo(api, toSend, options)
      lines.push(`The video is saved: ${seconds} s, ${width} x ${height}. In a document: "video": "${name}"`)
    }
    for (const { language, file: captionsFile } of captionFiles)
      lines.push(
        `Captions in ${language} are saved: ${await sendCaptions(api, name, language, captionsFile)}`,
      )
    return lines.join('\n')
  },
}

const rows = createPrintedList(
  findVideos,
  'videos',
  'video',
  ({ name, seconds, captions }) => `${name}  ${seconds} s  captions: ${captions.join(', ') || 'none'}`,
)

const videos: Command = {
  help: [[`videos ${listOptions}`, 'list the videos with their length and the languages of their captions']],
  async run({ api, options }) {
    const lines = await printList(api, rows, options)
    return lines.length > 0 ? lines.join('\n') : 'No videos.'
  },
}

/** The editors' commands for videos. */
export const videoCommands: Commands = { video, videos }
