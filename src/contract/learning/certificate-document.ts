import * as z from 'zod/mini'
import { declareCall } from '../protocol/call.ts'
import { flagCode } from '../protocol/flag-wire.ts'
import { id } from '../protocol/wire.ts'

/** The address of a PDF, for this session only, until it lapses. */
const link = z.object({ link: z.string() })

/**
 * The address of a certificate as a PDF, or with `picture` as an SVG of the same page, to look at. With `showCompany` the account's company stands on it;
 * `companyMissing` where the account has none. Specification 1, section 5: certificate download.
 */
export const getCertificateLink = declareCall({
  method: 'GET',
  path: '/user/certificationApply/getCertificateAuthLink',
  who: 'learner',
  summary: 'A certificate of the learner as a document',
  source: 'S1 5',
  request: z.object({ id, showCompany: z.optional(flagCode), picture: z.optional(flagCode) }),
  answer: link,
  refusals: ['notFound', 'companyMissing', 'tooFrequent'],
})

/**
 * The address of a company's certificates as a PDF, which names the learner and those of the same VAT number
 * who consented. Forbidden where the site shows no such certificate.
 */
export const makeCompanyCertificate = declareCall({
  method: 'POST',
  path: '/user/certification/generateCompanyCertificate',
  who: 'learner',
  summary: 'The valid certificates of the learner’s company as a document',
  source: 'S2 7',
  request: z.object({}),
  answer: link,
  refusals: ['forbidden', 'notFound', 'companyMissing'],
})
