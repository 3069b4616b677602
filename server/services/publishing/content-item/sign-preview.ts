import { timingSafeEqual } from 'node:crypto'
import { signWithPurposeKey } from '#server/services/platform/purpose-key.ts'
import { family } from '#src/domain/content-item/families.ts'
import type { ItemName } from './find-item.ts'

/** How long a link to a preview works, in milliseconds: an hour. */
export const previewLife = 60 * 60 * 1000

const signature = (key: string, told: string): string => signWithPurposeKey(key, 'preview', told)

/**
 * A signed word that opens the draft of an item to whoever has it, until it lapses:
 * "course.7.1790000000000.signature".
 */
export function signPreview(
  keys: readonly [string, ...string[]],
  { family, id }: ItemName,
  now: number,
): string {
  const told = `${family}.${id}.${now + previewLife}`
  return `${told}.${signature(keys[0], told)}`
}

/** The item whose draft a signed word opens; undefined for a word that is forged or has lapsed. */
export function readPreview(keys: readonly string[], word: string, now: number): ItemName | undefined {
  const told = word.slice(0, word.lastIndexOf('.'))
  const given = Buffer.from(word.slice(told.length + 1))
  const isSigned = keys.some((key) => {
    const expected = Buffer.from(signature(key, told))
    return expected.length === given.length && timingSafeEqual(expected, given)
  })
  const [name, id, until] = told.split('.')
  const known = family.safeParse(name)
  return isSigned && known.success && Number(until) > now ? { family: known.data, id: Number(id) } : undefined
}
