import * as z from 'zod/mini'
import { activeSession } from '../../domain/learner/active-session.ts'
import { declareCall } from '../protocol/call.ts'
import { nullableCodec } from '../protocol/wire.ts'

/**
 * Returns the learner's open sessions, so that the learner can recognize a session that somebody else opened. Times
 * are in milliseconds; `here` marks the session of the request.
 */
export const getSessions = declareCall({
  method: 'GET',
  path: '/session/list',
  who: 'learner',
  summary: 'The learner’s open sessions, on every host and device',
  source: 'decided',
  request: z.object({}),
  response: z.array(activeSession),
})

/**
 * Ends one of the learner's sessions by its id; without an id, ends all sessions except the session of the request.
 */
export const endSessions = declareCall({
  method: 'POST',
  path: '/session/end',
  who: 'learner',
  summary: 'Ends one session of the learner, or all others',
  source: 'decided',
  request: z.object({ id: nullableCodec(z.string().check(z.maxLength(64))) }),
  response: z.object({ ended: z.int() }),
  refusals: ['notFound'],
})

/**
 * Ends all sessions of the learner, on every host and device, including the session of the request. `link` also
 * signs the learner out at the identity provider; it is null if the provider has no sign-out. The call is allowed
 * during an exam, because a lost device can't wait; the exam's answers stay saved.
 */
export const endAllSessions = declareCall({
  method: 'POST',
  path: '/session/endAll',
  who: 'learner',
  summary: 'Signs the learner out everywhere',
  source: 'decided',
  request: z.object({}),
  response: z.object({ ended: z.int(), link: z.nullable(z.string()) }),
})
