import { timingSafeEqual } from 'node:crypto'
import { signWithPurposeKey } from '#server/services/platform/derive-purpose-key.ts'
import { family } from '#src/domain/content-item/families.ts'
import type { ItemId } from '../item-row/item-row.ts'

/** The lifetime of a preview link, in milliseconds: an hour. */
export const draftTokenLifetime = 60 * 60 * 1000

const signature = (key: string, payload: string): string => signWithPurposeKey(key, 'preview', payload)

/**
 * Returns a signed token that gives any holder access to the draft of an item until the token expires:
 * "course.7.1790000000000.signature".
 */
export function signDraftToken(
  keys: readonly [string, ...string[]],
  { family, id }: ItemId,
  now: number,
): string {
  const payload = `${family}.${id}.${now + draftTokenLifetime}`
  return `${payload}.${signature(keys[0], payload)}`
}

/** Returns the item for which a preview token is valid; undefined for a forged or expired token. */
export function readDraftToken(keys: readonly string[], token: string, now: number): ItemId | undefined {
  const payload = token.slice(0, token.lastIndexOf('.'))
  const actual = Buffer.from(token.slice(payload.length + 1))
  const isSigned = keys.some((key) => {
    const expected = Buffer.from(signature(key, payload))
    return expected.length === actual.length && timingSafeEqual(expected, actual)
  })
  const [name, id, until] = payload.split('.')
  const parsedFamily = family.safeParse(name)
  return isSigned && parsedFamily.success && Number(until) > now
    ? { family: parsedFamily.data, id: Number(id) }
    : undefined
}
