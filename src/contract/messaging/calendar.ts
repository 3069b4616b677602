import * as z from 'zod/mini'
import { declareCall } from '../protocol/call.ts'

const learner = { method: 'POST', who: 'learner', source: 'ours', request: z.object({}) } as const

/**
 * The path of the learner's calendar feed on this host. Anybody who knows the path can read the dates of the
 * learner's sessions.
 */
const feed = z.object({ path: z.nullable(z.string()) })

/** Returns the path of the learner's calendar feed, or null if the learner has none. */
export const getCalendarFeed = declareCall({
  ...learner,
  path: '/calendar-feed/find',
  reads: true,
  summary: 'The address of the learner’s calendar subscription',
  response: feed,
})

/**
 * Creates the learner's calendar feed for the site and language of the page. The path of an earlier feed stops
 * working.
 */
export const renewCalendarFeed = declareCall({
  ...learner,
  path: '/calendar-feed/renew',
  summary: 'Gives the learner’s calendar subscription a new address',
  response: feed,
})

/** Deletes the learner's calendar feed, so that its path stops working. */
export const endCalendarFeed = declareCall({
  ...learner,
  path: '/calendar-feed/end',
  summary: 'Ends the learner’s calendar subscription',
  response: feed,
})
