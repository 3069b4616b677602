import { expect, test } from 'vitest'
import { isJobRunning, isPublishRunning } from './is-job-running.ts'

const now = Date.parse('2026-01-15T12:00:00Z')
const claimed = { state: 'waiting', tries: 1, failure: null, dueAt: new Date(now + 1000) } as const

test.each([
  ['claimed', claimed, true],
  ['queued for later', { ...claimed, tries: 0 }, false],
  ['waiting for its next try', { ...claimed, failure: 'The disk is full.' }, false],
  ['failed', { ...claimed, state: 'failed' as const }, false],
  ['claimed with an expired lease', { ...claimed, dueAt: new Date(now) }, false],
])('a %s job is running: %#', (_name, job, isRunning) => {
  expect(isJobRunning(job, now)).toBe(isRunning)
})

test.each([
  ['claimed by a server', claimed, true],
  ['done by the request of an editor', { ...claimed, tries: 0 }, true],
  ['queued, and due now', { ...claimed, tries: 0, dueAt: new Date(now) }, false],
  ['waiting for its next try', { ...claimed, failure: 'The disk is full.' }, false],
])('a publish that is %s is running: %#', (_name, job, isRunning) => {
  expect(isPublishRunning(job, now)).toBe(isRunning)
})
