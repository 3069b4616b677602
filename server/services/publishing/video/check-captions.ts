import type { VTTCue } from 'media-captions'
import { type CaptionFault, captionFaultOf } from '#src/domain/video/caption-finding.ts'
import { formatCaptionTime } from './format-caption-time.ts'

/** A line of a file, from 1. */
interface Line {
  number: number
  text: string
}

/** Captions may end this many seconds after the video, because the length of a video is stored in whole seconds. */
const tolerance = 1

/** The blocks of WebVTT that contain no caption: its header, comments, styles and regions. */
const otherBlock = /^(WEBVTT|NOTE|STYLE|REGION)(\s|$)/

const isTimes = ({ text }: Line): boolean => text.includes('-->')

/** Returns the blocks of a file: the lines between empty lines. */
function blocksOf(text: string): Line[][] {
  const blocks: Line[][] = [[]]
  text.split(/\r\n|\n|\r/).forEach((line, index) => {
    if (line.trim() === '') blocks.push([])
    else blocks.at(-1)?.push({ number: index + 1, text: line })
  })
  return blocks.filter((block) => block.length > 0)
}

/** Returns the start of a line of times as WebVTT writes it. SRT has a comma, and WebVTT may leave out the hours. */
const startOf = ({ text }: Line): string => {
  const start = (text.split('-->')[0] ?? '').trim().replace(',', '.')
  return start.split(':').length === 2 ? `00:${start}` : start.padStart(12, '0')
}

/** Finds a block, or lines before the identifier and the times of a block, that parsers drop without an error. */
function findDropped(block: readonly Line[]): CaptionFault[] {
  const [first] = block
  if (!first || otherBlock.test(first.text)) return []
  const times = block.findIndex(isTimes)
  return times === 0 || times === 1 ? [] : [captionFaultOf('withoutTime', first.number)]
}

/**
 * Checks the captions of a video of the given length in seconds against their file, in the order of its lines: text that the parser dropped, times that no
 * caption has, and captions that begin or end after the video.
 */
export function checkCaptions(text: string, cues: readonly VTTCue[], seconds: number): CaptionFault[] {
  const byStart = new Map(cues.map((cue) => [formatCaptionTime(cue.startTime), cue]))
  const checkTimes = (line: Line): CaptionFault[] => {
    const cue = byStart.get(startOf(line))
    if (!cue) return [captionFaultOf('unreadableTime', line.number)]
    if (cue.startTime >= seconds + tolerance) return [captionFaultOf('afterTheEnd', line.number)]
    return cue.endTime > seconds + tolerance ? [captionFaultOf('beyondTheEnd', line.number)] : []
  }
  return blocksOf(text).flatMap((block) => [
    ...(cues.length > 0 ? findDropped(block) : []),
    ...block.filter(isTimes).flatMap(checkTimes),
  ])
}
