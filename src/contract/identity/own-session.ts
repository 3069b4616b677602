import * as z from 'zod/mini'
import { openSession } from '../../domain/learner/open-session.ts'
import { declareCall } from '../protocol/call.ts'
import { orNull } from '../protocol/wire.ts'

/** The person's own sessions, so that one that is not theirs is seen. Times are in milliseconds; `here` is the session that asks. */
export const getSessions = declareCall({
  method: 'GET',
  path: '/session/list',
  who: 'learner',
  summary: 'The learner’s open sessions, on every host and device',
  source: 'decided',
  request: z.object({}),
  answer: z.array(openSession),
})

/** Ends one of the person's own sessions by its id, or without one all but the one that asks. */
export const endSessions = declareCall({
  method: 'POST',
  path: '/session/end',
  who: 'learner',
  summary: 'Ends one session of the learner, or all others',
  source: 'decided',
  request: z.object({ id: orNull(z.string().check(z.maxLength(64))) }),
  answer: z.object({ ended: z.int() }),
  refusals: ['notFound'],
})

/**
 * Ends all sessions of the person, on every host and device, and this one too. `link` signs off at the identity provider as well; null
 * where that knows no sign-off. Possible in the middle of an exam: who has lost a device can't wait, and the answers are kept.
 */
export const endAllSessions = declareCall({
  method: 'POST',
  path: '/session/endAll',
  who: 'learner',
  summary: 'Signs the learner off everywhere',
  source: 'decided',
  request: z.object({}),
  answer: z.object({ ended: z.int(), link: z.nullable(z.string()) }),
})
