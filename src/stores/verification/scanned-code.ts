import { checker } from '../../environment/checker.ts'
import type { Place } from '../../routes.ts'
import { numberBelow, verify } from './verification.ts'

/** The page of every site and language that verifies, in an address. */
const verificationPage = /^(?:\/[^/]+){0,3}\/certificate\/verify(?=\/)/

/**
 * Verifies what a code says, and answers whether it is that of a certificate: an address of this portal's, or of any with a signed
 * form, whose keys decide. No address is opened.
 */
export async function verifyCode(place: Place, said: string): Promise<boolean> {
  const address = URL.canParse(said) ? new URL(said) : undefined
  const page = address && verificationPage.exec(address.pathname)?.[0]
  const number = address && page ? numberBelow(page, address.pathname) : ''
  const signed = address?.hash.slice(1) ?? ''
  if (!number || (!signed && address?.origin !== checker().origin())) return false
  await verify(place, number, signed)
  return true
}
