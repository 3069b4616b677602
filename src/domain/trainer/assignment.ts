import { sameEmail } from '../invitation/letter.ts'

/** The person who acts for the portal: by the e-mail address of the session, or by the token (null). */
export interface Acting {
  email: string | null
  roles: readonly string[]
}

/**
 * Whether somebody may attend to a training: check in, see who comes, grade. `trainers` are the e-mail
 * addresses of the assigned ones, null for one without a known address. Where an address is known, only those
 * trainers may; else every operator may whom the call lets in.
 */
export function mayAttendTo(trainers: readonly (string | null)[], { email, roles }: Acting): boolean {
  if (email === null) return true
  const known = trainers.filter((each) => each !== null)
  if (known.length === 0) return true
  return roles.includes('trainer') && known.some((each) => sameEmail(each, email))
}
