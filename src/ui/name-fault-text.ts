import type { NameFault } from '#src/domain/learner/name.ts'

/**
 * Returns the reason why a text is not a valid name, with the forbidden character. Uses the message namespace
 * `form`.
 */
export const nameFaultTextOf = (
  t: (key: string, values?: Record<string, unknown>) => string,
  { reason, sign = '' }: NameFault,
): string => t(`form:${reason}`, { sign })
