import * as z from 'zod/mini'
import { jobState } from '../../domain/job/job-state.ts'
import { listedJob } from '../../domain/job/listed-job.ts'
import { declareCall } from '../protocol/call.ts'
import { staffList } from '../protocol/staff-list.ts'
import { filterText } from '../protocol/wire.ts'

/**
 * What servers have still to do: sites to publish (`site:eu`), mails to send (`mail:12`), and others. `failed` was tried
 * often enough, and waits for an operator; `dueAt` is the instant of the next try of what is waiting. `kind` is the first part of a name.
 */
export const getJobs = declareCall({
  method: 'GET',
  path: '/operator/jobs',
  who: 'operator',
  role: [],
  summary: 'The jobs that wait or were given up',
  source: 'ours',
  ...staffList(listedJob, ['due'], { state: z.optional(jobState), kind: z.optional(filterText) }),
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
