import * as z from 'zod/mini'
import { classroomEnrolment } from '../domain/classroom/classroom-enrolment.ts'
import { contentId } from '../domain/content/document.ts'
import { declareCall } from './call.ts'
import { classroomEnrolmentCode } from './classroom-status-wire.ts'
import { classroomWire } from './classroom-wire.ts'
import { id } from './wire.ts'

const code = z.string().check(z.minLength(1), z.maxLength(100))

const checkedIn = z.codec(
  z.object({ relationId: z.int(), classroomEnrollStatus: classroomEnrolmentCode, checkInTime: z.string() }),
  z.object({ classroomId: contentId, status: classroomEnrolment, checkedInAt: z.string() }),
  {
    decode: (wire) => ({
      classroomId: wire.relationId,
      status: wire.classroomEnrollStatus,
      checkedInAt: wire.checkInTime,
    }),
    encode: (result) => ({
      relationId: result.classroomId,
      classroomEnrollStatus: result.status,
      checkInTime: result.checkedInAt,
    }),
  },
)

/** From the start of the classroom to its end. `code` is what was scanned, or the ticket that it was held by. */
export const checkIn = declareCall({
  method: 'GET',
  path: '/user/registration/qr/checkIn',
  who: 'learner',
  summary: 'Checks the learner in to a classroom by its code',
  changes: true,
  request: z.object({ code }),
  answer: checkedIn,
  refusals: ['notFound', 'forbidden', 'tooEarlyToCheckIn', 'enrolmentExpired'],
})

export const getScannedClassroom = declareCall({
  method: 'GET',
  path: '/certification/classroom/qr/detail',
  who: 'form',
  summary: 'The classroom that a scanned code, or a ticket, stands for',
  request: z.object({ code }),
  answer: classroomWire,
  refusals: ['notFound', 'tooFrequent'],
})

/** So that signing on first doesn't lose the scan. A ticket is valid for ten minutes and gives no other ticket. */
export const holdScan = declareCall({
  method: 'POST',
  path: '/user/registration/qr/ticket',
  who: 'form',
  summary: 'Holds a scanned code for ten minutes',
  request: z.object({ code }),
  answer: z.object({ ticket: z.string() }),
  refusals: ['tooFrequent'],
})

/** The code turns every minute and counts until the end of the next one, which is `validUntil`. */
export const getCheckInCode = declareCall({
  method: 'POST',
  path: '/operator/classroom/code',
  who: 'operator',
  role: 'trainer',
  reads: true,
  summary: 'The code of the minute by which learners check in to a classroom',
  request: z.object({ id }),
  answer: z.object({ code: z.string(), validUntil: z.iso.datetime() }),
  refusals: ['notFound'],
})
