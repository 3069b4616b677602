import * as z from 'zod/mini'
import * as domain from '../domain/certificate/attendance.ts'
import { classroomMode } from '../domain/classroom/classroom-document.ts'
import { declareCall } from './call.ts'
import { id } from './wire.ts'

const attendanceWire = z.codec(
  z.object({
    id: z.int(),
    certificateNumber: z.string(),
    relationId: z.int(),
    relationName: z.string(),
    trainingType: classroomMode,
    trainingTime: z.string(),
  }),
  domain.attendance,
  {
    decode: (wire) => ({
      id: wire.id,
      number: wire.certificateNumber,
      classroomId: wire.relationId,
      training: wire.relationName,
      mode: wire.trainingType,
      heldAt: wire.trainingTime,
    }),
    encode: (held) => ({
      id: held.id,
      certificateNumber: held.number,
      relationId: held.classroomId,
      relationName: held.training,
      trainingType: held.mode,
      trainingTime: held.heldAt,
    }),
  },
)

/** False for what does not exist, too. */
export const givesAttendance = declareCall({
  method: 'GET',
  path: '/certification/nonCertifiedCertificateTemplate/isConfig',
  who: 'any',
  summary: 'Whether a workshop, seminar or webinar gives a certificate of attendance',
  request: z.object({ relationId: id }),
  answer: z.boolean(),
  empty: false,
})

export const getMyAttendances = declareCall({
  method: 'GET',
  path: '/user/nonCertification/myCertificateList',
  who: 'learner',
  summary: 'The learner’s certificates of attendance',
  request: z.object({}),
  answer: z.array(attendanceWire),
  empty: [],
})

/** For this session only, until it lapses. */
export const getAttendanceLink = declareCall({
  method: 'GET',
  path: '/user/nonCertification/getCertificatePdfLink',
  who: 'learner',
  summary: 'A certificate of attendance of the learner as a document',
  request: z.object({ id }),
  answer: z.object({ link: z.string() }),
  refusals: ['notFound'],
})
