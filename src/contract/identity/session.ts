import * as z from 'zod/mini'
import * as domain from '../../domain/learner/learner.ts'
import { emailNotificationCode } from '../catalogue/enrolment-wire.ts'
import { declareCall } from '../protocol/call.ts'
import { flagCode } from '../protocol/flag-wire.ts'
import { renamedWire, wireObject } from '../protocol/renamed.ts'
import { id } from '../protocol/wire.ts'

/** User info as it travels. Specification 1, section 3. */
export const learnerWire = renamedWire(
  domain.userInfo,
  {
    photoUrl: 'photoImgUrl',
    emailNotification: ['emailNotificationStatus', emailNotificationCode],
    migrationSeen: ['migrationPopStatus', flagCode],
  },
  { name: [z.string(), domain.displayName] },
)

/**
 * The signed-in person's user info; null when nobody is signed in: never a 401, so that anonymous pages stay
 * quiet.
 */
export const getSession = declareCall({
  method: 'GET',
  path: '/user/sso/getUserInfo',
  who: 'any',
  summary: 'The learner of this session, or null',
  source: 'S1 3, S2 7',
  request: z.object({}),
  answer: z.nullable(learnerWire),
})

/**
 * The learner's data by id, asked again every 10 minutes while a page is open. Only one's own id is answered.
 */
export const getLearner = declareCall({
  method: 'GET',
  path: '/user/getUserById',
  who: 'learner',
  summary: 'User info of the signed-in learner',
  source: 'S2 7, 9',
  request: z.object({ id }),
  answer: learnerWire,
  refusals: ['forbidden'],
})

export const chooseLanguage = declareCall({
  method: 'POST',
  path: '/user/updateLanguageId',
  who: 'learner',
  summary: 'Keeps the chosen language as the learner’s own',
  source: 'S1 4',
  request: z.object({ languageId: id }),
  answer: learnerWire,
})

/**
 * Signs on by a partner's signature. Without a `fault` a session was begun and the page may clean its URL and
 * reload; any other text means that nobody was signed in. Decision: docs/decisions/shell.md.
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
  answer: wireObject({ fault: ['verifySignErrorMsg', z.optional(z.string())] }),
  refusals: ['tooFrequent'],
})

/** Ends all sessions of everybody who has an e-mail address: who left, or whose device was lost. */
export const endSessionsOf = declareCall({
  method: 'POST',
  path: '/operator/session/end',
  byPerson: true,
  who: 'operator',
  role: 'reviewer',
  summary: 'Signs a person off everywhere',
  source: 'decided',
  request: z.object({ email: z.email().check(z.maxLength(254)) }),
  answer: z.object({ ended: z.int() }),
  refusals: ['notFound'],
})
