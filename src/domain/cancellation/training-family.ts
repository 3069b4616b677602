import * as z from 'zod/mini'

/** The families of content with a date and participants: training sessions and dates of practical exams. */
export const trainingFamily = z.enum(['classroom', 'practicalExam'])
export type TrainingFamily = z.infer<typeof trainingFamily>
