import { timingSafeEqual } from 'node:crypto'
import { signWithPurposeKey } from '../derive-purpose-key.ts'

/** The lifetime of a signed URL in milliseconds: two hours, longer than the longest video. */
export const signedUrlLifetime = 2 * 60 * 60 * 1000

export interface SignedUrl {
  path: string
  until: number
  /** The file name of the download; empty for a file that is displayed instead. */
  name: string
  sig: string
}

const signature = (key: string, { path, until, name }: Omit<SignedUrl, 'sig'>, sessionId: string): string =>
  signWithPurposeKey(key, 'address of a file', `${path}\n${until}\n${sessionId}\n${name}`)

/**
 * Returns the URL of a stored file, valid for one session until the URL expires. With a name, the browser downloads
 * the file under that name.
 * @example signUrl(keys, 'a.mp4', sessionId, now) // '/media/a.mp4?until=1790000000000&sig=...'
 */
export function signUrl(
  keys: readonly [string, ...string[]],
  file: string,
  sessionId: string,
  now: number,
  name = '',
): string {
  const path = `/media/${file}`
  const until = now + signedUrlLifetime
  const sig = signature(keys[0], { path, until, name }, sessionId)
  return `${path}?${new URLSearchParams({ until: String(until), ...(name && { name }), sig })}`
}

/** Returns whether one of the keys signed a URL for this session and the URL has not expired. */
export function hasValidSignature(
  keys: readonly string[],
  address: SignedUrl,
  sessionId: string,
  now: number,
): boolean {
  if (!(address.until > now)) return false
  return keys.some((key) => {
    const expected = Buffer.from(signature(key, address, sessionId))
    const actual = Buffer.from(address.sig)
    return expected.length === actual.length && timingSafeEqual(expected, actual)
  })
}
