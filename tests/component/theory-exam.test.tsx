import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { getCertification } from '../../src/contract/certification.ts'
import { getExamResult } from '../../src/contract/exam.ts'
import { getSession } from '../../src/contract/session.ts'
import type { Certification } from '../../src/domain/certification/certification.ts'
import type { ExamResult } from '../../src/domain/exam/exam.ts'
import { certificationWith, examResultWith, place } from '../fixtures/certification.ts'
import { learnerWith } from '../fixtures/course.ts'
import { type FakePage, openPage } from '../fixtures/environment.ts'
import { redraw, show } from './show.tsx'

let page: FakePage

beforeEach(async () => {
  page = await openPage()
  page.portal.answer(getSession, () => learnerWith())
})

const showExam = async (status: Certification['status'], result: Partial<ExamResult> = {}) => {
  const certificationDetail = certificationWith({ status, childStatus: 'registrationApproved' })
  page.portal.answer(getCertification, () => ({ certificationDetail, courseList: [], banner: null }))
  page.portal.answer(getExamResult, () => examResultWith(result))
  return show(await import('../../src/islands/theory-exam/island.tsx'), {
    id: 2,
    kind: 'hsc' as const,
    place,
  })
}
const start = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Start the theory exam' })

test('while learning the exam is closed, and says why', async () => {
  await showExam('learning')
  expect(start().disabled).toBe(true)
  expect(screen.getByText('Opens with 9 credits.')).toBeDefined()
})

test('with the credits it may be started', async () => {
  const user = await showExam('exam', { mayEnter: true })
  await user.click(start())
  await redraw()
  expect(page.left).toEqual(['/eu/exam?relationId=2&relationType=0'])
})

test('after a failure the score shows, and that one attempt is left', async () => {
  await showExam('exam', { mayEnter: true, state: 'failed', score: 72, attempts: 1 })
  expect(screen.getByText('72 of 100')).toBeDefined()
  expect(screen.getByText('Attempt 1 of 2')).toBeDefined()
  expect(screen.getByText('One attempt is left.')).toBeDefined()
})

test('an attempt under way is gone on with', async () => {
  await showExam('exam', { mayEnter: true, state: 'open', attempts: 1 })
  expect(screen.getByRole('button', { name: 'Go on with the exam' })).toBeDefined()
})

test('whoever let the time pass enrols again', async () => {
  await showExam('exam', { mayEnter: false })
  expect(screen.getByRole('button', { name: 'Enrol again' })).toBeDefined()
})

test('after a pass nothing is left to start', async () => {
  await showExam('apply', { state: 'passed', score: 88, attempts: 1 })
  expect(screen.queryByRole('button')).toBeNull()
})

test('an anonymous reader is asked to sign in', async () => {
  page.signedIn = false
  const user = await showExam('enrol')
  await user.click(start())
  await redraw()
  const { $signInReason } = await import('../../src/stores/notices.ts')
  expect($signInReason.get()).toBe('enrolment:certification.signInForExam')
})
