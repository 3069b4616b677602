import * as z from 'zod/mini'
import { createTransitionCheck, type StateTransitions } from '../state.ts'

/**
 * The status of a learner's progress in a certification. Specification 1, section 4: certification progress status.
 */
export const certificationProgress = z.enum([
  'enrol',
  'learning',
  'exam',
  'practicalExam',
  'apply',
  'finish',
  'approved',
])
export type CertificationProgress = z.infer<typeof certificationProgress>

/**
 * The statuses to which a learner's certification may go from each status. These transitions go back:
 * - to `enrol` if study records are cleared, two theory attempts fail, the exam window passes, or a certificate
 *   expires
 * - from `exam` to `learning` if a newer version has courses that are not learned yet, or the attendance of a
 *   counted training is corrected
 * - from `apply` to `practicalExam` if the grade is corrected
 * - from `finish` to `apply` if the application is rejected
 * - from `approved` to `finish` while a renewal waits for its decision
 */
export const certificationTransitions = {
  enrol: ['learning'],
  learning: ['exam', 'enrol'],
  exam: ['practicalExam', 'apply', 'learning', 'enrol'],
  practicalExam: ['apply'],
  apply: ['finish', 'practicalExam'],
  finish: ['approved', 'apply'],
  approved: ['finish', 'enrol'],
} as const satisfies StateTransitions<CertificationProgress>

export const canChangeCertificationProgress =
  createTransitionCheck<CertificationProgress>(certificationTransitions)

/** The names of the steps in the step bar, in their order. Specification 1, section 2: certification detail. */
export const certificationSteps = ['enrol', 'learn', 'exam', 'apply'] as const

/** The number of a step in the step bar: enrol, learn, exam, apply. */
export type ProgressStep = 1 | 2 | 3 | 4

/** The number of the step in the step bar for each status. Specification 1, section 2: certification detail. */
export const stepByProgress = {
  enrol: 1,
  learning: 2,
  exam: 3,
  practicalExam: 3,
  apply: 4,
  finish: 4,
  approved: 4,
} as const satisfies Record<CertificationProgress, ProgressStep>
