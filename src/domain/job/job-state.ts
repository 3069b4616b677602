import * as z from 'zod/mini'
import type { StateTransitions } from '../state.ts'

/**
 * The states of a job. A completed job is deleted. A `failed` job has used all its tries and waits for an operator.
 */
export const jobState = z.enum(['waiting', 'failed'])
export type JobState = z.infer<typeof jobState>

export const jobTransitions = {
  waiting: ['failed'],
  failed: ['waiting'],
} as const satisfies StateTransitions<JobState>
