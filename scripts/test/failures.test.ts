import { expect, test } from 'vitest'
import { formatFailures } from './failures.ts'

test('failed tests are listed with the first lines of their error, without colours', () => {
  const lines = Array.from({ length: 30 }, (_, index) => `line ${index}`)
  const fault = `\u001b[31mError: too late\u001b[39m\n\n${lines.join('\n')}`
  const said = formatFailures([
    { title: 'a test that passed', duration: 1 },
    { title: 'a test that failed', duration: 2, fault },
  ]).split('\n')
  expect(said.slice(0, 4)).toEqual([
    'The failed tests:',
    '  a test that failed',
    '    Error: too late',
    '    line 0',
  ])
  expect(said).toHaveLength(16)
})

test('of a stack, only lines of the portal are shown', () => {
  const fault = `Error: too late
    at Proxy.<anonymous> (file:///portal/node_modules/vitest/dist/chunks/index.js:1765:10)
    at /portal/tests/contract/envelope.test.ts:54:35
    at process.processTicksAndRejections (node:internal/process/task_queues:104:5)`
  expect(
    formatFailures([{ title: 'late', duration: 1, fault }])
      .split('\n')
      .slice(1),
  ).toEqual(['  late', '    Error: too late', '        at /portal/tests/contract/envelope.test.ts:54:35'])
})
