import * as z from 'zod/mini'
import { level } from '../../domain/certification/level.ts'
import { vatNumber } from '../../domain/learner/vat-number.ts'
import { declareCall } from '../protocol/call.ts'
import { flagCode } from '../protocol/flag-wire.ts'
import { proofFields } from '../protocol/proof.ts'
import { wireObject } from '../protocol/renamed.ts'

/**
 * The certificates of a company by its VAT number: `count` counts all valid ones, the list names those whose
 * holders consented. `doubtful` warns that the number's check digits are wrong; it changes nothing else. A
 * proof that doesn’t hold is `invalid`, named in `errorContext.fields`. Decision: docs/decisions/company-query.md.
 */
export const findCompany = declareCall({
  method: 'POST',
  path: '/user/certification/queryCompanyByVat',
  who: 'form',
  summary: 'The certificates of a company, by its VAT number',
  source: 'decided',
  request: wireObject({ vatNumber, ...proofFields }),
  answer: wireObject({
    count: z.int(),
    certificates: [
      'certificateList',
      z.array(
        wireObject({
          name: z.string(),
          certificationName: z.string(),
          level: z.nullable(level),
          number: ['certificateNumber', z.string()],
          validUntil: z.iso.datetime(),
        }),
      ),
    ],
    doubtful: flagCode,
  }),
  refusals: ['tooFrequent'],
})
