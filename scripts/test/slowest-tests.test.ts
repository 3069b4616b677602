import { expect, test } from 'vitest'
import { formatSlowestTests } from './slowest-tests.ts'

test('the ten slowest tests are listed, the slowest first', () => {
  const tests = Array.from({ length: 12 }, (_, index) => ({ title: `test ${index}`, duration: index * 1000 }))
  const lines = formatSlowestTests(tests).split('\n')
  expect(lines).toHaveLength(11)
  expect(lines[1]).toBe('   11.0 s  test 11')
  expect(lines.at(-1)).toBe('    2.0 s  test 2')
})
