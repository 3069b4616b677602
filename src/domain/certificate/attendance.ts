import * as z from 'zod/mini'
import { classroomMode } from '../classroom/classroom-document.ts'
import { contentId } from '../content/document.ts'

/** A certificate of attendance: of a training that certifies nothing. `id` is that of the enrolment. */
export const attendance = z.object({
  id: z.int(),
  number: z.string(),
  classroomId: contentId,
  training: z.string(),
  mode: classroomMode,
  heldAt: z.iso.datetime(),
})
export type Attendance = z.infer<typeof attendance>

/** The number of a certificate of attendance, by the enrolment that it came of. */
export const attendanceNumber = (enrolmentId: number): string => `AT-${String(enrolmentId).padStart(6, '0')}`
