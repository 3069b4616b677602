/**
 * The finding of a check: the place, and one sentence that says what to do about it. Only errors fail the
 * check.
 */
export interface CheckFinding {
  level: 'error' | 'warning'
  where: string
  says: string
}

export const error = (where: string, says: string): CheckFinding => ({ level: 'error', where, says })
export const createWarning = (where: string, says: string): CheckFinding => ({
  level: 'warning',
  where,
  says,
})
