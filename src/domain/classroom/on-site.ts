import type * as z from 'zod/mini'
import type { classroomMode } from './classroom-document.ts'

type Mode = z.infer<typeof classroomMode>

const away: readonly Mode[] = ['online', 'webinar']

/** Whether people meet at a place, and may be hungry there. Decisions: "Classrooms". */
export const isOnSite = (mode: Mode): boolean => !away.includes(mode)
