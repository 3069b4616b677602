import { timingSafeEqual } from 'node:crypto'
import { signWithPurposeKey } from '#server/services/platform/derive-purpose-key.ts'
import { type EditorLanguage, editorLanguage } from '#src/domain/content-item/editor-language.ts'

/** The lifetime of a preview URL, in milliseconds. */
export const previewTokenLifetime = 60_000

/** The stored preview that a token is for, and the language of its editor. */
export interface PreviewToken {
  id: string
  language: EditorLanguage
}

const signature = (key: string, payload: string): string => signWithPurposeKey(key, 'live preview', payload)

/** Returns the signed token of a stored preview: "live.id.en.1790000000000.signature". */
export function signPreviewToken(
  keys: readonly [string, ...string[]],
  { id, language }: PreviewToken,
  expiresAt: number,
): string {
  const payload = `live.${id}.${language}.${expiresAt}`
  return `${payload}.${signature(keys[0], payload)}`
}

/**
 * Returns the stored preview for which a token is valid, and whether the token has expired; undefined for an
 * invalid token.
 */
export function readPreviewToken(
  keys: readonly string[],
  token: string,
  now: number,
): (PreviewToken & { isExpired: boolean }) | undefined {
  const payload = token.slice(0, token.lastIndexOf('.'))
  const actual = Buffer.from(token.slice(payload.length + 1))
  const isSigned = keys.some((key) => {
    const expected = Buffer.from(signature(key, payload))
    return expected.length === actual.length && timingSafeEqual(expected, actual)
  })
  const [kind, id, language, until] = payload.split('.')
  const parsed = editorLanguage.safeParse(language)
  if (!isSigned || kind !== 'live' || !id || !parsed.success) return undefined
  return { id, language: parsed.data, isExpired: !(Number(until) > now) }
}
