import { expect, test, vi } from 'vitest'
import { runChecks } from './run-checks.ts'

test('an unknown check fails and names the known ones', async () => {
  const print = vi.spyOn(console, 'log').mockReturnValue()
  expect(await runChecks(['lint'])).toEqual({ passed: 0, failed: 1 })
  expect(print.mock.calls.flat().join()).toContain('format and lint')
  print.mockRestore()
})
