import * as z from 'zod/mini'
import { practicalExam } from '../practical-exam/practical-exam.ts'
import { classroom } from './classroom.ts'

/** The learner's session that overlaps with a date; null if there is no overlap. */
const overlap = z.nullable(
  z.object({ name: z.string(), startsAt: z.iso.datetime(), endsAt: z.iso.datetime() }),
)

/** A session to which a learner may move, with another session of the learner that overlaps with it. */
export const otherDate = z.object({ classroom, overlap })
export type OtherDate = z.infer<typeof otherDate>

/** A date of a practical exam to which a learner may move, with a session of the learner that overlaps with it. */
export const otherExamDate = z.object({ practicalExam, overlap })
export type OtherExamDate = z.infer<typeof otherExamDate>
