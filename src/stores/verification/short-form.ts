import * as z from 'zod/mini'
import { type ShortForm, shortForm, shortFormType } from '../../domain/certificate/short-form.ts'
import { bytesOf } from '../../environment/base64url.ts'
import { checker } from '../../environment/checker.ts'

/**
 * The verdict on the short form of a code, by the published keys alone. `genuine`: genuine when issued; `malformed`:
 * no short form; `foreign`: signed by an unknown key; `altered`: the signature does not match; `otherNumber`: of
 * another certificate than the URL names; `unchecked`: keys or cryptography are missing.
 */
export type ShortFormVerdict =
  | { state: 'genuine'; form: ShortForm }
  | { state: 'malformed' | 'foreign' | 'altered' | 'otherNumber' | 'unchecked' }

const jsonIn = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

/** Returns the parts of a JWS in its compact form (RFC 7515, section 7.1); undefined for any other text. */
function partsOf(token: string) {
  const [head, claims, signature, ...more] = token.split('.').map(bytesOf)
  if (!head || !claims || !signature || more.length > 0) return undefined
  const { alg, typ, kid } = (jsonIn(head) ?? {}) as Record<string, unknown>
  if (alg !== 'EdDSA' || typ !== shortFormType) return undefined
  const signed = new TextEncoder().encode(token.slice(0, token.lastIndexOf('.')))
  return { keyId: kid, claims, signature, signed }
}

/** Verifies the short form of the certificate with a number, as it stands after the hash of a URL. */
export async function checkShortForm(token: string, number: string): Promise<ShortFormVerdict> {
  const parts = partsOf(token)
  if (!parts) return { state: 'malformed' }
  const keySet = await checker().keySet()
  if (!keySet) return { state: 'unchecked' }
  const key = keySet.keys.find(({ kid }) => kid === parts.keyId)
  // The key may be newer than the cached key set.
  if (!key) return { state: keySet.isFresh ? 'foreign' : 'unchecked' }
  try {
    if (!(await checker().verify(key, parts.signed, parts.signature))) return { state: 'altered' }
  } catch {
    return { state: 'unchecked' }
  }
  const form = z.safeParse(shortForm, jsonIn(parts.claims))
  if (!form.success) return { state: 'malformed' }
  const isSame = form.data.jti === number.trim().toUpperCase()
  return isSame ? { state: 'genuine', form: form.data } : { state: 'otherNumber' }
}
