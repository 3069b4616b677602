import * as z from 'zod/mini'
import type { CertificateDocument } from './document.ts'

/**
 * The type (`typ`) in the header of the signed claims of a QR code. Signed tokens of any other type are not
 * accepted as such claims.
 */
export const qrCodeTokenType = 'crt'

/**
 * The claims in a certificate's QR code, besides the URL; they contain nothing that the document does not show.
 * Claims of RFC 7519: `jti` is the number, `sub` the holder's name, `nbf` and `exp` are the start and the end of the
 * validity in seconds. `crt` is the certification's name. Decision: docs/decisions/certificate-verification.md.
 */
export const qrCodeClaims = z.object({
  jti: z.string(),
  sub: z.string(),
  crt: z.string(),
  nbf: z.int(),
  exp: z.int(),
})
export type QrCodeClaims = z.infer<typeof qrCodeClaims>

const secondsOf = (instant: string): number => Math.floor(Date.parse(instant) / 1000)

/** Returns the claims for the QR code of a certificate, taken from the certificate's document. */
export const qrCodeClaimsOf = (
  document: Pick<CertificateDocument, 'number' | 'holder' | 'certification' | 'validFrom' | 'validUntil'>,
): QrCodeClaims => ({
  jti: document.number,
  sub: document.holder,
  crt: document.certification,
  nbf: secondsOf(document.validFrom),
  exp: secondsOf(document.validUntil),
})
