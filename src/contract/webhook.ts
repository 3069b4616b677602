import * as z from 'zod/mini'
import { endpointState } from '../domain/webhook/endpoint-state.ts'
import { eventData } from '../domain/webhook/event.ts'
import { declareCall } from './call.ts'
import { id, instant } from './wire.ts'

const eventType = z.enum(Object.keys(eventData) as [keyof typeof eventData])

/**
 * The addresses that are told of events, with how much waits for each, and the last two hundred events: `waiting` and `failed` are the numbers of the
 * addresses that have not taken an event yet, or were given up.
 */
export const getWebhooks = declareCall({
  method: 'GET',
  path: '/operator/webhooks',
  who: 'operator',
  role: [],
  summary: 'Who is told of events, and the last events',
  source: 'ours',
  request: z.object({}),
  answer: z.object({
    endpoints: z.array(
      z.object({
        id: z.int(),
        url: z.string(),
        state: endpointState,
        waiting: z.int(),
        failed: z.int(),
      }),
    ),
    events: z.array(
      z.object({
        id: z.string(),
        type: eventType,
        at: z.iso.datetime(),
        waiting: z.array(z.int()),
        failed: z.array(z.int()),
      }),
    ),
  }),
})

/** Tells every address that listens an event again, or all since an instant, under the same numbers. Answers how many messages go. */
export const replayWebhooks = declareCall({
  method: 'POST',
  path: '/operator/webhooks/replay',
  who: 'operator',
  role: [],
  summary: 'Tell events again',
  source: 'ours',
  request: z.object({
    event: z.optional(z.string().check(z.maxLength(50))),
    since: z.optional(instant),
  }),
  answer: z.object({ messages: z.int() }),
  refusals: ['notFound'],
})

/** Listens again to an address that answered 410. */
export const resumeWebhook = declareCall({
  method: 'POST',
  path: '/operator/webhooks/resume',
  who: 'operator',
  role: [],
  summary: 'Tell an address again that wanted nothing any more',
  source: 'ours',
  request: z.object({ id }),
  answer: z.object({ url: z.string() }),
  refusals: ['notFound'],
})
