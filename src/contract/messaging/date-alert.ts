import * as z from 'zod/mini'
import { dateAlertForm, dateRequestText, ownDateAlert } from '../../domain/date-alert/date-request.ts'
import { declareCall } from '../protocol/call.ts'
import { proofFields } from '../protocol/proof.ts'
import { id } from '../protocol/wire.ts'

/**
 * Asks to be told of new dates. The address is asked first whether it is theirs: nothing else is mailed to it before it has said yes.
 * The answer is the same whoever is known.
 */
export const askForDates = declareCall({
  method: 'POST',
  path: '/dates/ask',
  who: 'form',
  summary: 'Asks to be told of new dates, by mail',
  source: 'decided',
  request: z.extend(dateAlertForm, proofFields),
  answer: z.literal(true),
  refusals: ['tooFrequent'],
})

/** Where mail programs end such mails, and browsers are led on: no call, but like one passed on by every proxy. */
export const newDatesPath = '/user/new-dates'

const token = z.string().check(z.maxLength(200))

/** A token that is wrong, or too old, is `notFound`. */
export const confirmDates = declareCall({
  method: 'POST',
  path: '/dates/confirm',
  who: 'form',
  summary: 'Says yes to the mails about new dates, by the link of the mail that asked',
  source: 'decided',
  request: z.object({ token }),
  answer: dateRequestText,
  refusals: ['notFound'],
})

/** Answers the same for a token of which nothing is known: whoever wanted no more mails gets none. */
export const endDates = declareCall({
  method: 'POST',
  path: '/dates/end',
  who: 'form',
  summary: 'Ends the mails about new dates, by the link in each of them',
  source: 'decided',
  request: z.object({ token }),
  answer: z.literal(true),
})

export const getOwnDateAlerts = declareCall({
  method: 'GET',
  path: '/dates/mine',
  who: 'learner',
  summary: 'Of which new dates the learner asked to be told',
  source: 'ours',
  request: z.object({}),
  answer: z.array(ownDateAlert),
  empty: [],
})

export const endOwnDateAlert = declareCall({
  method: 'POST',
  path: '/dates/endOwn',
  who: 'learner',
  summary: 'Ends one of these for the learner',
  source: 'ours',
  request: z.object({ id }),
  answer: z.literal(true),
  refusals: ['notFound'],
})
