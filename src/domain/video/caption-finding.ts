import * as z from 'zod/mini'

/** The rules by which captions are checked. A file with errors is refused, a file with only warnings is saved. */
export const captionRule = z.enum([
  'notUtf8',
  'noCaptions',
  'unreadableTime',
  'withoutTime',
  'afterTheEnd',
  'beyondTheEnd',
])
export type CaptionRule = z.infer<typeof captionRule>

/**
 * A finding in a line (from 1) of a file of captions; `message` describes the fault and the remedy in the editor's
 * language.
 */
export const captionFinding = z.object({
  level: z.enum(['error', 'warning']),
  rule: captionRule,
  line: z.int(),
  message: z.string(),
})
export type CaptionFinding = z.infer<typeof captionFinding>

/** A finding without its message. */
export type CaptionFault = Omit<CaptionFinding, 'message'>

/**
 * Creates a finding, without its message, for a rule and a line.
 * @example createCaptionFault('beyondTheEnd', 7).level // 'warning'
 */
export const createCaptionFault = (rule: CaptionRule, line: number): CaptionFault => ({
  level: rule === 'beyondTheEnd' ? 'warning' : 'error',
  rule,
  line,
})
