import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { getCertification } from '../../src/contract/certification.ts'
import { findMyTrainings } from '../../src/contract/my-training.ts'
import { saveExamRecord } from '../../src/contract/practical-exam-enrolment.ts'
import { getSession } from '../../src/contract/session.ts'
import type { Certification } from '../../src/domain/certification/certification.ts'
import type { PracticalExamEnrolment } from '../../src/domain/practical-exam/practical-exam-enrolment.ts'
import { certificationWith, place, practicalExamWith } from '../fixtures/certification.ts'
import { learnerWith } from '../fixtures/course.ts'
import { type FakePage, openPage } from '../fixtures/environment.ts'
import { redraw, show } from './show.tsx'

let page: FakePage

beforeEach(async () => {
  page = await openPage()
  page.url = new URL('http://portal.test/eu/practical-exam-task/2')
  page.portal.answer(getSession, () => learnerWith())
  page.portal.answer(saveExamRecord, () => true as const)
})

const showTask = async (status: PracticalExamEnrolment | null, change: Partial<Certification> = {}) => {
  const certificationDetail = certificationWith({ status: 'practicalExam', ...change })
  const exam = practicalExamWith({
    own: { ...practicalExamWith().own, enrolmentId: 9, status: status ?? 'notEnrolled' },
  })
  const row = { relation: 'practicalExam' as const, practicalExam: exam, learning: null, currency: null }
  page.portal.answer(getCertification, () => ({ certificationDetail, courseList: [], banner: null }))
  page.portal.answer(findMyTrainings, () => ({ rows: status ? [row] : [], total: status ? 1 : 0 }))
  return show(await import('../../src/islands/practical-exam-task/island.tsx'), { place })
}
const link = () => screen.getByLabelText('Link (https)')

test('who is enrolled reads the task line by line and hands in a record', async () => {
  const user = await showTask('enrolled')
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'Mount a camera.',
    'Measure the picture.',
  ])
  await user.type(link(), 'https://records.example/9')
  await user.type(screen.getByLabelText('Password of the link, if it has one'), 'secret')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await redraw()
  expect(page.portal.calls.find(({ path }) => path === saveExamRecord.path)?.request).toEqual({
    practicalExamApproveId: 9,
    recordLink: 'https://records.example/9',
    linkPasswd: 'secret',
  })
  const { $toasts } = await import('../../src/stores/notices.ts')
  expect($toasts.get().map(({ text }) => text)).toEqual(['enrolment:practicalExam.recordSaved'])
})

test('an address that is not https is not sent, and the field says so', async () => {
  const user = await showTask('enrolled')
  await user.type(link(), 'http://records.example/9')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(screen.getByRole('alert').textContent).toContain('https://')
  expect(page.portal.times(saveExamRecord)).toBe(0)
})

test('after a pass the button is there and disabled', async () => {
  await showTask('passed')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' }).disabled).toBe(true)
})

test('where no record is needed the task shows without a form', async () => {
  await showTask(null, { needsRecord: false })
  expect(screen.getByText('Mount a camera.')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

test('who may not see it is told, and goes back to the certification', async () => {
  const user = await showTask(null)
  expect(screen.getByRole('dialog', { name: 'You don’t have access' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Back to the certification' }))
  expect(page.left).toEqual(['/eu/certification/detail/2'])
})

test('an anonymous reader is asked to sign in', async () => {
  page.signedIn = false
  await showTask(null)
  const { $signInReason } = await import('../../src/stores/notices.ts')
  expect($signInReason.get()).toBe('enrolment:practicalExam.signInForTask')
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeDefined()
})

test('a task that could not be loaded may be tried again', async () => {
  const { loadSession } = await import('../../src/stores/session.ts')
  await loadSession()
  page.portal.online = false
  const user = await showTask('enrolled')
  page.portal.online = true
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await redraw()
  expect(screen.getByText('Mount a camera.')).toBeDefined()
})

test('an address without an id leads to the practical exams', async () => {
  page.url = new URL('http://portal.test/eu/practical-exam-task')
  await showTask(null)
  expect(screen.getByRole('link', { name: 'Practical exams' })).toBeDefined()
})
