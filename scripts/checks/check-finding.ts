/** A finding of a check: its location, and a sentence that says how to correct it. Only errors fail the check. */
export interface CheckFinding {
  level: 'error' | 'warning'
  where: string
  message: string
}

export const createError = (where: string, message: string): CheckFinding => ({
  level: 'error',
  where,
  message,
})
export const createWarning = (where: string, message: string): CheckFinding => ({
  level: 'warning',
  where,
  message,
})
