import type { LearnerProgress } from './certification.ts'

/**
 * The text below the title of a certification page, which shows the learner's progress. Specification 1, section 4:
 * certification detail.
 */
export type SubTitle =
  | 'registrationFailed'
  | 'registrationApproved'
  | 'examTip'
  | 'practicalExamTip'
  | 'readyToApply'
  | 'applied'
  | 'appliedSuccess'

const subTitles = {
  enrol: null,
  learning: null,
  exam: 'examTip',
  practicalExam: 'practicalExamTip',
  apply: 'readyToApply',
  finish: 'applied',
  approved: 'appliedSuccess',
} as const satisfies Record<LearnerProgress['status'], SubTitle | null>

/**
 * Returns the subtitle for a status, or null. Before a learner enrols again, the subtitle shows the result of the
 * former registration.
 */
export function subTitleOf({
  status,
  childStatus,
}: Pick<LearnerProgress, 'status' | 'childStatus'>): SubTitle | null {
  if (status === 'enrol' && (childStatus === 'registrationFailed' || childStatus === 'registrationApproved'))
    return childStatus
  return subTitles[status]
}

/** Whether the page offers no action: the registration is closed, or the application is waiting for its decision. */
export const isCertificationReadOnly = ({
  status,
  childStatus,
}: Pick<LearnerProgress, 'status' | 'childStatus'>): boolean =>
  childStatus === 'closed' || status === 'finish'

/**
 * Whether a registered learner has to enrol again, for example after two failed theory exams, or because the study
 * records were cleared.
 */
export const shouldReEnrol = ({
  status,
  childStatus,
}: Pick<LearnerProgress, 'status' | 'childStatus'>): boolean =>
  status === 'enrol' && childStatus === 'registrationApproved'
