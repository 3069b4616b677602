import * as contract from '../../src/contract/session.ts'
import { refuse } from '../../src/domain/refusal/refusal.ts'
import { sessionToken, setSessionCookies } from '../http/session-cookie.ts'
import { visitor } from '../http/visitor.ts'
import { implement, implementForLearner } from '../implement.ts'
import { chooseLanguage } from '../services/learner/choose-language.ts'
import { rememberLearner } from '../services/learner/remember-learner.ts'
import { userInfoOf } from '../services/learner/user-info.ts'
import { countTry } from '../services/limit/count-try.ts'
import { beginSession } from '../services/session/begin-session.ts'
import { verifySign } from '../services/sign/verify-sign.ts'

const signLimit = { tries: 10, window: 60_000 }

/** For the page's eyes only: it shows the normal portal whatever stands here. */
const notVerified = 'The signature could not be verified.'

export const sessionRoutes = [
  implement(
    contract.getSession,
    ({ db, learner, now, ...audience }) => learner && userInfoOf(db, audience, learner, now),
  ),

  implementForLearner(contract.getLearner, ({ db, request, learner, now, ...audience }) =>
    request.id === learner.id ? userInfoOf(db, audience, learner, now) : refuse('forbidden'),
  ),

  implementForLearner(contract.chooseLanguage, async ({ db, request, learner, now, ...audience }) =>
    userInfoOf(db, audience, await chooseLanguage(db, learner.id, request.languageId), now),
  ),

  implement(contract.verifySign, async ({ db, config, random, request, tenant, now, http }) => {
    if (!(await countTry(db, `sign ${visitor(http, { config })}`, signLimit, now)))
      return refuse('tooFrequent')
    const given = { sign: request.oneHikIdSign, appId: request.appId, now }
    const person = await verifySign(db, config.signKeys, given)
    if (!person) return { verifySignErrorMsg: notVerified }
    const learnerId = await rememberLearner(db, person, now)
    const replaces = sessionToken(http)
    setSessionCookies(
      http,
      await beginSession(db, random, { learnerId, tenant, roles: [], idToken: null, replaces, now }),
    )
    return {}
  }),
]
