import { createHmac, timingSafeEqual } from 'node:crypto'

/** A film lapses after two hours: longer than any of them plays. */
export const addressLife = 2 * 60 * 60 * 1000

const signature = (key: string, path: string, until: number, sessionId: string): string =>
  createHmac('sha256', key).update(`media\n${path}\n${until}\n${sessionId}`).digest('base64url')

/** The address of a stored file for one session only, until it lapses. */
export function signAddress(
  keys: readonly [string, ...string[]],
  file: string,
  sessionId: string,
  now: number,
): string {
  const path = `/media/${file}`
  const until = now + addressLife
  return `${path}?until=${until}&sig=${signature(keys[0], path, until, sessionId)}`
}

export interface SignedAddress {
  path: string
  until: number
  sig: string
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
    const expected = Buffer.from(signature(key, address.path, address.until, sessionId))
    const given = Buffer.from(address.sig)
    return expected.length === given.length && timingSafeEqual(expected, given)
  })
}
