import * as z from 'zod/mini'
import { dateAlertForm, dateRequestText, myDateAlert } from '../../domain/date-alert/date-alert-filter.ts'
import { declareCall } from '../protocol/call.ts'
import { proofFields } from '../protocol/proof.ts'
import { idCodec } from '../protocol/wire.ts'

/**
 * Subscribes an email address to alerts about new dates. Until the address is confirmed, it gets only the
 * confirmation mail. The response does not reveal whether the address is known.
 */
export const requestDateAlert = declareCall({
  method: 'POST',
  path: '/dates/ask',
  who: 'form',
  summary: 'Requests an alert by mail about new dates',
  source: 'decided',
  request: z.extend(dateAlertForm, proofFields),
  response: z.literal(true),
  refusals: ['tooFrequent'],
})

/**
 * The path for unsubscribing: mail programs post to this path, and browsers are redirected from it to a page. It is
 * not a call of the contract, but every proxy must forward it like a call.
 */
export const unsubscribePath = '/user/new-dates'

const token = z.string().check(z.maxLength(200))

/** Confirms a subscription. Refused as `notFound` if the token is wrong or expired. */
export const confirmDateAlert = declareCall({
  method: 'POST',
  path: '/dates/confirm',
  who: 'form',
  summary: 'Confirms an alert about new dates, by the link in the mail',
  source: 'decided',
  request: z.object({ token }),
  response: dateRequestText,
  refusals: ['notFound'],
})

/**
 * Ends a subscription. The call succeeds even for an unknown token, because then there is no subscription to end.
 */
export const unsubscribeFromDateAlert = declareCall({
  method: 'POST',
  path: '/dates/end',
  who: 'form',
  summary: 'Ends an alert about new dates, by the link in its mails',
  source: 'decided',
  request: z.object({ token }),
  response: z.literal(true),
})

export const getMyDateAlerts = declareCall({
  method: 'GET',
  path: '/dates/mine',
  who: 'learner',
  summary: 'The learner’s alerts about new dates',
  source: 'ours',
  request: z.object({}),
  response: z.array(myDateAlert),
  empty: [],
})

export const endMyDateAlert = declareCall({
  method: 'POST',
  path: '/dates/endOwn',
  who: 'learner',
  summary: 'Ends an alert of the learner',
  source: 'ours',
  request: z.object({ id: idCodec }),
  response: z.literal(true),
  refusals: ['notFound'],
})
