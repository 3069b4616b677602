import type { NameFault } from '#src/domain/learner/name.ts'

/** Returns in words why a text is no name, with the sign that is not allowed. Speaks the area `form`. */
export const nameFaultText = (
  t: (key: string, values?: Record<string, unknown>) => string,
  { reason, sign = '' }: NameFault,
): string => t(`form:${reason}`, { sign })
