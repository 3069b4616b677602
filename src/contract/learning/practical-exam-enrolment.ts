import * as z from 'zod/mini'
import * as domain from '../../domain/classroom/other-date.ts'
import { practicalExamEnrolmentCode } from '../catalogue/classroom-status-wire.ts'
import { foodFields } from '../catalogue/food-wire.ts'
import { practicalExamWire } from '../catalogue/practical-exam-wire.ts'
import { declareCall } from '../protocol/call.ts'
import { renamedWire, wireObject } from '../protocol/renamed.ts'
import { idCodec } from '../protocol/wire.ts'
import { correctionReason } from './correction-wire.ts'

/**
 * Enrols the learner in a practical exam, if the learner has passed the theory exam. `regionId` must be one of the
 * exam's regions. Specification 1, section 4.
 */
export const enrolInPracticalExam = declareCall({
  method: 'POST',
  path: '/user/practicalExamApprove/enroll',
  who: 'learner',
  summary: 'Enrols the learner in one date of a practical exam',
  source: 'S1 4, S2 7',
  request: wireObject({ practicalExamId: idCodec, regionId: idCodec, ...foodFields }),
  response: practicalExamWire,
  refusals: [
    'notFound',
    'forbidden',
    'otherRegion',
    'prerequisiteMissing',
    'alreadyRegistered',
    'enrolmentExpired',
    'practicalExamFull',
    'practicalExamOpen',
  ],
})

const cancelling = {
  method: 'POST',
  who: 'learner',
  request: z.object({ practicalExamId: idCodec }),
  response: z.literal(true),
  refusals: ['notFound', 'tooLateToCancel', 'enrolmentExpired'],
} as const

export const cancelPracticalExam = declareCall({
  ...cancelling,
  path: '/user/practicalExamApprove/cancelPracticalExam',
  summary: 'Cancels the learner’s place in a practical exam',
  source: 'S1 4',
})

export const leavePracticalExam = declareCall({
  ...cancelling,
  path: '/user/practicalExamApprove/unenroll',
  summary: 'Cancels the learner’s place in a practical exam (second address)',
  source: 'S1 4',
})

/**
 * Returns the future dates of the same practical exam at the same price, for a learner who has a seat on this date.
 * Each contains the learner's session at the same time, if there is one.
 */
export const findOtherExamDates = declareCall({
  method: 'POST',
  path: '/practical-exam/dates',
  who: 'learner',
  reads: true,
  summary: 'The dates to which the learner may move from a practical exam',
  source: 'ours',
  request: z.object({ practicalExamId: idCodec }),
  response: z.array(renamedWire(domain.otherExamDate, { practicalExam: practicalExamWire })),
  empty: [],
  refusals: ['notFound'],
})

/**
 * Moves a seat to another date of the same practical exam at the same price, free of charge, until 24 hours before
 * the start of the old date. The old seat is released only when the new seat is reserved. Decision:
 * docs/decisions/moving-places.md.
 */
export const moveToOtherExamDate = declareCall({
  method: 'POST',
  path: '/user/practicalExamApprove/reschedule',
  who: 'learner',
  summary: 'Moves the learner’s place to another date of the same practical exam',
  source: 'decided',
  request: z.object({ practicalExamId: idCodec, toPracticalExamId: idCodec }),
  response: practicalExamWire,
  refusals: ['notFound', 'tooLateToCancel', 'enrolmentExpired', 'alreadyRegistered', 'practicalExamFull'],
})

/**
 * Submits the learner's record of practical work, which the learner can replace until it is graded. Decision:
 * docs/decisions/exam-rules.md.
 */
export const saveExamRecord = declareCall({
  method: 'POST',
  path: '/user/practicalExamApprove/saveExamRecord',
  who: 'learner',
  summary: 'Saves the link and password of the record of the practical work',
  source: 'S2 7',
  request: wireObject({
    enrolmentId: ['practicalExamApproveId', idCodec],
    recordLink: z.url({ protocol: /^https$/ }).check(z.maxLength(500)),
    recordPassword: ['linkPasswd', z.optional(z.nullable(z.string().check(z.maxLength(100))))],
  }),
  response: z.literal(true),
  refusals: ['notFound', 'repeatSubmit'],
})

const score = z.int().check(z.minimum(0), z.maximum(100))

const gradeFields = { id: idCodec, score: z.optional(score), absent: z.optional(z.literal(true)) }
const isOneGrade = (grade: { score?: number | undefined; absent?: true | undefined }): boolean =>
  (grade.score === undefined) === (grade.absent === true)

/**
 * Grades a practical exam, with a score (80 or more is a pass) or as absent. Only the trainer who is assigned to the
 * exam may grade. Specification 1, section 9.
 */
export const gradePracticalExam = declareCall({
  method: 'POST',
  path: '/operator/practical-exam/grade',
  byPerson: true,
  who: 'operator',
  role: ['trainer', 'reviewer'],
  summary: 'Grades a learner’s practical exam',
  source: 'ours',
  request: z.object(gradeFields).check(z.refine(isOneGrade)),
  response: z.object({ status: practicalExamEnrolmentCode }),
  refusals: ['notFound', 'forbidden', 'repeatSubmit'],
})

/**
 * Corrects the grade of a practical exam. The learner is notified of the reason. The person who graded the exam may
 * correct the grade for 14 days, a reviewer even later. Refused once an application or a certificate is based on the
 * grade. Decision: docs/decisions/corrections.md.
 */
export const correctPracticalExam = declareCall({
  method: 'POST',
  path: '/operator/practical-exam/correct-grade',
  byPerson: true,
  who: 'operator',
  role: ['trainer', 'reviewer'],
  summary: 'Corrects the grade of a learner’s practical exam',
  source: 'ours',
  request: z.object({ ...gradeFields, reason: correctionReason }).check(z.refine(isOneGrade)),
  response: z.object({ status: practicalExamEnrolmentCode }),
  refusals: ['notFound', 'forbidden'],
})
