import type { Failure } from '../api/result.ts'
import { codeOf } from '../contract/codes.ts'

/** Whether an upload was refused because the scanner found malware in it. */
export const isMalware = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.context.reason === 'malware'

/**
 * Why the server did not take a form: wrong fields by their names in the call, too many tries, a proof that
 * did not hold, another refusal, or no connection.
 */
export type FormTrouble =
  | { why: 'fields'; fields: readonly string[] }
  | { why: 'tooFrequent' | 'unproven' | 'refused' | 'unreachable' }

const namedFields = (context: Record<string, unknown>): string[] =>
  Array.isArray(context.fields) ? context.fields.map(String) : []

export function troubleOf(failure: Failure): FormTrouble {
  if (failure.kind !== 'refused') return { why: 'unreachable' }
  if (failure.code === codeOf.tooFrequent) return { why: 'tooFrequent' }
  const fields = namedFields(failure.context)
  if (fields.some((field) => field === 'validateCode' || field === 'codeId')) return { why: 'unproven' }
  return fields.length > 0 ? { why: 'fields', fields } : { why: 'refused' }
}
