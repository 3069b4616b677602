import { timingSafeEqual } from 'node:crypto'
import { signWithPurposeKey } from '../purpose-key.ts'

/** How long a signed address works, in milliseconds: two hours, longer than any film plays. */
export const addressLife = 2 * 60 * 60 * 1000

export interface SignedAddress {
  path: string
  until: number
  /** The name that the browser saves the file under; empty where the file is shown instead. */
  name: string
  sig: string
}

const signature = (
  key: string,
  { path, until, name }: Omit<SignedAddress, 'sig'>,
  sessionId: string,
): string => signWithPurposeKey(key, 'address of a file', `${path}\n${until}\n${sessionId}\n${name}`)

/**
 * The address of a stored file that works for one session only and until it lapses; with a name, the browser
 * saves the file under that name.
 * @example signAddress(keys, 'a.mp4', sessionId, now) // '/media/a.mp4?until=1790000000000&sig=...'
 */
export function signAddress(
  keys: readonly [string, ...string[]],
  file: string,
  sessionId: string,
  now: number,
  name = '',
): string {
  const path = `/media/${file}`
  const until = now + addressLife
  const sig = signature(keys[0], { path, until, name }, sessionId)
  return `${path}?${new URLSearchParams({ until: String(until), ...(name && { name }), sig })}`
}

/** Whether an address was signed by one of the keys for this session and has not lapsed. */
export function isAddressOf(
  keys: readonly string[],
  address: SignedAddress,
  sessionId: string,
  now: number,
): boolean {
  if (!(address.until > now)) return false
  return keys.some((key) => {
    const expected = Buffer.from(signature(key, address, sessionId))
    const given = Buffer.from(address.sig)
    return expected.length === given.length && timingSafeEqual(expected, given)
  })
}
