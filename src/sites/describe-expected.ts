import type * as z from 'zod'

const kinds: Record<string, string> = {
  string: 'a text in quotes',
  boolean: 'true or false',
  // Site data has no fractions: money is in minor units, rates in basis points.
  number: 'a whole number',
  int: 'a whole number',
  array: 'a list in [ ]',
  object: 'an object in { }',
  record: 'an object in { }',
}
const formats: Record<string, string> = {
  email: 'an email address',
  url: 'an address that begins with https://',
  date: 'a day such as 2026-12-24',
  datetime: 'a time such as 2026-12-24T09:00:00Z',
}

/**
 * Returns the value that a field expects according to a Zod issue, without a verb; undefined if the schema has its
 * own message.
 */
function expectedBy(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected as string] ?? String(issue.expected)
    case 'invalid_value':
      return issue.values.map((value) => JSON.stringify(value)).join(' or ')
    case 'invalid_format':
      return formats[issue.format as string] ?? (issue.pattern && `a text that fits ${issue.pattern}`)
    case 'too_small':
      if (issue.origin === 'string') return 'a text that is not empty'
      return `at least ${issue.minimum}${issue.origin === 'array' ? ' in the list' : ''}`
    case 'too_big':
      return `at most ${issue.maximum}${issue.origin === 'string' ? ' characters' : ''}`
    default:
      return undefined
  }
}

/** Returns the field names that an object's schema or a record's keys allow. */
function allowedNames({ inst }: z.core.$ZodRawIssue): string[] {
  const definition = inst?._zod.def as
    | { shape?: Record<string, unknown>; keyType?: z.core.$ZodType }
    | undefined
  if (definition?.shape) return Object.keys(definition.shape)
  return [...(definition?.keyType?._zod.values ?? [])].map(String)
}

/** Returns the description of a mistake in site data as the second half of a sentence: 'expects true or false'. */
export function describeExpected(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'unrecognized_keys')
    return `is unknown here; expected one of ${allowedNames(issue).join(', ')}`
  if (issue.code === 'invalid_key') return issue.issues[0]?.message ?? 'is not known here'
  const expected = expectedBy(issue) ?? 'something else'
  return issue.input === undefined ? `is missing and expects ${expected}` : `expects ${expected}`
}
