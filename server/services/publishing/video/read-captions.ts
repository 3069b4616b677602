import type { VTTCue } from 'media-captions'

/** Captions as WebVTT, and their text without times and markup. */
export interface ReadCaptions {
  /** The number of captions. */
  count: number
  webVtt: string
  transcript: string
}

/** A line of a captions file that can't be read, from 1. */
export interface CaptionFault {
  line: number
}

const pad = (value: number, length = 2): string => String(value).padStart(length, '0')

/** Formats seconds as a WebVTT timestamp: 3661.5 is "01:01:01.500". */
function formatTime(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000)
  const minutes = Math.floor(milliseconds / 60_000)
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}:${pad(Math.floor((milliseconds % 60_000) / 1000))}.${pad(milliseconds % 1000, 3)}`
}

/** Returns the start of a line of times as WebVTT writes it. SRT has a comma, and WebVTT may leave out the hours. */
const startOf = (line: string): string => {
  const start = (line.split('-->')[0] ?? '').trim().replace(',', '.')
  return start.split(':').length === 2 ? `00:${start}` : start.padStart(12, '0')
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&lrm;': '',
  '&rlm;': '',
}

const plainText = (text: string): string =>
  text
    .replace(/<[^>]*>/g, '')
    .replace(/&\w+;/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()

const cueOf = ({ startTime, endTime, text }: VTTCue): string =>
  `${formatTime(startTime)} --> ${formatTime(endTime)}\n${text}\n`

/**
 * Reads captions in WebVTT or SRT (UTF-8). Returns them as WebVTT, or the first line of times that no cue has: a time that can't be read, or
 * an end before its start.
 */
export async function readCaptions(bytes: Uint8Array): Promise<ReadCaptions | CaptionFault> {
  const text = decode(bytes)
  if (text === undefined) return { line: 1 }
  const type = /^WEBVTT(\s|$)/.test(text) ? 'vtt' : 'srt'
  // Loaded when it is needed: where there is a window, the package extends the browser's own classes.
  const { parseText } = await import('media-captions')
  const { cues } = await parseText(text, { type })
  const starts = new Set(cues.map((cue) => formatTime(cue.startTime)))
  const lines = text.split(/\r\n|\n|\r/)
  const broken = lines.findIndex((line) => line.includes('-->') && !starts.has(startOf(line)))
  if (broken >= 0) return { line: broken + 1 }
  if (cues.length === 0) return { line: 1 }
  return {
    count: cues.length,
    webVtt: ['WEBVTT\n', ...cues.map(cueOf)].join('\n'),
    transcript: cues.map((cue) => plainText(cue.text)).join(' '),
  }
}

/** Decodes UTF-8 without its byte order mark; undefined for other bytes. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
