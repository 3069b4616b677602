import * as z from 'zod/mini'
import { classroomEntry, classroomEntryFields } from '../classroom/classroom-entry.ts'
import { practicalExamSummary } from '../practical-exam/practical-exam.ts'

/** A classroom or workshop with the learner's current or past enrolment. */
export const myClassroom = z.object({
  kind: z.enum(['classroom', 'nonCertification']),
  classroom: classroomEntry,
})
export type MyClassroom = z.infer<typeof myClassroom>
export const myPracticalExam = z.object({
  kind: z.literal('practicalExam'),
  practicalExam: practicalExamSummary,
  /** Whether the learner sees the task of the practical exam. */
  task: z.boolean(),
  ...classroomEntryFields,
})
export const myTraining = z.union([myClassroom, myPracticalExam])
export type MyTraining = z.infer<typeof myTraining>

/** The two lists of a learner's trainings: upcoming or running ones, and ended ones. */
export const trainingPeriod = z.enum(['upcoming', 'over'])
export type TrainingPeriod = z.infer<typeof trainingPeriod>
