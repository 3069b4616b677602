import { isSameEmail } from '../invitation/invitation-letter.ts'

/** The acting operator: a person by the email address of the session, or the token (null). */
export interface ActingPerson {
  email: string | null
  roles: readonly string[]
}

/**
 * Whether an operator is an assigned trainer. `trainers` are the email addresses of the assigned trainers; null, for a trainer
 * without a known address, matches nobody.
 */
export const isAssigned = (trainers: readonly (string | null)[], { email, roles }: ActingPerson): boolean =>
  email !== null &&
  roles.includes('trainer') &&
  trainers.some((each) => each !== null && isSameEmail(each, email))

/** Whether an operator may check in, see and grade participants: an assigned trainer, or the token. */
export const canManageAttendees = (trainers: readonly (string | null)[], acting: ActingPerson): boolean =>
  acting.email === null || isAssigned(trainers, acting)
