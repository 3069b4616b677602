import type { ClassroomMode } from '../domain/classroom/classroom-mode.ts'

/** The scene of each mode of instructor-led training. */
export const sceneByMode: Record<ClassroomMode, string> = {
  online: 'webinar',
  webinar: 'webinar',
  onsite: 'classroom',
  seminar: 'classroom',
  workshop: 'workbench',
}

/** The scene of a practical exam. */
export const practicalExamScene = 'examination'
