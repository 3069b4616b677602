import * as z from 'zod/mini'
import { createTransitionCheck, type StateTransitions } from '../state.ts'

/** The progress of a learner in a certification. Specification 1, section 4: certification progress status. */
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
 * The statuses that a learner's certification may go to. Back to `enrol`: study records cleared, two theory attempts failed,
 * the exam window passed, a certificate expired. `exam` to `learning`: a newer release has courses that are not learned yet, or
 * the attendance of a counted training was corrected. `apply` to `practicalExam`: the grade was corrected. `finish` to `apply`:
 * the application was rejected. `approved` to `finish`: a renewal waits for its decision.
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

export const canChangeProgress = createTransitionCheck<CertificationProgress>(certificationTransitions)

/** The names of the step bar's steps, in their order. Specification 1, section 2: certification detail. */
export const certificationStep = ['enrol', 'learn', 'exam', 'apply'] as const

/** The number of a step in the step bar: enrol, learn, exam, apply. */
export type ProgressStep = 1 | 2 | 3 | 4

/** The number of the step of each status. Specification 1, section 2: certification detail. */
export const stepOf = {
  enrol: 1,
  learning: 2,
  exam: 3,
  practicalExam: 3,
  apply: 4,
  finish: 4,
  approved: 4,
} as const satisfies Record<CertificationProgress, ProgressStep>
