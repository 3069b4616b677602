import { type RefusedResult, refuse } from './refusal.ts'

const day = 24 * 60 * 60 * 1000

/**
 * The time within which the author of a result may correct it, in milliseconds: 14 days. A reviewer may correct it
 * even later. Decision: docs/decisions/corrections.md.
 */
export const correctionPeriod = 14 * day

/**
 * The authorship of a result: `by` is the author's name in the audit log; `at` is the time when the result was
 * entered, or for an attendance the end of the classroom, in milliseconds. Each is null if it is unknown.
 */
export interface ResultAuthorship {
  by: string | null
  at: number | null
}

/**
 * Returns the refusal to correct a result, or null. The author may correct it within 14 days. If the author is
 * unknown, a trainer of the training may correct the result within that time. A reviewer may correct it at any time;
 * if the time is unknown, only a reviewer may.
 */
export function checkCorrection(
  entered: ResultAuthorship,
  by: { name: string; roles: readonly string[] },
  now: number,
): RefusedResult | null {
  if (by.roles.includes('reviewer')) return null
  if (entered.by !== null && entered.by !== by.name) return refuse('forbidden', { reason: 'notYours' })
  const late = entered.at === null || now - entered.at > correctionPeriod
  return late ? refuse('forbidden', { reason: 'tooLateToCorrect' }) : null
}
