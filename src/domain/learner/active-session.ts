import * as z from 'zod/mini'
import { device } from './device.ts'

/**
 * An open session, as its learner sees it. Times are instants in milliseconds; `here` marks the session of the
 * request.
 */
export const activeSession = z.object({
  id: z.string(),
  begunAt: z.int(),
  /** The time of the last use, accurate to a few minutes. */
  seenAt: z.int(),
  device,
  here: z.boolean(),
})
export type ActiveSession = z.infer<typeof activeSession>
