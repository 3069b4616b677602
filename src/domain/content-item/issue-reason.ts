import * as z from 'zod/mini'

/** The reasons why a value of a document is missing or invalid. */
export const issueReason = z.enum([
  'missing',
  'tooLong',
  'tooFew',
  'tooMany',
  'tooSmall',
  'tooBig',
  'choice',
  'format',
  'wholeNumber',
  'wrongType',
  'unknownField',
  'other',
])
export type IssueReason = z.infer<typeof issueReason>

/**
 * Returns the reason for an issue of a schema, and the limit that the value violates: "tooLong 160". `isMissing`
 * means that there is no value.
 */
export function issueReasonOf(issue: z.core.$ZodIssue, isMissing: boolean): string {
  if (isMissing) return 'missing'
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'string') return 'missing'
      return `${issue.origin === 'array' ? 'tooFew' : 'tooSmall'} ${issue.minimum}`
    case 'too_big':
      if (issue.origin === 'string') return `tooLong ${issue.maximum}`
      return `${issue.origin === 'array' ? 'tooMany' : 'tooBig'} ${issue.maximum}`
    case 'invalid_value':
      return 'choice'
    case 'invalid_format':
      return 'format'
    case 'invalid_type':
      return issue.expected === 'int' ? 'wholeNumber' : 'wrongType'
    case 'unrecognized_keys':
      return 'unknownField'
    default:
      return 'other'
  }
}
