import { expect, test } from 'vitest'
import { certificationProgress } from '../certification/progress.ts'
import { canSeeTask, findExamForRecord, recordButtonStateOf } from './task-panel.ts'

const task = { showsTask: true, needsRecord: false, status: 'practicalExam' } as const

test('a task that is not shown is hidden from everybody', () => {
  expect(canSeeTask({ ...task, showsTask: false }, ['enrolled'])).toBe(false)
})

test('a task without a record is visible from the practical exam on', () => {
  const seen = certificationProgress.options.filter((status) => canSeeTask({ ...task, status }, []))
  expect(seen).toEqual(['practicalExam', 'apply', 'finish', 'approved'])
})

test('a task with a record is visible to learners who are enrolled in a date or have passed one', () => {
  const withRecord = { ...task, needsRecord: true }
  expect(canSeeTask(withRecord, [])).toBe(false)
  expect(canSeeTask(withRecord, ['notEnrolled', 'pending', 'failed', 'absent'])).toBe(false)
  expect(canSeeTask(withRecord, ['failed', 'enrolled'])).toBe(true)
  expect(canSeeTask(withRecord, ['passed'])).toBe(true)
})

test('a record may be submitted until the exam is passed', () => {
  const statuses = [undefined, 'notEnrolled', 'pending', 'enrolled', 'passed', 'failed', 'absent'] as const
  expect(statuses.map(recordButtonStateOf)).toEqual([
    'none',
    'none',
    'none',
    'open',
    'disabled',
    'open',
    'none',
  ])
})

test('the record belongs to an upcoming date rather than a past one', () => {
  const exam = (status: 'enrolled' | 'passed' | 'failed' | 'absent') => ({ own: { status } })
  expect(findExamForRecord([exam('failed'), exam('enrolled')])?.own.status).toBe('enrolled')
  expect(findExamForRecord([exam('failed'), exam('passed')])?.own.status).toBe('passed')
  expect(findExamForRecord([exam('absent')])).toBeUndefined()
})
