import * as z from 'zod/mini'
import { classroomEnrolmentCode, practicalExamEnrolmentCode } from '../catalogue/classroom-status-wire.ts'
import { declareCall } from '../protocol/call.ts'
import { wireObject } from '../protocol/renamed.ts'
import { idCodec } from '../protocol/wire.ts'
import { correctionReason } from './correction-wire.ts'

/**
 * The access rule of trainers' calls. The service behind a call also checks that the trainer is assigned to the
 * training; a reviewer may only correct attendances.
 */
const trainer = { method: 'POST', who: 'operator', role: ['trainer', 'reviewer'] } as const

const learnerFields = {
  id: z.int(),
  name: z.string(),
  email: z.string(),
  /**
   * The learner's allergies. They are returned only to the assigned trainer, on sites that order food, and until 30
   * days after the end of the training.
   */
  allergies: z.nullable(z.string()),
  diet: ['dietaryRequirements', z.nullable(z.string())],
} as const

/** Returns the learners of a classroom, sorted by name. `id` is the enrolment's id, for checkInLearner. */
export const getClassroomLearners = declareCall({
  ...trainer,
  path: '/operator/classroom/enrolments',
  reads: true,
  summary: 'The learners with a seat, and on the waiting list, of a classroom',
  source: 'ours',
  request: z.object({ id: idCodec }),
  response: z.array(
    wireObject({
      ...learnerFields,
      status: ['classroomEnrollStatus', classroomEnrolmentCode],
      checkedInAt: ['checkInTime', z.nullable(z.iso.datetime())],
    }),
  ),
  refusals: ['notFound'],
})

/** Checks in a learner who can't scan the code, between the start and the end of the classroom. */
export const checkInLearner = declareCall({
  ...trainer,
  path: '/operator/classroom/check-in',
  byPerson: true,
  summary: 'Checks a learner in to a classroom',
  source: 'ours',
  request: z.object({ id: idCodec }),
  response: z.literal(true),
  refusals: ['notFound', 'tooEarlyToCheckIn', 'enrolmentExpired'],
})

/**
 * Corrects a learner's attendance in a classroom that has begun. The learner is notified of the reason. The person
 * who entered the attendance may correct it until 14 days after the end, a reviewer even later. Refused once a
 * certificate or a started exam is based on the attendance. Decision: docs/decisions/corrections.md.
 */
export const correctAttendance = declareCall({
  ...trainer,
  path: '/operator/classroom/correct-attendance',
  byPerson: true,
  summary: 'Corrects whether a learner was in a classroom',
  source: 'ours',
  request: z.object({ id: idCodec, attended: z.boolean(), reason: correctionReason }),
  response: z.literal(true),
  refusals: ['notFound', 'forbidden'],
})

/** Returns the learners of a practical exam, sorted by name. `id` is the enrolment's id, for gradePracticalExam. */
export const getExamLearners = declareCall({
  ...trainer,
  path: '/operator/practical-exam/enrolments',
  reads: true,
  summary: 'The learners with a place in a practical exam, with the records of their work',
  source: 'ours',
  request: z.object({ id: idCodec }),
  response: z.array(
    wireObject({
      ...learnerFields,
      status: ['userPracticalExamStatus', practicalExamEnrolmentCode],
      recordLink: z.nullable(z.string()),
      recordPassword: ['linkPasswd', z.nullable(z.string())],
      score: z.nullable(z.int()),
    }),
  ),
  refusals: ['notFound'],
})
