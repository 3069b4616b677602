import { expect, test } from 'vitest'
import { isJobRunning } from './is-job-running.ts'

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
