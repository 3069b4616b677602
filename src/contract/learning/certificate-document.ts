import * as z from 'zod/mini'
import { declareCall } from '../protocol/call.ts'
import { flagCode } from '../protocol/flag-wire.ts'
import { idCodec } from '../protocol/wire.ts'

/** The URL of a PDF. The URL expires, and only this session can use it. */
const link = z.object({ link: z.string() })

/**
 * Returns the URL of a certificate as a PDF or, with `picture`, as an SVG of the same page. With `showCompany` the
 * certificate names the account's company; the call is refused as `companyMissing` if the account has none.
 * Specification 1, section 5: certificate download.
 */
export const getCertificateLink = declareCall({
  method: 'GET',
  path: '/user/certificationApply/getCertificateAuthLink',
  who: 'learner',
  summary: 'A certificate of the learner as a document',
  source: 'S1 5',
  request: z.object({ id: idCodec, showCompany: z.optional(flagCode), picture: z.optional(flagCode) }),
  response: link,
  refusals: ['notFound', 'companyMissing', 'tooFrequent'],
})

/**
 * Returns the URL of a PDF with a company's certificates. The PDF names the learner, and learners with the same VAT
 * number who consented. Refused as `forbidden` on sites without company certificates, as `companyMissing` if the
 * account has no company or VAT number, and as `notFound` if there is no valid certificate.
 */
export const getCompanyCertificatesLink = declareCall({
  method: 'POST',
  path: '/user/certification/generateCompanyCertificate',
  who: 'learner',
  summary: 'The valid certificates of the learner’s company as a document',
  source: 'S2 7',
  request: z.object({}),
  response: link,
  refusals: ['forbidden', 'notFound', 'companyMissing'],
})
