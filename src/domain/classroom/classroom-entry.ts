import * as z from 'zod/mini'
import { certificationProgress } from '../certification/progress.ts'
import { currencyCode } from '../currency/currency.ts'
import { enrolledClassroom } from './enrolled-classroom.ts'

/** What something with a date is to a learner beyond its enrolment. Specification 1, section 3: entry mapping. */
export const standing = {
  /** How far the learner is in its certification; null without a registration. */
  learning: z.nullable(certificationProgress),
  /** What it is paid in; null where it is free. */
  currency: z.nullable(currencyCode),
}
const standingObject = z.object(standing)
export type Standing = z.infer<typeof standingObject>

/** A classroom that a learner has, or had, a place in. */
export const classroomEntry = z.extend(enrolledClassroom, standing)
export type ClassroomEntry = z.infer<typeof classroomEntry>

/** Whether a learner so far may begin an exam. Specification 1, section 3: entry mapping. */
export const mayStartExam = (learning: Standing['learning']): boolean =>
  learning === 'exam' || learning === 'practicalExam'
