import * as z from 'zod/mini'
import { eventData } from './event.ts'

export const eventType = z.enum(Object.keys(eventData) as [keyof typeof eventData])

/** An event as operators read it: the numbers of the addresses that have not taken it yet, and of those that were given up. */
export const listedEvent = z.object({
  id: z.string(),
  type: eventType,
  at: z.iso.datetime(),
  waiting: z.array(z.int()),
  failed: z.array(z.int()),
})
