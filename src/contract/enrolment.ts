import * as z from 'zod/mini'
import { registrationStatus } from '../domain/enrolment/enrolment.ts'
import { unfinished } from '../domain/enrolment/unfinished.ts'
import { declareCall } from './call.ts'
import { contentTypeCode, courseSummaryWire } from './course-wire.ts'
import { emailNotificationCode, learningProcessCode, registrationCode } from './enrolment-wire.ts'
import { letterCode, letterRefusals } from './invitation-wire.ts'
import { id } from './wire.ts'

const registration = z.codec(
  z.object({ relationId: z.int(), registrationStatus: registrationCode }),
  z.object({ courseId: z.int(), status: registrationStatus }),
  {
    decode: (wire) => ({ courseId: wire.relationId, status: wire.registrationStatus }),
    encode: (registration) => ({
      relationId: registration.courseId,
      registrationStatus: registration.status,
    }),
  },
)

/**
 * A free course is audited at once; one that needs approval waits as not audited. With a code, `relationType` says what it
 * invites to. Decisions: "Learning and exams".
 */
export const enrolInCourse = declareCall({
  method: 'POST',
  path: '/user/registration/addRegistration',
  who: 'learner',
  summary: 'Enrols the learner in a course',
  request: z.object({
    relationId: id,
    emailNotificationStatus: emailNotificationCode,
    courseType: z.optional(contentTypeCode),
    code: z.optional(letterCode),
    relationType: z.optional(z.enum(['certification', 'course'])),
  }),
  answer: registration,
  refusals: ['notFound', 'alreadyRegistered', 'repeatSubmit', ...letterRefusals],
})

/** A course with how far one is in it: `progress` is the watched share, 0 to 1. */
export const myCourseWire = z.object({
  course: courseSummaryWire,
  registrationStatus: registrationCode,
  learningProcess: learningProcessCode,
  progress: z.number(),
  creditsEarned: z.int(),
})

/** Credits count once the whole course is watched. `certificationId` leaves the courses of that certification. */
export const getMyCourses = declareCall({
  method: 'GET',
  path: '/certification/release/my/courseOfCertification',
  who: 'learner',
  summary: 'The courses that the learner is registered in, with progress and credits',
  request: z.object({ certificationId: z.optional(id) }),
  answer: z.array(myCourseWire),
  empty: [],
})

/** Whether the learner wants mails about a course. */
export const changeNotification = declareCall({
  method: 'POST',
  path: '/user/course/process/updateNotificationStatus',
  who: 'learner',
  summary: 'Chooses whether mails about a course are sent',
  request: z.object({ releaseCourseId: id, notificationStatus: emailNotificationCode }),
  answer: z.literal(true),
  refusals: ['notFound'],
})

/** Certifications and courses that the learner has begun and not finished. */
export const getUnfinished = declareCall({
  method: 'GET',
  path: '/user/registration/listUserIncompleteProject',
  who: 'learner',
  summary: 'What the learner has begun and not finished',
  request: z.object({}),
  answer: z.array(unfinished),
  empty: [],
})
