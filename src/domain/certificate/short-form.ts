import * as z from 'zod/mini'
import type { CertificateDocument } from './document.ts'

/** The type of short forms in the header of their signature: a form of another type is none, whoever signed it. */
export const shortFormType = 'crt'

/**
 * The claims of the code on a certificate, beside its address: no more than the paper says. Claims of RFC 7519: `jti` is the number, `sub`
 * the holder's name, `nbf` and `exp` since when and until when it is valid, in seconds; `crt` is the certification's name.
 * Decision: docs/decisions/certificate-verification.md.
 */
export const shortForm = z.object({
  jti: z.string(),
  sub: z.string(),
  crt: z.string(),
  nbf: z.int(),
  exp: z.int(),
})
export type ShortForm = z.infer<typeof shortForm>

const secondsOf = (instant: string): number => Math.floor(Date.parse(instant) / 1000)

/** The short form of a certificate, as its paper words it. */
export const shortFormOf = (
  paper: Pick<CertificateDocument, 'number' | 'holder' | 'certification' | 'validFrom' | 'validUntil'>,
): ShortForm => ({
  jti: paper.number,
  sub: paper.holder,
  crt: paper.certification,
  nbf: secondsOf(paper.validFrom),
  exp: secondsOf(paper.validUntil),
})
