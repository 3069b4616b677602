import * as z from 'zod/mini'

/** The rules of the check of captions. A file with errors is refused, a file with warnings is saved. */
export const captionRule = z.enum([
  'notUtf8',
  'noCaptions',
  'unreadableTime',
  'withoutTime',
  'afterTheEnd',
  'beyondTheEnd',
])
export type CaptionRule = z.infer<typeof captionRule>

/** A finding of the check in a line of a file of captions, from 1; `message` is the fault and the remedy. */
export const captionFinding = z.object({
  level: z.enum(['error', 'warning']),
  rule: captionRule,
  line: z.int(),
  message: z.string(),
})
export type CaptionFinding = z.infer<typeof captionFinding>

const messages: Record<CaptionRule, string> = {
  notUtf8: 'is not in UTF-8: save the file in this encoding',
  noCaptions: 'begins a file without captions: each needs a line such as 00:00:01.000 --> 00:00:03.500',
  unreadableTime: 'has times that can’t be read, or that end before they begin: correct them',
  withoutTime:
    'belongs to no caption, because no line of times precedes it: add the times, or remove the empty line before it',
  afterTheEnd: 'begins when the video has ended: check that the captions belong to this video',
  beyondTheEnd: 'ends after the video: correct the time',
}

/**
 * Creates a finding.
 * @example captionFindingOf('beyondTheEnd', 7).level // 'warning'
 */
export const captionFindingOf = (rule: CaptionRule, line: number): CaptionFinding => ({
  level: rule === 'beyondTheEnd' ? 'warning' : 'error',
  rule,
  line,
  message: messages[rule],
})
