import * as contract from '#src/contract/identity/session.ts'
import { refuse } from '#src/domain/refusal.ts'
import { operatorNameOf } from '../../http/operator.ts'
import { sessionTokenOf, setSessionCookies } from '../../http/session-cookie.ts'
import { userAgentOf } from '../../http/user-agent.ts'
import { visitorKeyOf } from '../../http/visitor-key.ts'
import { implement, implementForLearner } from '../../implement.ts'
import { findOrCreateLearner } from '../../services/identity/learner/find-or-create-learner.ts'
import { loadUserInfo } from '../../services/identity/learner/load-user-info.ts'
import { updateLearnerLanguage } from '../../services/identity/learner/update-learner-language.ts'
import { beginSession } from '../../services/identity/session/begin-session.ts'
import { endSessionsByEmail } from '../../services/identity/session/end-learner-sessions.ts'
import { verifySignedLink } from '../../services/identity/session/verify-signed-link.ts'
import { consumeRateLimit, refuseTooFrequent } from '../../services/platform/rate-limit.ts'

const signLimit = { tries: 10, window: 60_000 }

/** The error message for the page's script. Visitors see the normal portal in any case. */
const notVerified = 'The signature could not be verified.'

export const sessionRoutes = [
  implement(
    contract.getSession,
    ({ db, learner, now, ...audience }) => learner && loadUserInfo(db, audience, learner, now),
  ),

  implementForLearner(contract.getLearner, ({ db, request, learner, now, ...audience }) =>
    request.id === learner.id ? loadUserInfo(db, audience, learner, now) : refuse('forbidden'),
  ),

  implementForLearner(contract.chooseLanguage, async ({ db, request, learner, now, ...audience }) =>
    loadUserInfo(db, audience, await updateLearnerLanguage(db, learner.id, request.languageId), now),
  ),

  implement(contract.verifySign, async ({ db, config, secrets, random, request, tenant, now, http }) => {
    if (!(await consumeRateLimit(db, `sign ${visitorKeyOf(http, { config })}`, signLimit, now)))
      return refuseTooFrequent(signLimit)
    const signed = { ...request, now }
    const person = await verifySignedLink(db, config.signInPartners, signed)
    if (!person) return { fault: notVerified }
    const learnerId = await findOrCreateLearner(db, person, now)
    const signIn = { roles: [], idToken: null, providerSession: null, refreshToken: null }
    const newSession = {
      ...signIn,
      learnerId,
      tenant,
      keys: secrets.keys,
      replacedToken: sessionTokenOf(http),
      userAgent: userAgentOf(http),
      now,
    }
    setSessionCookies(http, await beginSession(db, random, newSession))
    return {}
  }),

  implement(contract.endSessionsOf, ({ db, request, now, http }) =>
    endSessionsByEmail(db, { ...request, operator: operatorNameOf(http), now }),
  ),
]
