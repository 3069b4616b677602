import * as z from 'zod/mini'
import type { StateMoves } from '../state.ts'

/** The states of a job. A completed job is deleted. A `failed` job has used all its tries and waits for an operator. */
export const jobState = z.enum(['waiting', 'failed'])
export type JobState = z.infer<typeof jobState>

export const jobMoves = { waiting: ['failed'], failed: ['waiting'] } as const satisfies StateMoves<JobState>
