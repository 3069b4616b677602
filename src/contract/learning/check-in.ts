import * as z from 'zod/mini'
import { classroomEnrolmentCode } from '../catalogue/classroom-status-wire.ts'
import { classroomWire } from '../catalogue/classroom-wire.ts'
import { declareCall } from '../protocol/call.ts'
import { wireObject } from '../protocol/renamed.ts'
import { idCodec } from '../protocol/wire.ts'

const code = z.string().check(z.minLength(1), z.maxLength(100))

const checkedIn = wireObject({
  classroomId: ['relationId', z.int()],
  status: ['classroomEnrollStatus', classroomEnrolmentCode],
  checkedInAt: ['checkInTime', z.string()],
})

/**
 * Checks the learner in to a classroom, from the start to the end of the classroom. `code` is the scanned code, or a
 * ticket that replaces it.
 */
export const checkIn = declareCall({
  method: 'GET',
  path: '/user/registration/qr/checkIn',
  who: 'learner',
  summary: 'Checks the learner in to a classroom by its code',
  source: 'S2 7, 8',
  changes: true,
  request: z.object({ code }),
  response: checkedIn,
  refusals: ['notFound', 'forbidden', 'tooEarlyToCheckIn', 'enrolmentExpired'],
})

export const getScannedClassroom = declareCall({
  method: 'GET',
  path: '/certification/classroom/qr/detail',
  who: 'form',
  summary: 'The classroom of a scanned code or a ticket',
  source: 'S2 7',
  request: z.object({ code }),
  response: classroomWire,
  refusals: ['notFound', 'tooFrequent'],
})

/**
 * Exchanges a scanned code for a ticket, so that signing in first doesn't lose the scan. A ticket is valid for ten
 * minutes and can't be exchanged for another ticket.
 */
export const holdScan = declareCall({
  method: 'POST',
  path: '/user/registration/qr/ticket',
  who: 'form',
  summary: 'Exchanges a scanned code for a ticket of ten minutes',
  source: 'ours',
  request: z.object({ code }),
  response: z.object({ ticket: z.string() }),
  refusals: ['tooFrequent'],
})

/**
 * Returns the check-in code of a classroom, which a screen shows as the URL `/check-in?code=` of the site. It changes
 * every minute and is valid until the end of the next minute (`validUntil`).
 */
export const getCheckInCode = declareCall({
  method: 'POST',
  path: '/operator/classroom/code',
  who: 'operator',
  role: 'trainer',
  reads: true,
  summary: 'The check-in code of a classroom for the present minute',
  source: 'ours',
  request: z.object({ id: idCodec }),
  response: z.object({ code: z.string(), validUntil: z.iso.datetime() }),
  refusals: ['notFound'],
})
