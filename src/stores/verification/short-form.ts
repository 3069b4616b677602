import * as z from 'zod/mini'
import { type ShortForm, shortForm, shortFormType } from '../../domain/certificate/short-form.ts'
import { bytesOf } from '../../environment/base64url.ts'
import { checker } from '../../environment/checker.ts'

/**
 * What was found out about the short form of a code, with the published keys alone: `genuine` when it was issued; not a short form at all;
 * signed by a key of nobody's here; altered since; of another number than the address says; or not found out (`unchecked`), for want of
 * the keys or of the browser's cryptography.
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

/** The parts of a JWS in its compact form (RFC 7515, section 7.1); undefined for anything else. */
function partsOf(token: string) {
  const [head, claims, signature, ...more] = token.split('.').map(bytesOf)
  if (!head || !claims || !signature || more.length > 0) return undefined
  const { alg, typ, kid } = (jsonIn(head) ?? {}) as Record<string, unknown>
  if (alg !== 'EdDSA' || typ !== shortFormType) return undefined
  const signed = new TextEncoder().encode(token.slice(0, token.lastIndexOf('.')))
  return { keyId: kid, claims, signature, signed }
}

/** Judges the short form of the certificate with a number, as it stands behind the hash of an address. */
export async function judgeShortForm(token: string, number: string): Promise<ShortFormVerdict> {
  const parts = partsOf(token)
  if (!parts) return { state: 'malformed' }
  const known = await checker().keySet()
  if (!known) return { state: 'unchecked' }
  const key = known.keys.find(({ kid }) => kid === parts.keyId)
  // A key that is newer than what was kept is no stranger yet.
  if (!key) return { state: known.isFresh ? 'foreign' : 'unchecked' }
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
