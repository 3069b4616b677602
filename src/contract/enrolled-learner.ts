import * as z from 'zod/mini'
import { declareCall } from './call.ts'
import { classroomEnrolmentCode, practicalExamEnrolmentCode } from './classroom-status-wire.ts'
import { id } from './wire.ts'

/** A known trainer's own only; where none is known, every trainer's and reviewer's. */
const trainer = { method: 'POST', who: 'operator', role: ['trainer', 'reviewer'] } as const

const person = {
  id: z.int(),
  name: z.string(),
  email: z.string(),
  /** Only where food is ordered, until 30 days after the end. */
  allergies: z.nullable(z.string()),
  dietaryRequirements: z.nullable(z.string()),
}

/** By name. `id` is the enrolment, as checkInLearner wants it. */
export const getClassroomLearners = declareCall({
  ...trainer,
  path: '/operator/classroom/enrolments',
  reads: true,
  summary: 'Who has, or waits for, a seat in a classroom',
  request: z.object({ id }),
  answer: z.array(
    z.object({
      ...person,
      classroomEnrollStatus: classroomEnrolmentCode,
      checkInTime: z.nullable(z.iso.datetime()),
    }),
  ),
  refusals: ['notFound'],
})

/** For whoever can't scan the code; the rules of time are the same. */
export const checkInLearner = declareCall({
  ...trainer,
  path: '/operator/classroom/check-in',
  summary: 'Checks a learner in to a classroom',
  request: z.object({ id }),
  answer: z.literal(true),
  refusals: ['notFound', 'tooEarlyToCheckIn', 'enrolmentExpired'],
})

/** By name. `id` is the enrolment, as gradePracticalExam wants it. */
export const getExamLearners = declareCall({
  ...trainer,
  path: '/operator/practical-exam/enrolments',
  reads: true,
  summary: 'Who has a place in a practical exam, with the records of their work',
  request: z.object({ id }),
  answer: z.array(
    z.object({
      ...person,
      userPracticalExamStatus: practicalExamEnrolmentCode,
      recordLink: z.nullable(z.string()),
      linkPasswd: z.nullable(z.string()),
      score: z.nullable(z.int()),
    }),
  ),
  refusals: ['notFound'],
})
