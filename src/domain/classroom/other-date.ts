import * as z from 'zod/mini'
import { practicalExam } from '../practical-exam/practical-exam.ts'
import { classroom } from './classroom.ts'

/** The session of the learner's own that a date would overlap with; null for none. */
const overlap = z.nullable(
  z.object({ name: z.string(), startsAt: z.iso.datetime(), endsAt: z.iso.datetime() }),
)

/** A session that a learner may move to, with the session of theirs that it would overlap with, if any. */
export const otherDate = z.object({ classroom, overlap })
export type OtherDate = z.infer<typeof otherDate>

/** The same for a date of a practical exam. */
export const otherExamDate = z.object({ practicalExam, overlap })
export type OtherExamDate = z.infer<typeof otherExamDate>
