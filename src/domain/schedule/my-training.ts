import * as z from 'zod/mini'
import { classroomEntry, standing } from '../classroom/classroom-entry.ts'
import { practicalExamSummary } from '../practical-exam/practical-exam.ts'

/** Something with a date that a learner has, or had, a place in. */
export const myClassroom = z.object({
  relation: z.enum(['classroom', 'nonCertification']),
  classroom: classroomEntry,
})
export const myPracticalExam = z.object({
  relation: z.literal('practicalExam'),
  practicalExam: practicalExamSummary,
  ...standing,
})
export const myTraining = z.union([myClassroom, myPracticalExam])
export type MyTraining = z.infer<typeof myTraining>

/** What is still to come or under way, or what is over. */
export const trainingTime = z.enum(['upcoming', 'over'])
export type TrainingTime = z.infer<typeof trainingTime>
