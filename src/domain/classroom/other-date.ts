import * as z from 'zod/mini'
import { classroom } from './classroom.ts'

/** A session that a learner may move to, with the session of theirs that it would overlap with, if any. */
export const otherDate = z.object({
  classroom,
  overlap: z.nullable(z.object({ name: z.string(), startsAt: z.iso.datetime(), endsAt: z.iso.datetime() })),
})
export type OtherDate = z.infer<typeof otherDate>
