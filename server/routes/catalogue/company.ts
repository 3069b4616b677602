import { setTimeout as wait } from 'node:timers/promises'
import * as contract from '#src/contract/catalogue/company.ts'
import { refuse } from '#src/domain/refusal.ts'
import { visitorKeyOf } from '../../http/visitor-key.ts'
import { implement } from '../../implement.ts'
import { findCompanyCertificates } from '../../services/catalogue/company/find-company-certificates.ts'
import { isDoubtfulVatNumber } from '../../services/catalogue/company/is-doubtful-vat-number.ts'
import { consumeProof } from '../../services/platform/proof/consume-proof.ts'
import { consumeRateLimit, refuseTooFrequent } from '../../services/platform/rate-limit.ts'

/** The limit of queries per minute from one network address. Specification 1, section 5. */
export const companyQueryLimit = { tries: 5, window: 60_000 }

/**
 * The minimum duration of a response, in milliseconds, so that the duration does not reveal whether the company
 * exists.
 */
const minimumDuration = 200

export const companyRoutes = [
  implement(contract.findCompany, async ({ db, request, secrets, language, http, config, now }) => {
    if (!(await consumeRateLimit(db, `company ${visitorKeyOf(http, { config })}`, companyQueryLimit, now)))
      return refuseTooFrequent(companyQueryLimit)
    if (!(await consumeProof(db, secrets.keys, 'company', request, now)))
      return refuse('invalid', { fields: ['validateCode'] })
    const { vatNumber } = request
    const [found] = await Promise.all([
      findCompanyCertificates(db, { vatNumber, language, now }),
      wait(minimumDuration),
    ])
    const certificates = found.holders.map(({ certification, ...holder }) => ({
      ...holder,
      certificationName: certification,
    }))
    return { count: found.count, certificates, doubtful: isDoubtfulVatNumber(vatNumber) }
  }),
]
