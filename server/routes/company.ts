import { setTimeout as wait } from 'node:timers/promises'
import * as contract from '../../src/contract/company.ts'
import { refuse } from '../../src/domain/refusal/refusal.ts'
import { visitor } from '../http/visitor.ts'
import { implement } from '../implement.ts'
import { companyCertificates } from '../services/company/company-certificates.ts'
import { isDoubtful } from '../services/company/doubtful-vat.ts'
import { countTry } from '../services/limit/count-try.ts'
import { takeCode } from '../services/validation-code/take-code.ts'

/** Specification 1, section 5: queries a minute and address. */
const limit = { tries: 5, window: 60_000 }

/** Every answer takes at least so long, in milliseconds: the time does not tell whether there is such a company. */
const least = 200

export const companyRoutes = [
  implement(contract.findCompany, async ({ db, request, secrets, language, http, config, now }) => {
    if (!(await countTry(db, `company ${visitor(http, { config })}`, limit, now)))
      return refuse('tooFrequent')
    if (!(await takeCode(db, secrets.keys, request, now)))
      return refuse('invalid', { fields: ['validateCode'] })
    const { vatNumber } = request
    const [found] = await Promise.all([companyCertificates(db, { vatNumber, language, now }), wait(least)])
    return {
      count: found.count,
      certificateList: found.holders.map(({ certification, number, ...same }) => ({
        ...same,
        certificationName: certification,
        certificateNumber: number,
      })),
      doubtful: isDoubtful(vatNumber),
    }
  }),
]
