import type { Failure } from '../api/result.ts'
import { codeOf } from '../contract/codes.ts'

/**
 * Why the server did not take a form: wrong fields by their names in the call, too many tries, another
 * refusal, or no connection.
 */
export type FormTrouble =
  | { why: 'fields'; fields: readonly string[] }
  | { why: 'tooFrequent' | 'refused' | 'unreachable' }

const namedFields = (context: Record<string, unknown>): string[] =>
  Array.isArray(context.fields) ? context.fields.map(String) : []

export function troubleOf(failure: Failure): FormTrouble {
  if (failure.kind !== 'refused') return { why: 'unreachable' }
  if (failure.code === codeOf.tooFrequent) return { why: 'tooFrequent' }
  const fields = namedFields(failure.context)
  return fields.length > 0 ? { why: 'fields', fields } : { why: 'refused' }
}
