import type * as z from 'zod/mini'
import type { classroomMode } from './classroom-mode.ts'

type Mode = z.infer<typeof classroomMode>

const away: readonly Mode[] = ['online', 'webinar']

/**
 * Whether a training of this mode brings people to one place, where food may be ordered. Decisions:
 * "Classrooms".
 */
export const isOnSite = (mode: Mode): boolean => !away.includes(mode)
