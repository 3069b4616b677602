import * as z from 'zod/mini'
import { classroom } from '../classroom/classroom.ts'
import { classroomMode } from '../classroom/classroom-mode.ts'
import { practicalExamSummary } from '../practical-exam/practical-exam.ts'

/** A classroom in the schedule, with or without a certification. */
export const scheduledClassroom = z.object({
  kind: z.enum(['classroom', 'nonCertification']),
  classroom,
})
export const scheduledExam = z.object({
  kind: z.literal('practicalExam'),
  practicalExam: practicalExamSummary,
})
export const scheduledSession = z.union([scheduledClassroom, scheduledExam])
export type ScheduledSession = z.infer<typeof scheduledSession>

/** The values of the schedule's filter by mode: the modes of classrooms, and practical exams. */
export const scheduleMode = z.enum([...classroomMode.options, 'practicalExam'])
export type ScheduleMode = z.infer<typeof scheduleMode>
