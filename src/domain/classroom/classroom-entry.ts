import * as z from 'zod/mini'
import { certificationProgress } from '../certification/progress.ts'
import { currencyCode } from '../country/currency.ts'
import { enrolledClassroom } from './enrolled-classroom.ts'

/**
 * The fields that describe a learner's standing for a training with a date, beside the enrolment.
 * Specification 1, section 3: entry mapping.
 */
export const classroomEntryFields = {
  /** The learner's progress in the training's certification; null without a registration. */
  learning: z.nullable(certificationProgress),
  /** The currency that the training is paid in; null where it is free. */
  currency: z.nullable(currencyCode),
}
const standingObject = z.object(classroomEntryFields)
export type ClassroomEntryStatus = z.infer<typeof standingObject>

/** A classroom that a learner has, or had, a place in. */
export const classroomEntry = z.extend(enrolledClassroom, classroomEntryFields)
export type ClassroomEntry = z.infer<typeof classroomEntry>

/** Whether a learner with this progress may begin an exam. Specification 1, section 3: entry mapping. */
export const mayStartExam = (learning: ClassroomEntryStatus['learning']): boolean =>
  learning === 'exam' || learning === 'practicalExam'
