import * as z from 'zod/mini'
import * as domain from '../domain/learner/profile.ts'
import { declareCall } from './call.ts'
import { emailNotificationCode } from './enrolment-wire.ts'
import { learnerWire } from './session.ts'
import { id } from './wire.ts'

const profileWire = z.codec(
  z.object({
    ...z.omit(domain.profileChange, { emailNotification: true }).shape,
    id: z.optional(id),
    languageId: z.optional(z.nullable(id)),
    emailNotificationStatus: z.optional(emailNotificationCode),
  }),
  domain.profileChange,
  {
    decode: ({ emailNotificationStatus, ...same }) => ({
      ...same,
      emailNotification: emailNotificationStatus,
    }),
    encode: ({ emailNotification, ...same }) => ({ ...same, emailNotificationStatus: emailNotification }),
  },
)

/**
 * Takes the full user object, as user info answers it; further fields of it are not looked at. Wrong fields are refused
 * with their names: `errorContext.fields`. `languageId` is also that of the request, as it is for updateLanguageId.
 */
export const changeProfile = declareCall({
  method: 'POST',
  path: '/user/update',
  who: 'learner',
  summary: 'Changes the profile of the signed-in learner',
  request: profileWire,
  answer: learnerWire,
})

/** The link is for this session only, and lapses. */
export const exportLearner = declareCall({
  method: 'GET',
  path: '/user/data/export',
  who: 'learner',
  summary: 'Everything held about the learner, as JSON behind a link',
  request: z.object({}),
  answer: z.object({ link: z.string() }),
  changes: true,
})

/** Names and addresses go, on every device; enrolments and certificates stay, nobody's. */
export const deleteAccount = declareCall({
  method: 'POST',
  path: '/user/account/delete',
  who: 'learner',
  summary: 'Deletes the account of the signed-in learner, who confirms it by the own e-mail address',
  request: z.object({ confirmation: z.string().check(z.maxLength(320)) }),
  answer: z.literal(true),
})
