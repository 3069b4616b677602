import * as z from 'zod/mini'
import { certificationProgress } from '../certification/progress.ts'
import { currencyCode } from '../country/currency.ts'
import { enrolledClassroom } from './enrolled-classroom.ts'

/**
 * The fields that an entry in a learner's list of trainings has in addition to the training and the enrolment.
 * Specification 1, section 3: entry mapping.
 */
export const classroomEntryFields = {
  /** The learner's progress in the certification of the training; null if the learner is not registered in it. */
  learning: z.nullable(certificationProgress),
  /** The currency of the price; null for a free training. */
  currency: z.nullable(currencyCode),
}
const entryStatus = z.object(classroomEntryFields)
export type ClassroomEntryFields = z.infer<typeof entryStatus>

/** An entry in a learner's list of classrooms: a classroom with the learner's current or past enrolment. */
export const classroomEntry = z.extend(enrolledClassroom, classroomEntryFields)
export type ClassroomEntry = z.infer<typeof classroomEntry>

/** Whether a learner with this progress may begin an exam. Specification 1, section 3: entry mapping. */
export const hasReachedExam = (learning: ClassroomEntryFields['learning']): boolean =>
  learning === 'exam' || learning === 'practicalExam'
