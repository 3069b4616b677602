import type { job } from '#server/db/schema/job.ts'

type LeaseOfJob = Pick<typeof job.$inferSelect, 'state' | 'tries' | 'failure' | 'dueAt'>

/** Whether a server is running a job: it has claimed the job, and its lease has not expired at `now`. */
export const isJobRunning = ({ state, tries, failure, dueAt }: LeaseOfJob, now: number): boolean =>
  state === 'waiting' && tries > 0 && failure === null && dueAt.getTime() > now
