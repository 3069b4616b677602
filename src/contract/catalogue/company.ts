import * as z from 'zod/mini'
import { certificationLevel } from '../../domain/certification/level.ts'
import { vatNumber } from '../../domain/learner/vat-number.ts'
import { declareCall } from '../protocol/call.ts'
import { flagCode } from '../protocol/flag-wire.ts'
import { proofFields } from '../protocol/proof.ts'
import { wireObject } from '../protocol/renamed.ts'

/**
 * Returns the certificates of a company by its VAT number: `count` is the number of all valid certificates; the
 * list contains those whose holders consented. `doubtful` only warns that the number's check digits are wrong.
 * Refused as `invalid` with the field in `errorContext.fields` if the proof of work is invalid. Decision:
 * docs/decisions/company-query.md.
 */
export const findCompany = declareCall({
  method: 'POST',
  path: '/user/certification/queryCompanyByVat',
  who: 'form',
  summary: 'The certificates of a company, by its VAT number',
  source: 'decided',
  request: wireObject({ vatNumber, ...proofFields }),
  response: wireObject({
    count: z.int(),
    certificates: [
      'certificateList',
      z.array(
        wireObject({
          name: z.string(),
          certificationName: z.string(),
          level: z.nullable(certificationLevel),
          number: ['certificateNumber', z.string()],
          validUntil: z.iso.datetime(),
        }),
      ),
    ],
    doubtful: flagCode,
  }),
  refusals: ['tooFrequent'],
})
