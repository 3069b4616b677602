import { verifierEnvironment } from '../../environment/verifier-environment.ts'
import type { Place } from '../../routes.ts'
import { certificateNumberInUrl, verifyTypedNumber } from './verification.ts'

/** Matches the path of the verification page on any site and in any language. */
const verificationPage = /^(?:\/[^/]+){0,3}\/certificate\/verify(?=\/)/

/**
 * Verifies the text of a scanned code. Returns whether it is the code of a certificate: a URL of this portal, or a
 * URL of any origin whose hash contains signed claims with a valid signature. No URL is opened.
 */
export async function verifyCode(place: Place, text: string): Promise<boolean> {
  const address = URL.canParse(text) ? new URL(text) : undefined
  const page = address && verificationPage.exec(address.pathname)?.[0]
  const number = address && page ? certificateNumberInUrl(page, address.pathname) : ''
  const signed = address?.hash.slice(1) ?? ''
  if (!number || (!signed && address?.origin !== verifierEnvironment().origin())) return false
  await verifyTypedNumber(place, number, signed)
  return true
}
