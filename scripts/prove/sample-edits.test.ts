import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sampleEdits } from './sample-edits.ts'

test.each(sampleEdits)('$title: the file contains the text to change', ({ file, from, to }) => {
  expect(readFileSync(file, 'utf8')).toContain(from)
  expect(to).not.toBe(from)
})
