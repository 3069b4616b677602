import * as z from 'zod/mini'
import * as domain from '../../domain/classroom/other-date.ts'
import { classroomEntryWire } from '../catalogue/classroom-entry-wire.ts'
import { classroomWire } from '../catalogue/classroom-wire.ts'
import { notificationFields } from '../catalogue/enrolment-wire.ts'
import { foodFields } from '../catalogue/food-wire.ts'
import { declareCall } from '../protocol/call.ts'
import { renamedWire, wireObject } from '../protocol/renamed.ts'
import { idCodec } from '../protocol/wire.ts'
import { invitationRefusals, letterCode } from './invitation-wire.ts'

const classroom = { classroomId: ['relationId', idCodec] } as const
const enrolmentFields = { ...classroom, ...notificationFields, ...foodFields } as const

/**
 * Enrols the learner in a classroom. If the classroom is full, has a waiting list and starts in more than 24 hours,
 * the learner is put on the waiting list; with an invitation letter, the call is refused instead. A letter replaces
 * the fee, the approval and the registration in the certification. Specification 1, sections 4 and 5.
 */
export const enrolInClassroom = declareCall({
  method: 'POST',
  path: '/user/registration/enrollClassroom',
  who: 'learner',
  summary: 'Enrols the learner in a classroom of a certification',
  source: 'S1 4, S2 7',
  request: wireObject({
    ...enrolmentFields,
    code: ['invitationCode', z.optional(z.nullable(z.union([z.literal(''), letterCode])))],
  }),
  response: classroomEntryWire,
  refusals: [
    'notFound',
    'alreadyRegistered',
    'certificateStillValid',
    ...invitationRefusals,
    'enrolmentExpired',
    'trainingFull',
    'trainingOpen',
    'classroomStillValid',
  ],
})

/**
 * Cancels the learner's seat, which is possible until 24 hours before the start, or the learner's position on the
 * waiting list, which is possible until the start. Specification 1, section 4.
 */
export const cancelClassroom = declareCall({
  method: 'POST',
  path: '/user/registration/cancelClassroom',
  who: 'learner',
  summary: 'Cancels the learner’s seat in a classroom of a certification',
  source: 'S1 4',
  request: wireObject(classroom),
  response: z.literal(true),
  refusals: ['notFound', 'tooLateToCancel', 'enrolmentExpired'],
})

export const enrolInWorkshop = declareCall({
  method: 'POST',
  path: '/user/registration/nonCertificatedClassroom/enroll',
  who: 'learner',
  summary: 'Enrols the learner in a workshop, seminar or webinar that belongs to no certification',
  source: 'S2 7',
  request: wireObject(enrolmentFields),
  response: classroomEntryWire,
  refusals: ['notFound', 'forbidden', 'alreadyRegistered', 'enrolmentExpired', 'trainingFull'],
})

export const cancelWorkshop = declareCall({
  method: 'POST',
  path: '/user/registration/nonCertificatedClassroom/cancel',
  who: 'learner',
  summary: 'Cancels the learner’s seat in a workshop, seminar or webinar',
  source: 'S2 7',
  request: wireObject(classroom),
  response: z.literal(true),
  refusals: ['notFound', 'tooLateToCancel', 'enrolmentExpired'],
})

/**
 * Returns the future sessions of the same training at the same price, for a learner who has a seat in this session.
 * Each contains the learner's session at the same time, if there is one.
 */
export const findOtherDates = declareCall({
  method: 'POST',
  path: '/classroom/dates',
  who: 'learner',
  reads: true,
  summary: 'The dates to which the learner may move from a classroom',
  source: 'ours',
  request: z.object({ classroomId: idCodec }),
  response: z.array(renamedWire(domain.otherDate, { classroom: classroomWire })),
  empty: [],
  refusals: ['notFound'],
})

/**
 * Moves a seat to another date of the same training at the same price, free of charge, until 24 hours before the
 * start of the old date. The old seat is released only when the new seat is reserved. Decision:
 * docs/decisions/moving-places.md.
 */
export const moveToOtherDate = declareCall({
  method: 'POST',
  path: '/user/registration/rescheduleClassroom',
  who: 'learner',
  summary: 'Moves the learner’s seat to another date of the same training',
  source: 'decided',
  request: z.object({ classroomId: idCodec, toClassroomId: idCodec }),
  response: classroomEntryWire,
  refusals: ['notFound', 'tooLateToCancel', 'enrolmentExpired', 'alreadyRegistered', 'trainingFull'],
})
