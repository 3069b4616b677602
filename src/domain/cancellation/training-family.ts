import * as z from 'zod/mini'

/** The families of content that have a date and participants: sessions of trainings, and dates of practical exams. */
export const trainingFamily = z.enum(['classroom', 'practicalExam'])
export type TrainingFamily = z.infer<typeof trainingFamily>
