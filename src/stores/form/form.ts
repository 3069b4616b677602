import type * as z from 'zod/mini'
import type { Failure } from '../../api/result.ts'
import { codeByReason } from '../../contract/protocol/codes.ts'
import { readNameFaults } from '../../contract/protocol/field-reasons.ts'
import { type NameFaultByField, nameFaultOfIssue } from '../../domain/learner/name.ts'

/** Returns whether an upload was refused because the scanner found malware in it. */
export const isMalware = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.context.reason === 'malware'

/**
 * The reason why the server rejected a form: invalid fields by their names in the API request, some with reasons;
 * too many attempts, per minute or per hour; an invalid proof of work; another refusal; or no connection.
 */
export type FormFailure =
  | { kind: 'fields'; fields: readonly string[]; reasons?: NameFaultByField }
  | { kind: 'tooFrequent' | 'waitAnHour' | 'unproven' | 'refused' | 'unreachable' }

const namedFields = (context: Record<string, unknown>): string[] =>
  Array.isArray(context.fields) ? context.fields.map(String) : []

export function formFailureOf(failure: Failure): FormFailure {
  if (failure.kind !== 'refused') return { kind: 'unreachable' }
  if (failure.code === codeByReason.tooFrequent)
    return { kind: failure.context.reason === 'waitAnHour' ? 'waitAnHour' : 'tooFrequent' }
  const fields = namedFields(failure.context)
  if (fields.some((field) => field === 'validateCode' || field === 'codeId')) return { kind: 'unproven' }
  return fields.length > 0
    ? { kind: 'fields', fields, reasons: readNameFaults(failure.context) }
    : { kind: 'refused' }
}

/** Returns the failure of a form that is not sent because it does not match its schema. */
export function formFailureOfIssues(
  issues: readonly z.core.$ZodIssue[],
): Extract<FormFailure, { kind: 'fields' }> {
  const fields = [...new Set(issues.map(({ path }) => String(path[0])))]
  const reasons = Object.fromEntries(issues.map((issue) => [String(issue.path[0]), nameFaultOfIssue(issue)]))
  return { kind: 'fields', fields, reasons }
}
