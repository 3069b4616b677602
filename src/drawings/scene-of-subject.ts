import type { Subject } from '../domain/course/course.ts'

/** What each subject shows where nothing else was chosen. */
export const sceneOfSubject: Record<Subject, string> = {
  cctv: 'campus',
  access: 'door-strike',
  intrusion: 'detector-pattern',
  network: 'switch-ring',
  thermal: 'bearing',
  base: 'site-layers',
}
