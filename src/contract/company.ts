import * as z from 'zod/mini'
import { level } from '../domain/certification/certification-document.ts'
import { vatNumber } from '../domain/company/vat-number.ts'
import { declareCall } from './call.ts'
import { flagCode } from './flag-wire.ts'
import { codeFields } from './validation-code.ts'

/**
 * `count` counts all valid certificates of the company, the list names those whose holders consented. `doubtful` warns that
 * the number's check digits are wrong; it changes nothing else. A wrong code is `invalid`, named in `errorContext.fields`.
 * Decisions: "Shell".
 */
export const findCompany = declareCall({
  method: 'POST',
  path: '/user/certification/queryCompanyByVat',
  who: 'form',
  summary: 'The certificates of a company, by its VAT number',
  request: z.object({ vatNumber, ...codeFields }),
  answer: z.object({
    count: z.int(),
    certificateList: z.array(
      z.object({
        name: z.string(),
        certificationName: z.string(),
        level: z.nullable(level),
        certificateNumber: z.string(),
        validUntil: z.iso.datetime(),
      }),
    ),
    doubtful: flagCode,
  }),
  refusals: ['tooFrequent'],
})
