import type { VTTCue } from 'media-captions'
import { type CaptionFault, createCaptionFault } from '#src/domain/video/caption-finding.ts'
import { formatCaptionTime } from './format-caption-time.ts'

/** A line of a caption file; its number is counted from 1. */
interface Line {
  number: number
  text: string
}

/**
 * The number of seconds by which captions may end after the video, because the length of a video is stored in whole
 * seconds.
 */
const tolerance = 1

/** The blocks of WebVTT that contain no caption: its header, comments, styles and regions. */
const otherBlock = /^(WEBVTT|NOTE|STYLE|REGION)(\s|$)/

const isTimes = ({ text }: Line): boolean => text.includes('-->')

/** Returns the blocks of a file: groups of lines that are separated by empty lines. */
function blocksOf(text: string): Line[][] {
  const blocks: Line[][] = [[]]
  text.split(/\r\n|\n|\r/).forEach((line, index) => {
    if (line.trim() === '') blocks.push([])
    else blocks.at(-1)?.push({ number: index + 1, text: line })
  })
  return blocks.filter((block) => block.length > 0)
}

/**
 * Returns the start time in a caption's line of times, in the notation of WebVTT. SRT has a comma before the
 * milliseconds, and WebVTT may leave out the hours.
 */
const startOf = ({ text }: Line): string => {
  const start = (text.split('-->')[0] ?? '').trim().replace(',', '.')
  return start.split(':').length === 2 ? `00:${start}` : start.padStart(12, '0')
}

/**
 * Finds text that parsers drop without an error: a whole block, or the lines before the identifier and the times of
 * a block.
 */
function findDropped(block: readonly Line[]): CaptionFault[] {
  const [first] = block
  if (!first || otherBlock.test(first.text)) return []
  const times = block.findIndex(isTimes)
  return times === 0 || times === 1 ? [] : [createCaptionFault('withoutTime', first.number)]
}

/**
 * Compares the parsed captions of a video with their file, and returns the faults in the order of its lines: text
 * that the parser dropped, times for which there is no caption, and captions that begin or end after the video.
 * `seconds` is the length of the video.
 */
export function checkCaptions(text: string, cues: readonly VTTCue[], seconds: number): CaptionFault[] {
  const byStart = new Map(cues.map((cue) => [formatCaptionTime(cue.startTime), cue]))
  const checkTimes = (line: Line): CaptionFault[] => {
    const cue = byStart.get(startOf(line))
    if (!cue) return [createCaptionFault('unreadableTime', line.number)]
    if (cue.startTime >= seconds + tolerance) return [createCaptionFault('afterTheEnd', line.number)]
    return cue.endTime > seconds + tolerance ? [createCaptionFault('beyondTheEnd', line.number)] : []
  }
  return blocksOf(text).flatMap((block) => [
    ...(cues.length > 0 ? findDropped(block) : []),
    ...block.filter(isTimes).flatMap(checkTimes),
  ])
}
