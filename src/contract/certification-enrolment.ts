import * as z from 'zod/mini'
import { childStatus } from '../domain/certification/child-status.ts'
import { certificationProgress } from '../domain/certification/progress.ts'
import { declareCall } from './call.ts'
import { certificationProgressCode, childStatusCode } from './certification-status-wire.ts'
import { emailNotificationCode } from './enrolment-wire.ts'
import { id } from './wire.ts'

const registration = z.codec(
  z.object({
    releaseCertificationId: z.int(),
    currentStatus: certificationProgressCode,
    childStatus: childStatusCode,
  }),
  z.object({ certificationId: z.int(), progress: certificationProgress, childStatus }),
  {
    decode: (wire) => ({
      certificationId: wire.releaseCertificationId,
      progress: wire.currentStatus,
      childStatus: wire.childStatus,
    }),
    encode: (registered) => ({
      releaseCertificationId: registered.certificationId,
      currentStatus: registered.progress,
      childStatus: registered.childStatus,
    }),
  },
)

/** Registers in a certification and in its courses. Credits that were earned before count. */
export const enrolInCertification = declareCall({
  method: 'POST',
  path: '/user/registration/certification/enroll',
  who: 'learner',
  summary: 'Enrols the learner in a certification and its courses',
  request: z.object({ certificationId: id, emailNotificationStatus: emailNotificationCode }),
  answer: registration,
  refusals: [
    'notFound',
    'forbidden',
    'alreadyRegistered',
    'prerequisiteMissing',
    'incorrectLetter',
    'certificateStillValid',
  ],
})

/** After two failed theory exams, or after the exam's window: everything has to be learned again. */
export const reEnrolInCertification = declareCall({
  method: 'POST',
  path: '/user/registration/certification/reEnroll',
  who: 'learner',
  summary: 'Begins a certification again, with progress 0',
  request: z.object({ releaseCertificationId: id }),
  answer: registration,
  refusals: ['notFound', 'alreadyRegistered', 'examRenewFailed'],
  fault: 'examRenewFailed',
})

/**
 * `releaseCertificationId` is the release that the learner is registered in, `id` the newer one that its
 * `userCourseUpdateDTO` names. What was completed stays so. Specification 1, section 4.
 */
export const updateCertification = declareCall({
  method: 'POST',
  path: '/user/registration/certification/update',
  who: 'learner',
  summary: 'Goes on in a newer release of a certification',
  request: z.object({ id, releaseCertificationId: id }),
  answer: registration,
  refusals: ['notFound', 'forbidden', 'alreadyRegistered'],
})

/** `id` is that of `userCourseUpdateDTO`. Its flags are '0' then. */
export const acknowledgeUpdate = declareCall({
  method: 'POST',
  path: '/user/certificationApply/clickUserCourseUpdate',
  who: 'learner',
  summary: 'Keeps that the learner was told of a newer release, or of the exam after an update',
  request: z.object({ id }),
  answer: z.literal(true),
  refusals: ['notFound'],
})

/** Clears what was learned for a certification; it goes into the history. */
export const clearLearning = declareCall({
  method: 'POST',
  path: '/user/cleanCurrentUserStudyRecord',
  who: 'learner',
  summary: 'Clears what the learner has learned for a certification',
  request: z.object({ certificationId: id }),
  answer: z.literal(true),
  refusals: ['notFound', 'forbidden'],
})
