import * as z from 'zod/mini'
import { eventDataByType } from './event.ts'

export const eventType = z.enum(Object.keys(eventDataByType) as [keyof typeof eventDataByType])

/**
 * An event as operators see it. `waiting` are the ids of the endpoints that have not received the event yet;
 * `failed` are the ids of the endpoints to which the delivery failed.
 */
export const listedEvent = z.object({
  id: z.string(),
  type: eventType,
  at: z.iso.datetime(),
  waiting: z.array(z.int()),
  failed: z.array(z.int()),
})
