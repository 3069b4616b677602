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

/** A finding of the check in a line of a file of captions, from 1; `message` is the fault and the remedy in the reader's language. */
export const captionFinding = z.object({
  level: z.enum(['error', 'warning']),
  rule: captionRule,
  line: z.int(),
  message: z.string(),
})
export type CaptionFinding = z.infer<typeof captionFinding>

/** A finding without its sentence. */
export type CaptionFault = Omit<CaptionFinding, 'message'>

/**
 * Creates a finding.
 * @example captionFaultOf('beyondTheEnd', 7).level // 'warning'
 */
export const captionFaultOf = (rule: CaptionRule, line: number): CaptionFault => ({
  level: rule === 'beyondTheEnd' ? 'warning' : 'error',
  rule,
  line,
})
