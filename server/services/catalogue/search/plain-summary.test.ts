import { expect, test } from 'vitest'
import { plainSummary } from './plain-summary.ts'

test('a short text stays, without the space that markup left', () => {
  expect(plainSummary('  Twelve  for the general \n one. ')).toBe('Twelve for the general one.')
})

test('entities become what they mean, unknown ones stay', () => {
  expect(plainSummary('5 &lt; 6 &amp; &quot;x&quot; &what;')).toBe('5 < 6 & "x" &what;')
})

test('a long text is cut between words', () => {
  const cut = plainSummary('word '.repeat(100))
  expect(cut.length).toBeLessThanOrEqual(201)
  expect(cut).toMatch(/word…$/)
  expect(plainSummary('x'.repeat(300))).toBe(`${'x'.repeat(200)}…`)
})
