import { expect, test } from 'vitest'
import { formatStepTable } from './step-table.ts'

test('the table has seconds and counts of each step, and the totals last', () => {
  const table = formatStepTable([
    { name: 'unit', passed: 40, failed: 0, seconds: 3.21, skipped: false },
    { name: 'links', passed: 0, failed: 1, seconds: 0, skipped: true },
  ])
  expect(table.split('\n')).toEqual([
    'step    seconds    passed    failed',
    'unit        3.2        40         0',
    'links   not run         0         1',
    'all         3.2        40         1',
    '',
    '40 passed, 1 failed',
  ])
})
