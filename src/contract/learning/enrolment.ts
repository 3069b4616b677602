import * as z from 'zod/mini'
import { unfinishedLearning } from '../../domain/enrolment/unfinished-learning.ts'
import { contentTypeCode, courseSummaryWire } from '../catalogue/course-wire.ts'
import {
  emailNotificationCode,
  learningProcessCode,
  notification,
  registrationCode,
} from '../catalogue/enrolment-wire.ts'
import { declareCall } from '../protocol/call.ts'
import { wireObject } from '../protocol/renamed.ts'
import { id } from '../protocol/wire.ts'
import { letterCode, letterRefusals } from './invitation-wire.ts'

const registration = wireObject({
  courseId: ['relationId', z.int()],
  status: ['registrationStatus', registrationCode],
})

/**
 * Enrols in a course: a free one is audited at once; one that needs approval waits as not audited. With a
 * code, `kind` says what the letter invites to, and `id` is the id of one of that kind. Decision:
 * docs/decisions/classrooms.md.
 */
export const enrolInCourse = declareCall({
  method: 'POST',
  path: '/user/registration/addRegistration',
  who: 'learner',
  summary: 'Enrols the learner in a course',
  source: 'S1 4, S2 7',
  request: wireObject({
    id: ['relationId', id],
    ...notification,
    contentType: ['courseType', z.optional(contentTypeCode)],
    code: z.optional(letterCode),
    kind: ['relationType', z.optional(z.enum(['certification', 'course']))],
  }),
  answer: registration,
  refusals: ['notFound', 'alreadyRegistered', 'repeatSubmit', ...letterRefusals],
})

/**
 * A course with the learner's progress in it: `progress` is the watched share, 0 to 1; `quizOpen` says
 * that everything is watched and the quiz is to be taken.
 */
export const myCourseWire = z.object({
  course: courseSummaryWire,
  registrationStatus: registrationCode,
  learningProcess: learningProcessCode,
  progress: z.number(),
  quizOpen: z.boolean(),
  creditsEarned: z.int(),
  /** Whether mails about it are wanted; null where the learner is not registered. */
  emailNotification: z.nullable(emailNotificationCode),
})

/**
 * The learner's courses. Credits count once the whole course is watched. With `certificationId`, only the
 * courses of that certification.
 */
export const getMyCourses = declareCall({
  method: 'GET',
  path: '/certification/release/my/courseOfCertification',
  who: 'learner',
  summary: 'The courses that the learner is registered in, with progress and credits',
  source: 'S2 7',
  request: z.object({ certificationId: z.optional(id) }),
  answer: z.array(myCourseWire),
  empty: [],
})

/** Sets whether the learner wants mails about a course. */
export const changeNotification = declareCall({
  method: 'POST',
  path: '/user/course/process/updateNotificationStatus',
  who: 'learner',
  summary: 'Chooses whether mails about a course are sent',
  source: 'S2 7',
  request: wireObject({
    courseId: ['releaseCourseId', id],
    emailNotification: ['notificationStatus', emailNotificationCode],
  }),
  answer: z.literal(true),
  refusals: ['notFound'],
})

/** The certifications and courses that the learner has begun and not finished. */
export const getUnfinished = declareCall({
  method: 'GET',
  path: '/user/registration/listUserIncompleteProject',
  who: 'learner',
  summary: 'What the learner has begun and not finished',
  source: 'S2 7',
  request: z.object({}),
  answer: z.array(unfinishedLearning),
  empty: [],
})
