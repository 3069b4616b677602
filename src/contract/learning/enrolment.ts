import * as z from 'zod/mini'
import { unfinishedLearning } from '../../domain/enrolment/unfinished-learning.ts'
import { contentTypeCode, courseSummaryWire } from '../catalogue/course-wire.ts'
import {
  learningStatusCode,
  notificationFields,
  registrationCode,
  subscriptionStatusCode,
} from '../catalogue/enrolment-wire.ts'
import { declareCall } from '../protocol/call.ts'
import { wireObject } from '../protocol/renamed.ts'
import { idCodec } from '../protocol/wire.ts'
import { invitationRefusals, letterCode } from './invitation-wire.ts'

const registration = wireObject({
  courseId: ['relationId', z.int()],
  status: ['registrationStatus', registrationCode],
})

/**
 * Enrols the learner in a course. The registration waits for an approval (`notAudited`) if the course requires one;
 * otherwise it is approved immediately (`audited`). With the code of an invitation letter, `kind` and `id` identify
 * the item that the letter is for. Decision: docs/decisions/classrooms.md.
 */
export const enrolInCourse = declareCall({
  method: 'POST',
  path: '/user/registration/addRegistration',
  who: 'learner',
  summary: 'Enrols the learner in a course',
  source: 'S1 4, S2 7',
  request: wireObject({
    id: ['relationId', idCodec],
    ...notificationFields,
    contentType: ['courseType', z.optional(contentTypeCode)],
    code: z.optional(letterCode),
    kind: ['relationType', z.optional(z.enum(['certification', 'course']))],
  }),
  response: registration,
  refusals: ['notFound', 'alreadyRegistered', 'repeatSubmit', ...invitationRefusals],
})

/**
 * The wire format of a course with the learner's progress. `progress` is the part that has been watched, from 0 to
 * 1; `quizOpen` means that everything has been watched and only the quiz is missing.
 */
export const myCourseWire = z.object({
  course: courseSummaryWire,
  registrationStatus: registrationCode,
  learningProcess: learningStatusCode,
  progress: z.number(),
  quizOpen: z.boolean(),
  creditsEarned: z.int(),
  /** The learner's subscription to mails about the course; null if the learner is not registered. */
  emailNotification: z.nullable(subscriptionStatusCode),
})

/**
 * Returns the learner's courses, or with `certificationId` only those of that certification. The credits of a course
 * count once the whole course has been watched and its quiz, if any, has been passed.
 */
export const getMyCourses = declareCall({
  method: 'GET',
  path: '/certification/release/my/courseOfCertification',
  who: 'learner',
  summary: 'The courses that the learner is registered in, with progress and credits',
  source: 'S2 7',
  request: z.object({ certificationId: z.optional(idCodec) }),
  response: z.array(myCourseWire),
  empty: [],
})

/** Sets the learner's subscription to mails about a course. */
export const changeNotification = declareCall({
  method: 'POST',
  path: '/user/course/process/updateNotificationStatus',
  who: 'learner',
  summary: 'Chooses whether mails about a course are sent',
  source: 'S2 7',
  request: wireObject({
    courseId: ['releaseCourseId', idCodec],
    emailNotification: ['notificationStatus', subscriptionStatusCode],
  }),
  response: z.literal(true),
  refusals: ['notFound'],
})

/** Returns the certifications, then the courses, in which the learner is registered and that are not finished. */
export const getUnfinished = declareCall({
  method: 'GET',
  path: '/user/registration/listUserIncompleteProject',
  who: 'learner',
  summary: 'The learner’s unfinished items',
  source: 'S2 7',
  request: z.object({}),
  response: z.array(unfinishedLearning),
  empty: [],
})
