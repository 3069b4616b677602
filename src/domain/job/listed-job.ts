import * as z from 'zod/mini'
import { jobState } from './job-state.ts'

/** A job, as operators see it. `dueAt` is the instant at which a waiting job is tried next. */
export const listedJob = z.object({
  name: z.string(),
  state: jobState,
  tries: z.int(),
  failure: z.nullable(z.string()),
  dueAt: z.iso.datetime(),
})
