import * as z from 'zod/mini'
import * as domain from '../../domain/learner/learner.ts'
import { subscriptionStatusCode } from '../catalogue/enrolment-wire.ts'
import { declareCall } from '../protocol/call.ts'
import { flagCode } from '../protocol/flag-wire.ts'
import { renamedWire, wireObject } from '../protocol/renamed.ts'
import { idCodec } from '../protocol/wire.ts'

/** The wire format of user info. Specification 1, section 3. */
export const learnerWire = renamedWire(
  domain.userInfo,
  {
    photoUrl: 'photoImgUrl',
    emailNotification: ['emailNotificationStatus', subscriptionStatusCode],
    migrationSeen: ['migrationPopStatus', flagCode],
  },
  { name: [z.string(), domain.displayNameOf] },
)

/**
 * Returns the signed-in learner's user info, or null for an anonymous visitor. The call never returns 401, so that
 * pages of anonymous visitors show no error.
 */
export const getSession = declareCall({
  method: 'GET',
  path: '/user/sso/getUserInfo',
  who: 'any',
  summary: 'The learner of this session, or null',
  source: 'S1 3, S2 7',
  request: z.object({}),
  response: z.nullable(learnerWire),
})

/**
 * Returns the learner's data by id; other learners' ids are refused. Open pages request it again every 10 minutes.
 */
export const getLearner = declareCall({
  method: 'GET',
  path: '/user/getUserById',
  who: 'learner',
  summary: 'User info of the signed-in learner',
  source: 'S2 7, 9',
  request: z.object({ id: idCodec }),
  response: learnerWire,
  refusals: ['forbidden'],
})

export const chooseLanguage = declareCall({
  method: 'POST',
  path: '/user/updateLanguageId',
  who: 'learner',
  summary: 'Saves the language that the learner has chosen',
  source: 'S1 4',
  request: z.object({ languageId: idCodec }),
  response: learnerWire,
})

/**
 * Signs a user in by a partner's signature. If the response has no `fault`, a session is open, and the page may
 * remove the signature from its URL and reload; if it has a `fault`, nobody was signed in. Decision:
 * docs/decisions/shell.md.
 */
export const verifySign = declareCall({
  method: 'POST',
  path: '/user/sso/oneHikIdSign/verify',
  who: 'any',
  summary: 'Verifies the sign and appid parameters of a partner',
  source: 'S1 4',
  request: wireObject({
    sign: ['oneHikIdSign', z.string().check(z.maxLength(4096))],
    appId: z.string().check(z.maxLength(64)),
  }),
  response: wireObject({ fault: ['verifySignErrorMsg', z.optional(z.string())] }),
  refusals: ['tooFrequent'],
})

/** Ends all sessions of all accounts with an email address, for example after a device was lost. */
export const endSessionsOf = declareCall({
  method: 'POST',
  path: '/operator/session/end',
  byPerson: true,
  who: 'operator',
  role: 'reviewer',
  summary: 'Signs a person out on all devices',
  source: 'decided',
  request: z.object({ email: z.email().check(z.maxLength(254)) }),
  response: z.object({ ended: z.int() }),
  refusals: ['notFound'],
})
