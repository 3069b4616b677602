import * as z from 'zod/mini'
import { practicalExam } from '../practical-exam/practical-exam.ts'
import { classroom } from './classroom.ts'

/** The session of the learner that a date overlaps with; null for none. */
const overlap = z.nullable(
  z.object({ name: z.string(), startsAt: z.iso.datetime(), endsAt: z.iso.datetime() }),
)

/** A session that a learner may move to, with a session of the learner that it overlaps with. */
export const otherDate = z.object({ classroom, overlap })
export type OtherDate = z.infer<typeof otherDate>

/** A date of a practical exam that a learner may move to, with the same overlap. */
export const otherExamDate = z.object({ practicalExam, overlap })
export type OtherExamDate = z.infer<typeof otherExamDate>
