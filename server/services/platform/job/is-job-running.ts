import type { job } from '#server/db/schema/job.ts'

type LeaseOfJob = Pick<typeof job.$inferSelect, 'state' | 'tries' | 'failure' | 'dueAt'>

/** Whether a server is running a job: it has claimed the job, and its lease has not expired at `now`. */
export const isJobRunning = ({ state, tries, failure, dueAt }: LeaseOfJob, now: number): boolean =>
  state === 'waiting' && tries > 0 && failure === null && dueAt.getTime() > now

/**
 * Whether a site is being published: by a job that a server is running, or by the request of an editor. The job of
 * such a request is due only if the request does not end in time.
 */
export const isPublishRunning = (publish: LeaseOfJob, now: number): boolean =>
  isJobRunning({ ...publish, tries: Math.max(publish.tries, 1) }, now)
