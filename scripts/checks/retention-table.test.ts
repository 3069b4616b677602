import { expect, test } from 'vitest'
import { findStaleRetention, renderRetention } from './retention-table.ts'

const document = { path: 'docs/retention.md', text: '' }

test('the document lists each kind of data with its time and job', () => {
  const letter = { after: 'reading', job: 'purgeLetters', reason: 'they are read' }
  const text = renderRetention({
    letter: { ...letter, data: 'letters', lifetime: 86_400_000 },
    note: { ...letter, data: 'notes', lifetime: 120_000 },
  })
  expect(text).toMatch(/\| letters +\| 1 day after reading +\| purgeLetters +\| they are read +\|/)
  expect(text).toMatch(/\| notes +\| 2 minutes after reading/)
})

test('a document that differs from the table is a finding', () => {
  expect(findStaleRetention({ ...document, text: renderRetention() }, false)).toEqual([])
  expect(findStaleRetention(document, false)).toHaveLength(1)
})
