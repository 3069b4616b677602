import * as z from 'zod/mini'
import { practicalExam } from '../practical-exam/practical-exam.ts'
import { classroom } from './classroom.ts'

/** One of the learner's training sessions that overlaps with the date; null if there is no overlap. */
const overlap = z.nullable(
  z.object({ name: z.string(), startsAt: z.iso.datetime(), endsAt: z.iso.datetime() }),
)

/** A session to which a learner may move. `overlap` is another session of the learner at the same time. */
export const otherDate = z.object({ classroom, overlap })
export type OtherDate = z.infer<typeof otherDate>

/**
 * A date of a practical exam to which a learner may move. `overlap` is a session of the learner at the same time.
 */
export const otherExamDate = z.object({ practicalExam, overlap })
export type OtherExamDate = z.infer<typeof otherExamDate>
