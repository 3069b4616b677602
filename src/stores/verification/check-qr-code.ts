import * as z from 'zod/mini'
import { type QrCodeClaims, qrCodeClaims, qrCodeTokenType } from '../../domain/certificate/qr-code-claims.ts'
import { decodeBase64Url } from '../../environment/base64url.ts'
import { verifierEnvironment } from '../../environment/verifier-environment.ts'

/**
 * The result of checking the signed claims of a QR code with the published keys, without the server. `genuine`:
 * genuine when issued; `malformed`: not a token with claims; `foreign`: signed by an unknown key; `altered`: the
 * signature does not match; `otherNumber`: the claims belong to another certificate than the number in the URL;
 * `unchecked`: keys or cryptography are not available.
 */
export type QrCodeVerdict =
  | { state: 'genuine'; form: QrCodeClaims }
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
  const [head, claims, signature, ...more] = token.split('.').map(decodeBase64Url)
  if (!head || !claims || !signature || more.length > 0) return undefined
  const { alg, typ, kid } = (jsonIn(head) ?? {}) as Record<string, unknown>
  if (alg !== 'EdDSA' || typ !== qrCodeTokenType) return undefined
  const signed = new TextEncoder().encode(token.slice(0, token.lastIndexOf('.')))
  return { keyId: kid, claims, signature, signed }
}

/**
 * Verifies the signed claims of a certificate, which a QR code contains in the hash of its URL. `number` is the
 * number of the certificate in the URL.
 */
export async function checkQrCode(token: string, number: string): Promise<QrCodeVerdict> {
  const parts = partsOf(token)
  if (!parts) return { state: 'malformed' }
  const keySet = await verifierEnvironment().keySet()
  if (!keySet) return { state: 'unchecked' }
  const key = keySet.keys.find(({ kid }) => kid === parts.keyId)
  // A cached key set can be older than the key.
  if (!key) return { state: keySet.isFresh ? 'foreign' : 'unchecked' }
  try {
    if (!(await verifierEnvironment().verify(key, parts.signed, parts.signature))) return { state: 'altered' }
  } catch {
    return { state: 'unchecked' }
  }
  const form = z.safeParse(qrCodeClaims, jsonIn(parts.claims))
  if (!form.success) return { state: 'malformed' }
  const isSame = form.data.jti === number.trim().toUpperCase()
  return isSame ? { state: 'genuine', form: form.data } : { state: 'otherNumber' }
}
