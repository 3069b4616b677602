import { sameEmail } from '../invitation/invitation-letter.ts'

/** The person who acts for the portal: by the email address of the session, or by the token (null). */
export interface ActingPerson {
  email: string | null
  roles: readonly string[]
}

/**
 * Whether somebody is an assigned trainer. `trainers` are the email addresses of the assigned ones, null for one without a known
 * address: nobody is that one.
 */
export const isAssigned = (trainers: readonly (string | null)[], { email, roles }: ActingPerson): boolean =>
  email !== null &&
  roles.includes('trainer') &&
  trainers.some((each) => each !== null && sameEmail(each, email))

/** Whether somebody may check people in, see who comes, and grade: an assigned trainer, or whoever runs the portal (the token). */
export const canManageAttendees = (trainers: readonly (string | null)[], acting: ActingPerson): boolean =>
  acting.email === null || isAssigned(trainers, acting)
