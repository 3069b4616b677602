import * as contract from '#src/contract/messaging/contact.ts'
import { siteFolderOf } from '#src/sites/load-sites.ts'
import { operatorOf } from '../../http/operator.ts'
import { visitorKeyOf } from '../../http/visitor-key.ts'
import { implement } from '../../implement.ts'
import { closeContactRequest } from '../../services/messaging/contact/close-contact-request.ts'
import { listContactRequests } from '../../services/messaging/contact/list-contacts.ts'
import { sendContactRequest } from '../../services/messaging/contact/send-contact-request.ts'
import { checkKnownLanguage, checkKnownSite } from '../../services/platform/list/check-known.ts'
import { consumeRateLimit, refuseTooFrequent } from '../../services/platform/rate-limit.ts'

/** The limit of questions that one network address may send per hour. */
const limit = { tries: 5, window: 60 * 60 * 1000 }

export const contactRoutes = [
  implement(
    contract.sendContactRequest,
    async ({ db, request, secrets, learner, site, language, http, config, now }) => {
      if (!(await consumeRateLimit(db, `contact ${visitorKeyOf(http, { config })}`, limit, now)))
        return refuseTooFrequent(limit)
      const { codeId, validateCode, ...form } = request
      const sender = { learnerId: learner?.id ?? null, site: siteFolderOf(site), language }
      return sendContactRequest(db, secrets.keys, { form, proof: { codeId, validateCode }, ...sender }, now)
    },
  ),

  implement(
    contract.getContactRequests,
    ({ db, log, sites, request }) =>
      checkKnownSite('site', request.site) ??
      checkKnownLanguage(sites, request.language) ??
      listContactRequests(db, log, request),
  ),

  implement(contract.closeContactRequest, ({ db, request, now, http }) =>
    closeContactRequest(db, { ...request, answer: request.answer, reviewer: operatorOf(http), now }),
  ),
]
