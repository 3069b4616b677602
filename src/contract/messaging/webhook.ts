import * as z from 'zod/mini'
import { endpointState } from '../../domain/webhook/endpoint-state.ts'
import { eventType, listedEvent } from '../../domain/webhook/listed-event.ts'
import { declareCall } from '../protocol/call.ts'
import { createStaffListSchemas } from '../protocol/staff-list.ts'
import { idCodec, wireInstant } from '../protocol/wire.ts'

/**
 * Returns the webhook endpoints; `waiting` and `failed` are the numbers of events whose delivery is pending, or has
 * failed.
 */
export const getWebhooks = declareCall({
  method: 'GET',
  path: '/operator/webhooks',
  who: 'operator',
  role: [],
  summary: 'The webhook endpoints',
  source: 'ours',
  request: z.object({}),
  response: z.object({
    endpoints: z.array(
      z.object({
        id: z.int(),
        url: z.string(),
        state: endpointState,
        waiting: z.int(),
        failed: z.int(),
      }),
    ),
  }),
})

/**
 * Returns the events of the last thirty days, the newest first; `query` is the id of an event, which the receivers
 * of the event also see.
 */
export const getWebhookEvents = declareCall({
  method: 'GET',
  path: '/operator/webhooks/events',
  who: 'operator',
  role: [],
  summary: 'The webhook events, with the endpoints that have not received them',
  source: 'ours',
  ...createStaffListSchemas(listedEvent, ['at'], { type: z.optional(eventType) }),
})

/**
 * Sends an event, or all events since an instant, again to every active endpoint, with the same ids. Returns the
 * number of messages.
 */
export const replayWebhooks = declareCall({
  method: 'POST',
  path: '/operator/webhooks/replay',
  who: 'operator',
  role: [],
  summary: 'Sends webhook events again',
  source: 'ours',
  request: z.object({
    event: z.optional(z.string().check(z.maxLength(50))),
    since: z.optional(wireInstant),
  }),
  response: z.object({ messages: z.int() }),
  refusals: ['notFound'],
})

/** Resumes deliveries to an endpoint that responded with 410. */
export const resumeWebhook = declareCall({
  method: 'POST',
  path: '/operator/webhooks/resume',
  who: 'operator',
  role: [],
  summary: 'Resumes a webhook endpoint that had stopped receiving events',
  source: 'ours',
  request: z.object({ id: idCodec }),
  response: z.object({ url: z.string() }),
  refusals: ['notFound'],
})
