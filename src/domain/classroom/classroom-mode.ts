import * as z from 'zod/mini'

/** The modes of instructor-led training. Specification 1, section 1. */
export const classroomMode = z.enum(['online', 'onsite', 'webinar', 'seminar', 'workshop'])
export type ClassroomMode = z.infer<typeof classroomMode>
