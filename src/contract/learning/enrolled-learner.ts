import * as z from 'zod/mini'
import { classroomEnrolmentCode, practicalExamEnrolmentCode } from '../catalogue/classroom-status-wire.ts'
import { declareCall } from '../protocol/call.ts'
import { wireObject } from '../protocol/renamed.ts'
import { id } from '../protocol/wire.ts'
import { correctionReason } from './correction-wire.ts'

/**
 * How trainers' calls are guarded: a known trainer sees only their own trainings; where none is known, every
 * trainer and reviewer does.
 */
const trainer = { method: 'POST', who: 'operator', role: ['trainer', 'reviewer'] } as const

const person = {
  id: z.int(),
  name: z.string(),
  email: z.string(),
  /** The learner's allergies; only where the site orders food, until 30 days after the end. */
  allergies: z.nullable(z.string()),
  diet: ['dietaryRequirements', z.nullable(z.string())],
} as const

/** The learners of a classroom by name. `id` is the enrolment's, as checkInLearner wants it. */
export const getClassroomLearners = declareCall({
  ...trainer,
  path: '/operator/classroom/enrolments',
  reads: true,
  summary: 'Who has, or waits for, a seat in a classroom',
  source: 'ours',
  request: z.object({ id }),
  answer: z.array(
    wireObject({
      ...person,
      status: ['classroomEnrollStatus', classroomEnrolmentCode],
      checkedInAt: ['checkInTime', z.nullable(z.iso.datetime())],
    }),
  ),
  refusals: ['notFound'],
})

/** Checks in a learner who can't scan the code; the same rules of time hold. */
export const checkInLearner = declareCall({
  ...trainer,
  path: '/operator/classroom/check-in',
  byPerson: true,
  summary: 'Checks a learner in to a classroom',
  source: 'ours',
  request: z.object({ id }),
  answer: z.literal(true),
  refusals: ['notFound', 'tooEarlyToCheckIn', 'enrolmentExpired'],
})

/**
 * Corrects whether a learner was in a classroom that has begun, with a reason that the learner is told: by whoever entered it, until 14
 * days after the end; by a reviewer later, too. Refused once a certificate or a begun exam is based on it. Decision: docs/decisions/corrections.md.
 */
export const correctAttendance = declareCall({
  ...trainer,
  path: '/operator/classroom/correct-attendance',
  byPerson: true,
  summary: 'Corrects whether a learner was in a classroom',
  source: 'ours',
  request: z.object({ id, attended: z.boolean(), reason: correctionReason }),
  answer: z.literal(true),
  refusals: ['notFound', 'forbidden'],
})

/** The learners of a practical exam by name. `id` is the enrolment's, as gradePracticalExam wants it. */
export const getExamLearners = declareCall({
  ...trainer,
  path: '/operator/practical-exam/enrolments',
  reads: true,
  summary: 'Who has a place in a practical exam, with the records of their work',
  source: 'ours',
  request: z.object({ id }),
  answer: z.array(
    wireObject({
      ...person,
      status: ['userPracticalExamStatus', practicalExamEnrolmentCode],
      recordLink: z.nullable(z.string()),
      recordPassword: ['linkPasswd', z.nullable(z.string())],
      score: z.nullable(z.int()),
    }),
  ),
  refusals: ['notFound'],
})
