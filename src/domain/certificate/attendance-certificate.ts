import * as z from 'zod/mini'
import { classroomMode } from '../classroom/classroom-mode.ts'
import { contentId } from '../content-item/field.ts'

/** A certificate of attendance, for a training that leads to no certification. `id` is the id of the enrolment. */
export const attendanceCertificate = z.object({
  id: z.int(),
  number: z.string(),
  classroomId: contentId,
  training: z.string(),
  mode: classroomMode,
  heldAt: z.iso.datetime(),
})
export type AttendanceCertificate = z.infer<typeof attendanceCertificate>

/**
 * Returns the number of a certificate of attendance, derived from the enrolment's id.
 * @example attendanceCertificateNumber(12) // 'AT-000012'
 */
export const attendanceCertificateNumber = (enrolmentId: number): string =>
  `AT-${String(enrolmentId).padStart(6, '0')}`
