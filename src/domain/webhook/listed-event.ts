import * as z from 'zod/mini'
import { eventData } from './event.ts'

export const eventType = z.enum(Object.keys(eventData) as [keyof typeof eventData])

/** An event as operators see it, with the ids of the endpoints to which it is not delivered yet, and for which delivery failed. */
export const listedEvent = z.object({
  id: z.string(),
  type: eventType,
  at: z.iso.datetime(),
  waiting: z.array(z.int()),
  failed: z.array(z.int()),
})
