import type { CertificationStanding } from './certification.ts'

/**
 * The line below the title of a certification page, which says how far the learner is. Specification 1,
 * section 4: certification detail.
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
} as const satisfies Record<CertificationStanding['status'], SubTitle | null>

/**
 * The sub-title for a status; before enrolling again, the learner is told what became of the former
 * registration.
 */
export function subTitleOf({
  status,
  childStatus,
}: Pick<CertificationStanding, 'status' | 'childStatus'>): SubTitle | null {
  if (status === 'enrol' && (childStatus === 'registrationFailed' || childStatus === 'registrationApproved'))
    return childStatus
  return subTitles[status]
}

/** Whether the page offers no act: the registration is closed, or the application waits for its decision. */
export const isReadOnly = ({
  status,
  childStatus,
}: Pick<CertificationStanding, 'status' | 'childStatus'>): boolean =>
  childStatus === 'closed' || status === 'finish'

/** Whether the learner was registered and has to begin again: two failed theory exams, or what was learned was cleared. */
export const mustReEnrol = ({
  status,
  childStatus,
}: Pick<CertificationStanding, 'status' | 'childStatus'>): boolean =>
  status === 'enrol' && childStatus === 'registrationApproved'
