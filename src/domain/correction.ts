import { type RefusedResult, refuse } from './refusal.ts'

const day = 24 * 60 * 60 * 1000

/** How long whoever entered a result may correct it, in milliseconds: 14 days. A reviewer may later, too. Decision: docs/decisions/corrections.md. */
export const correctable = 14 * day

/** The person who entered a result, by the name in the audit log, and the time in milliseconds; null if unknown. */
export interface EntryRecord {
  by: string | null
  at: number | null
}

/**
 * The refusal to correct a result, or null: within 14 days its author may, or a trainer of the training where nobody is known to have
 * entered it; a reviewer may at any time.
 */
export function correctionRefusal(
  entered: EntryRecord,
  by: { name: string; roles: readonly string[] },
  now: number,
): RefusedResult | null {
  if (by.roles.includes('reviewer')) return null
  if (entered.by !== null && entered.by !== by.name) return refuse('forbidden', { reason: 'notYours' })
  const late = entered.at === null || now - entered.at > correctable
  return late ? refuse('forbidden', { reason: 'tooLateToCorrect' }) : null
}
