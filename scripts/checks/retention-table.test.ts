import { expect, test } from 'vitest'
import { findStaleRetention, renderRetention } from './retention-table.ts'

const document = { path: 'docs/retention.md', text: '' }

test('the document lists each kind of data with its time and job', () => {
  const text = renderRetention({
    letter: {
      data: 'letters',
      after: 'reading',
      life: 86_400_000,
      job: 'purgeLetters',
      reason: 'they are read',
    },
  })
  expect(text).toMatch(/\| letters +\| 1 day after reading +\| purgeLetters +\| they are read +\|/)
})

test('a document that differs from the table is a finding', () => {
  expect(findStaleRetention({ ...document, text: renderRetention() }, false)).toEqual([])
  expect(findStaleRetention(document, false)).toHaveLength(1)
})
