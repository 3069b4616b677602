import { createHmac, timingSafeEqual } from 'node:crypto'

/** A film lapses after two hours: longer than any of them plays. */
export const addressLife = 2 * 60 * 60 * 1000

export interface SignedAddress {
  path: string
  until: number
  /** What the file is saved as; empty where it is shown. */
  name: string
  sig: string
}

const signature = (
  key: string,
  { path, until, name }: Omit<SignedAddress, 'sig'>,
  sessionId: string,
): string =>
  createHmac('sha256', key).update(`media\n${path}\n${until}\n${sessionId}\n${name}`).digest('base64url')

/** The address of a stored file for one session only, until it lapses; with a name, it is saved under that. */
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

/** Whether an address was signed for this session and has not lapsed. */
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
