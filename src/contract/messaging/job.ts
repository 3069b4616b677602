import * as z from 'zod/mini'
import { jobState } from '../../domain/job/job-state.ts'
import { listedJob } from '../../domain/job/listed-job.ts'
import { declareCall } from '../protocol/call.ts'
import { createStaffListSchemas } from '../protocol/staff-list.ts'
import { filterText } from '../protocol/wire.ts'

/**
 * Returns the jobs of the servers: sites to publish (`site:eu`), mails to send (`mail:12`), and others. A `failed`
 * job has used all its tries and waits for an operator; `dueAt` is the time at which a waiting job is tried next.
 * `kind` is the first part of a job's name.
 */
export const getJobs = declareCall({
  method: 'GET',
  path: '/operator/jobs',
  who: 'operator',
  role: [],
  summary: 'The waiting and failed jobs',
  source: 'ours',
  ...createStaffListSchemas(listedJob, ['due'], {
    state: z.optional(jobState),
    kind: z.optional(filterText),
  }),
})

/** Retries a job immediately, with as many tries as a new one. */
export const retryJob = declareCall({
  method: 'POST',
  path: '/operator/jobs/retry',
  who: 'operator',
  role: [],
  summary: 'Runs a waiting or failed job again',
  source: 'ours',
  request: z.object({ name: z.string().check(z.maxLength(100)) }),
  response: z.object({ name: z.string() }),
  refusals: ['notFound'],
})
