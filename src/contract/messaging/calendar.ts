import * as z from 'zod/mini'
import { declareCall } from '../protocol/call.ts'

const learner = { method: 'POST', who: 'learner', source: 'ours', request: z.object({}) } as const

/** The path of the learner's calendar feed on this host: whoever knows it reads the learner's dates. */
const feed = z.object({ path: z.nullable(z.string()) })

/** The address of the learner's calendar subscription; null while there is none. */
export const getCalendarFeed = declareCall({
  ...learner,
  path: '/calendar-feed/find',
  reads: true,
  summary: 'The address of the learner’s calendar subscription',
  answer: feed,
})

/** Makes the subscription, in the language and for the site of the page; an older address answers no more. */
export const renewCalendarFeed = declareCall({
  ...learner,
  path: '/calendar-feed/renew',
  summary: 'Gives the learner’s calendar subscription a new address',
  answer: feed,
})

/** Ends the subscription: its address answers no more. */
export const endCalendarFeed = declareCall({
  ...learner,
  path: '/calendar-feed/end',
  summary: 'Ends the learner’s calendar subscription',
  answer: feed,
})
