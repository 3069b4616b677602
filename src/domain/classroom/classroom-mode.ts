import * as z from 'zod/mini'

/** The ways in which instructor-led training is held. Specification 1, section 1. */
export const classroomMode = z.enum(['online', 'onsite', 'webinar', 'seminar', 'workshop'])
