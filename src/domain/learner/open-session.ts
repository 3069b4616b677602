import * as z from 'zod/mini'
import { device } from './device.ts'

/** A session that is open, as the person whose it is sees it: times are instants in milliseconds, `here` is the one that asks. */
export const openSession = z.object({
  id: z.string(),
  begunAt: z.int(),
  /** To within a few minutes. */
  seenAt: z.int(),
  device,
  here: z.boolean(),
})
export type OpenSession = z.infer<typeof openSession>
