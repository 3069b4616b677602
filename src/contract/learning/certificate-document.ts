import * as z from 'zod/mini'
import { declareCall } from '../protocol/call.ts'
import { flagCode } from '../protocol/flag-wire.ts'
import { id } from '../protocol/wire.ts'

/** The URL of a PDF, valid for this session only until it expires. */
const link = z.object({ link: z.string() })

/**
 * Returns the URL of a certificate as a PDF, or with `picture` as an SVG of the same page. With `showCompany` it names the
 * account's company; `companyMissing` if the account has none. Specification 1, section 5: certificate download.
 */
export const getCertificateLink = declareCall({
  method: 'GET',
  path: '/user/certificationApply/getCertificateAuthLink',
  who: 'learner',
  summary: 'A certificate of the learner as a document',
  source: 'S1 5',
  request: z.object({ id, showCompany: z.optional(flagCode), picture: z.optional(flagCode) }),
  response: link,
  refusals: ['notFound', 'companyMissing', 'tooFrequent'],
})

/**
 * Returns the URL of a company's certificates as a PDF, which names the learner and consenting learners with the same VAT
 * number. `forbidden` on sites without company certificates.
 */
export const makeCompanyCertificate = declareCall({
  method: 'POST',
  path: '/user/certification/generateCompanyCertificate',
  who: 'learner',
  summary: 'The valid certificates of the learner’s company as a document',
  source: 'S2 7',
  request: z.object({}),
  response: link,
  refusals: ['forbidden', 'notFound', 'companyMissing'],
})
