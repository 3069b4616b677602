import * as z from 'zod/mini'
import * as domain from '../../domain/certificate/attendance-certificate.ts'
import { declareCall } from '../protocol/call.ts'
import { renamedWire, wireObject } from '../protocol/renamed.ts'
import { idCodec } from '../protocol/wire.ts'

const attendanceWire = renamedWire(domain.attendanceCertificate, {
  number: 'certificateNumber',
  classroomId: 'relationId',
  training: 'relationName',
  mode: 'trainingType',
  heldAt: 'trainingTime',
})

/** Whether a classroom gives a certificate of attendance; false for an unknown classroom. */
export const hasAttendanceCertificate = declareCall({
  method: 'GET',
  path: '/certification/nonCertifiedCertificateTemplate/isConfig',
  who: 'any',
  summary: 'Whether a workshop, seminar or webinar gives a certificate of attendance',
  source: 'S2 7',
  request: wireObject({ classroomId: ['relationId', idCodec] }),
  response: z.boolean(),
  empty: false,
})

export const getMyAttendanceCertificates = declareCall({
  method: 'GET',
  path: '/user/nonCertification/myCertificateList',
  who: 'learner',
  summary: 'The learner’s certificates of attendance',
  source: 'S2 7',
  request: z.object({}),
  response: z.array(attendanceWire),
  empty: [],
})

/** Returns the URL of a certificate of attendance as a PDF. The URL expires, and only this session can use it. */
export const getAttendanceCertificateLink = declareCall({
  method: 'GET',
  path: '/user/nonCertification/getCertificatePdfLink',
  who: 'learner',
  summary: 'A certificate of attendance of the learner as a document',
  source: 'S2 7',
  request: z.object({ id: idCodec }),
  response: z.object({ link: z.string() }),
  refusals: ['notFound', 'tooFrequent'],
})
