/**
 * The finding of a check: the place, and one sentence that says what to do about it. Only errors fail the
 * check.
 */
export interface Finding {
  level: 'error' | 'warning'
  where: string
  says: string
}

export const error = (where: string, says: string): Finding => ({ level: 'error', where, says })
export const warning = (where: string, says: string): Finding => ({ level: 'warning', where, says })
