import { codedEnum } from '../protocol/wire.ts'

/** The codes of the progress in a certification. Specification 1, section 4. */
export const certificationProgressCode = codedEnum({
  enrol: '0',
  learning: '1',
  exam: '2',
  practicalExam: '3',
  apply: '4',
  finish: '5',
  approved: '6',
})
export const childStatusCode = codedEnum({
  underReview: '0',
  registrationFailed: '1',
  registrationApproved: '2',
  closed: '3',
})
