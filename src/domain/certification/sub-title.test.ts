import { expect, test } from 'vitest'
import type { LearnerProgress } from './certification.ts'
import { isCertificationReadOnly, shouldReEnrol, subTitleOf } from './sub-title.ts'

const subTitle = (status: LearnerProgress['status'], childStatus: LearnerProgress['childStatus'] = null) =>
  subTitleOf({ status, childStatus })

test('in status enrol the child status decides', () => {
  expect(subTitle('enrol')).toBeNull()
  expect(subTitle('enrol', 'registrationFailed')).toBe('registrationFailed')
  expect(subTitle('enrol', 'registrationApproved')).toBe('registrationApproved')
  expect(subTitle('enrol', 'closed')).toBeNull()
})

test('from `learning` on, the status alone determines the subtitle', () => {
  const subTitles = (['learning', 'exam', 'practicalExam', 'apply', 'finish', 'approved'] as const).map(
    (status) => subTitle(status, 'registrationApproved'),
  )
  expect(subTitles).toEqual([
    null,
    'examTip',
    'practicalExamTip',
    'readyToApply',
    'applied',
    'appliedSuccess',
  ])
})

test('a closed registration and a finished certification are read-only', () => {
  expect(isCertificationReadOnly({ status: 'learning', childStatus: 'closed' })).toBe(true)
  expect(isCertificationReadOnly({ status: 'finish', childStatus: 'registrationApproved' })).toBe(true)
  expect(isCertificationReadOnly({ status: 'apply', childStatus: 'registrationApproved' })).toBe(false)
})

test('a registered learner in status enrol enrols again; a failed or missing registration only enrols', () => {
  expect(shouldReEnrol({ status: 'enrol', childStatus: 'registrationApproved' })).toBe(true)
  expect(shouldReEnrol({ status: 'enrol', childStatus: 'registrationFailed' })).toBe(false)
  expect(shouldReEnrol({ status: 'enrol', childStatus: null })).toBe(false)
  expect(shouldReEnrol({ status: 'learning', childStatus: 'registrationApproved' })).toBe(false)
})
