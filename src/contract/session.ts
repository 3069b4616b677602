import * as z from 'zod/mini'
import * as domain from '../domain/learner/learner.ts'
import { declareCall } from './call.ts'
import { emailNotificationCode } from './enrolment-wire.ts'
import { flagCode } from './flag-wire.ts'
import { id } from './wire.ts'

const known = z.nullable(z.string())

/** User info as it travels. Specification 1, section 3. */
export const learnerWire = z.codec(
  z.object({
    id: z.int(),
    email: z.string(),
    name: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    photoImgUrl: z.nullable(z.string()),
    languageId: z.nullable(z.int()),
    emailNotificationStatus: emailNotificationCode,
    phoneCode: known,
    phoneNumber: known,
    address: known,
    city: known,
    province: known,
    postcode: known,
    country: known,
    countryCode: known,
    vatNumber: known,
    company: known,
    migrationPopStatus: flagCode,
  }),
  domain.userInfo,
  {
    decode: ({ name: _, photoImgUrl, emailNotificationStatus, migrationPopStatus, ...same }) => ({
      ...same,
      photoUrl: photoImgUrl,
      emailNotification: emailNotificationStatus,
      migrationSeen: migrationPopStatus,
    }),
    encode: ({ photoUrl, emailNotification, migrationSeen, ...same }) => ({
      ...same,
      name: domain.displayName(same),
      photoImgUrl: photoUrl,
      emailNotificationStatus: emailNotification,
      migrationPopStatus: migrationSeen,
    }),
  },
)

/** Null when nobody is signed in: never a 401, so that anonymous pages stay quiet. */
export const getSession = declareCall({
  method: 'GET',
  path: '/user/sso/getUserInfo',
  who: 'any',
  summary: 'The learner of this session, or null',
  request: z.object({}),
  answer: z.nullable(learnerWire),
})

/** Asked again every 10 minutes while a page is open. Only one's own id is answered. */
export const getLearner = declareCall({
  method: 'GET',
  path: '/user/getUserById',
  who: 'learner',
  summary: 'User info of the signed-in learner',
  request: z.object({ id }),
  answer: learnerWire,
  refusals: ['forbidden'],
})

export const chooseLanguage = declareCall({
  method: 'POST',
  path: '/user/updateLanguageId',
  who: 'learner',
  summary: 'Keeps the chosen language as the learner’s own',
  request: z.object({ languageId: id }),
  answer: learnerWire,
})

/**
 * Signs on by a partner's signature. An empty `verifySignErrorMsg` means a session was begun and the page may clean
 * its URL and reload; any other text means that nobody was signed in. Decisions: "Shell".
 */
export const verifySign = declareCall({
  method: 'POST',
  path: '/user/sso/oneHikIdSign/verify',
  who: 'any',
  summary: 'Verifies the sign and appid parameters of a partner',
  request: z.object({
    oneHikIdSign: z.string().check(z.maxLength(4096)),
    appId: z.string().check(z.maxLength(64)),
  }),
  answer: z.object({ verifySignErrorMsg: z.optional(z.string()) }),
  refusals: ['tooFrequent'],
})
