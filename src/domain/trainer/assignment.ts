import { isSameEmail } from '../invitation/invitation-letter.ts'

/**
 * The operator who sends a request: a person, identified by the email address of the session, or the operator token,
 * for which `email` is null.
 */
export interface ActingOperator {
  email: string | null
  roles: readonly string[]
}

/**
 * Whether an operator is an assigned trainer. `trainers` are the email addresses of the assigned trainers; null
 * stands for a trainer without a known address and matches nobody.
 */
export const isAssignedTrainer = (
  trainers: readonly (string | null)[],
  { email, roles }: ActingOperator,
): boolean =>
  email !== null &&
  roles.includes('trainer') &&
  trainers.some((each) => each !== null && isSameEmail(each, email))

/**
 * Whether an operator may see, check in and grade participants. Only an assigned trainer and the operator token
 * may.
 */
export const canManageAttendees = (trainers: readonly (string | null)[], acting: ActingOperator): boolean =>
  acting.email === null || isAssignedTrainer(trainers, acting)
