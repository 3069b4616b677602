import type { VTTCue } from 'media-captions'
import { type CaptionFault, createCaptionFault } from '#src/domain/video/caption-finding.ts'
import { checkCaptions } from './check-captions.ts'
import { formatCaptionTime } from './format-caption-time.ts'

/** Captions as WebVTT, and their text without times and markup. */
export interface ParsedCaptions {
  /** The number of captions in the file. */
  count: number
  webVtt: string
  transcript: string
  /** The findings of the check. If there are errors among them, the captions are not saved. */
  findings: CaptionFault[]
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
  `${formatCaptionTime(startTime)} --> ${formatCaptionTime(endTime)}\n${text}\n`

/**
 * Reads the captions of a video in WebVTT or SRT (UTF-8), and returns them as WebVTT, with the findings of the
 * check. `seconds` is the length of the video.
 */
export async function readCaptions(bytes: Uint8Array, seconds: number): Promise<ParsedCaptions> {
  const text = decode(bytes)
  if (text === undefined) return withoutCaptions([createCaptionFault('notUtf8', 1)])
  const type = /^WEBVTT(\s|$)/.test(text) ? 'vtt' : 'srt'
  // The package is imported only when it is needed. In an environment with a `window`, it extends classes of the
  // browser.
  const { parseText } = await import('media-captions')
  const { cues } = await parseText(text, { type })
  const findings = checkCaptions(text, cues, seconds)
  if (cues.length === 0 && findings.length === 0)
    return withoutCaptions([createCaptionFault('noCaptions', 1)])
  return {
    count: cues.length,
    webVtt: ['WEBVTT\n', ...cues.map(cueOf)].join('\n'),
    transcript: cues.map((cue) => plainText(cue.text)).join(' '),
    findings,
  }
}

const withoutCaptions = (findings: CaptionFault[]): ParsedCaptions => ({
  ...{ count: 0, webVtt: '', transcript: '', findings },
})

/** Decodes UTF-8 and removes a byte order mark; undefined for bytes that are not UTF-8. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
