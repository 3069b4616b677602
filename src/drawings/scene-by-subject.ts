import type { Subject } from '../domain/course/course.ts'

/** The default scene of each subject. */
export const sceneBySubject: Record<Subject, string> = {
  cctv: 'campus',
  access: 'door-strike',
  intrusion: 'detector-pattern',
  network: 'switch-ring',
  thermal: 'bearing',
  base: 'site-layers',
}
