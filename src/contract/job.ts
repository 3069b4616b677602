import * as z from 'zod/mini'
import { jobState } from '../domain/job/job-state.ts'
import { declareCall } from './call.ts'

/**
 * What servers have still to do, what failed first: sites to publish (`site:eu`) and mails to send (`mail:12`). `failed` was tried
 * often enough, and waits for an operator; `dueAt` is the instant of the next try of what is waiting.
 */
export const getJobs = declareCall({
  method: 'GET',
  path: '/operator/jobs',
  who: 'operator',
  role: [],
  summary: 'The first two hundred jobs that wait or were given up',
  source: 'ours',
  request: z.object({}),
  answer: z.array(
    z.object({
      name: z.string(),
      state: jobState,
      tries: z.int(),
      failure: z.nullable(z.string()),
      dueAt: z.iso.datetime(),
    }),
  ),
})

/** Tries a job again at once, with as many tries as a new one has. */
export const retryJob = declareCall({
  method: 'POST',
  path: '/operator/jobs/retry',
  who: 'operator',
  role: [],
  summary: 'Try a job again that waits or was given up',
  source: 'ours',
  request: z.object({ name: z.string().check(z.maxLength(100)) }),
  answer: z.object({ name: z.string() }),
  refusals: ['notFound'],
})
