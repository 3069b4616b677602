import * as z from 'zod/mini'
import { certificationProgressCode, childStatusCode } from '../catalogue/certification-status-wire.ts'
import { notificationFields } from '../catalogue/enrolment-wire.ts'
import { declareCall } from '../protocol/call.ts'
import { wireObject } from '../protocol/renamed.ts'
import { idCodec } from '../protocol/wire.ts'

const registration = wireObject({
  certificationId: ['releaseCertificationId', z.int()],
  progress: ['currentStatus', certificationProgressCode],
  childStatus: childStatusCode,
})

/** Registers the learner in a certification and its courses. Credits that are already earned count. */
export const enrolInCertification = declareCall({
  method: 'POST',
  path: '/user/registration/certification/enroll',
  who: 'learner',
  summary: 'Enrols the learner in a certification and its courses',
  source: 'S1 4',
  request: wireObject({ certificationId: idCodec, ...notificationFields }),
  response: registration,
  refusals: [
    'notFound',
    'forbidden',
    'alreadyRegistered',
    'prerequisiteMissing',
    'incorrectLetter',
    'certificateStillValid',
  ],
})

/**
 * Starts a certification again, after two failed theory exams or after the exam's period has ended. Everything has
 * to be learned again.
 */
export const reEnrolInCertification = declareCall({
  method: 'POST',
  path: '/user/registration/certification/reEnroll',
  who: 'learner',
  summary: 'Begins a certification again, with progress 0',
  source: 'S1 4',
  request: wireObject({ certificationId: ['releaseCertificationId', idCodec] }),
  response: registration,
  refusals: ['notFound', 'forbidden', 'alreadyRegistered', 'examRenewFailed'],
  fault: 'examRenewFailed',
})

/**
 * Moves the learner to the newer version that the certification's field `update` names. Completed courses stay
 * completed. Specification 1, section 4.
 */
export const updateCertification = declareCall({
  method: 'POST',
  path: '/user/registration/certification/update',
  who: 'learner',
  summary: 'Continues in a newer release of a certification',
  source: 'S1 4',
  request: wireObject({ newerId: ['id', idCodec], certificationId: ['releaseCertificationId', idCodec] }),
  response: registration,
  refusals: ['notFound', 'forbidden', 'alreadyRegistered'],
})

/**
 * Records that the learner has seen a notice about a newer version, so that the notice is no longer shown. `id` is
 * the id in the certification's field `update`.
 */
export const acknowledgeUpdate = declareCall({
  method: 'POST',
  path: '/user/certificationApply/clickUserCourseUpdate',
  who: 'learner',
  summary: 'Saves that the learner has seen the notice of a newer release, or of the exam after an update',
  source: 'S1 3',
  request: z.object({ id: idCodec }),
  response: z.literal(true),
  refusals: ['notFound'],
})

/**
 * Resets the learner's progress in a certification; the earlier progress stays as history. Deletes the notes on its
 * courses, and the practice in question banks of its kind. Refused as `forbidden` during the theory exam and once the
 * exams are passed.
 */
export const clearLearning = declareCall({
  method: 'POST',
  path: '/user/cleanCurrentUserStudyRecord',
  who: 'learner',
  summary: 'Deletes the learner’s progress in a certification',
  source: 'S2 7',
  request: z.object({ certificationId: idCodec }),
  response: z.literal(true),
  refusals: ['notFound', 'forbidden'],
})
