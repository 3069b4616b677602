import * as z from 'zod/mini'
import { sessionState } from '../classroom/classroom-session.ts'
import { classroomRegion, classroomTrainer } from '../classroom/classroom-summary.ts'
import { bodyLanguage } from '../content-item/body-language.ts'
import { contentId, countryField, price, sessionTimes } from '../content-item/field.ts'
import { offer } from '../order/offer.ts'
import { practicalExamEnrolmentStatus } from './practical-exam-enrolment.ts'

/**
 * The signed-in learner's enrolment. For a learner who is not enrolled, the fields are null and the status is
 * `notEnrolled`.
 */
export const myPracticalExamEnrolment = z.object({
  enrolmentId: z.nullable(contentId),
  status: practicalExamEnrolmentStatus,
  recordLink: z.nullable(z.string()),
  recordPassword: z.nullable(z.string()),
  allergies: z.nullable(z.string()),
  diet: z.nullable(z.string()),
})
export type MyPracticalExamEnrolment = z.infer<typeof myPracticalExamEnrolment>

/**
 * A date of a certification's practical exam with its location. `startsAt` and `endsAt` are instants in UTC, `zone`
 * is the IANA zone of the venue; `fee` is in minor units by currency, null if it is free. Specification 1, section
 * 3.
 */
export const practicalExamSummary = z.object({
  id: contentId,
  certificationId: contentId,
  certificationName: z.string(),
  name: z.string(),
  ...sessionTimes,
  location: z.string(),
  country: countryField,
  regions: z.array(classroomRegion),
  capacity: z.int(),
  seatsLeft: z.int().check(z.minimum(0)),
  state: sessionState,
  /** The trainer who grades the exam; null if the site does not show this trainer. */
  trainer: z.nullable(classroomTrainer),
  fee: z.nullable(price),
  offer,
  own: myPracticalExamEnrolment,
  language: z.string(),
})
export type PracticalExamSummary = z.infer<typeof practicalExamSummary>

/** A date of a practical exam with instructions for preparing; `preparation` is allow-list HTML. */
export const practicalExam = z.extend(practicalExamSummary, { preparation: z.string(), bodyLanguage })
export type PracticalExam = z.infer<typeof practicalExam>

/** The practical exams of one certification. */
export const practicalExamCard = z.object({
  certificationId: contentId,
  certificationName: z.string(),
  exams: z.array(practicalExamSummary),
})
export type PracticalExamCard = z.infer<typeof practicalExamCard>
