import * as z from 'zod/mini'
import * as domain from '../../domain/learner/profile.ts'
import { subscriptionStatusCode } from '../catalogue/enrolment-wire.ts'
import { declareCall } from '../protocol/call.ts'
import { renamedWire } from '../protocol/renamed.ts'
import { idCodec } from '../protocol/wire.ts'
import { learnerWire } from './session.ts'

const profileWire = renamedWire(domain.profileChange, {
  id: z.optional(idCodec),
  languageId: z.optional(z.nullable(idCodec)),
  emailNotification: ['emailNotificationStatus', z.optional(subscriptionStatusCode)],
})

/**
 * Changes the profile. The request is the full user object that user info returns; further fields are ignored.
 * Invalid fields are refused with their names in `errorContext.fields`. `languageId` is both the user's language and
 * the language of the request, as in `chooseLanguage`.
 */
export const changeProfile = declareCall({
  method: 'POST',
  path: '/user/update',
  who: 'learner',
  summary: 'Changes the profile of the signed-in learner',
  source: 'S1 3, 5',
  request: profileWire,
  response: learnerWire,
})

/** Returns a link to a file with all data about the learner. The link expires, and only this session can use it. */
export const exportLearner = declareCall({
  method: 'GET',
  path: '/user/data/export',
  who: 'learner',
  summary: 'A link to all data about the learner as JSON',
  source: 'decided',
  request: z.object({}),
  response: z.object({ link: z.string() }),
  changes: true,
})

/**
 * Deletes the account: names and addresses are erased, and every device is signed out. Enrolments and certificates
 * stay without a name. Refused as `invalid` unless `confirmation` is the account's email address.
 */
export const deleteAccount = declareCall({
  method: 'POST',
  path: '/user/account/delete',
  who: 'learner',
  summary: 'Deletes the account of the signed-in learner, confirmed by their email address',
  source: 'decided',
  request: z.object({ confirmation: z.string().check(z.maxLength(320)) }),
  response: z.literal(true),
})
