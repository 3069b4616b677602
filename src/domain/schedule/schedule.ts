import * as z from 'zod/mini'
import { classroom } from '../classroom/classroom.ts'
import { classroomMode } from '../classroom/classroom-document.ts'
import { practicalExamSummary } from '../practical-exam/practical-exam.ts'

/** Something with a date: a classroom of a certification, one without, or a practical exam. */
export const scheduledClassroom = z.object({
  relation: z.enum(['classroom', 'nonCertification']),
  classroom,
})
export const scheduledExam = z.object({
  relation: z.literal('practicalExam'),
  practicalExam: practicalExamSummary,
})
export const scheduled = z.union([scheduledClassroom, scheduledExam])
export type Scheduled = z.infer<typeof scheduled>

/** The modes of classrooms, and practical exams as another one. */
export const scheduleMode = z.enum([...classroomMode.options, 'practicalExam'])
export type ScheduleMode = z.infer<typeof scheduleMode>
