import { expect, test } from 'vitest'
import type { CertificationStanding } from './certification.ts'
import { isReadOnly, mustReEnrol, subTitleOf } from './sub-title.ts'

const subTitle = (
  status: CertificationStanding['status'],
  childStatus: CertificationStanding['childStatus'] = null,
) => subTitleOf({ status, childStatus })

test('in status enrol the child status decides', () => {
  expect(subTitle('enrol')).toBeNull()
  expect(subTitle('enrol', 'registrationFailed')).toBe('registrationFailed')
  expect(subTitle('enrol', 'registrationApproved')).toBe('registrationApproved')
  expect(subTitle('enrol', 'closed')).toBeNull()
})

test('later the status itself has its words', () => {
  const told = (['learning', 'exam', 'practicalExam', 'apply', 'finish', 'approved'] as const).map((status) =>
    subTitle(status, 'registrationApproved'),
  )
  expect(told).toEqual([null, 'examTip', 'practicalExamTip', 'readyToApply', 'applied', 'appliedSuccess'])
})

test('a closed registration and a finished one can only be read', () => {
  expect(isReadOnly({ status: 'learning', childStatus: 'closed' })).toBe(true)
  expect(isReadOnly({ status: 'finish', childStatus: 'registrationApproved' })).toBe(true)
  expect(isReadOnly({ status: 'apply', childStatus: 'registrationApproved' })).toBe(false)
})

test('who was registered and stands at the beginning enrols again; who failed to register, or never tried, enrols', () => {
  expect(mustReEnrol({ status: 'enrol', childStatus: 'registrationApproved' })).toBe(true)
  expect(mustReEnrol({ status: 'enrol', childStatus: 'registrationFailed' })).toBe(false)
  expect(mustReEnrol({ status: 'enrol', childStatus: null })).toBe(false)
  expect(mustReEnrol({ status: 'learning', childStatus: 'registrationApproved' })).toBe(false)
})
