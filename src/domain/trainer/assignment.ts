import { sameEmail } from '../invitation/letter.ts'

/** Who acts for the portal: by the address of the session, or by the token (null). */
export interface Acting {
  email: string | null
  roles: readonly string[]
}

/**
 * Whether somebody may attend to a training: check in, see who comes, grade. `trainers` are the addresses of those who
 * are assigned to it, null for one who is not known by an address. Where one is known it is theirs alone; else every
 * operator's whom the call lets in.
 */
export function mayAttendTo(trainers: readonly (string | null)[], { email, roles }: Acting): boolean {
  if (email === null) return true
  const known = trainers.filter((each) => each !== null)
  if (known.length === 0) return true
  return roles.includes('trainer') && known.some((each) => sameEmail(each, email))
}
