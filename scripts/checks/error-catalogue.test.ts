import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findStaleErrorCatalogue, renderErrorCatalogue } from './error-catalogue.ts'

const calls = [
  { name: 'enrol', who: 'learner', refusals: ['trainingFull', 'notFound'] },
  { name: 'submit', who: 'learner', refusals: [], fault: 'submitFailed' },
] as const
const texts = new Map([['10014', 'This training is full.']])
const text = renderErrorCatalogue(calls, texts)

test('a code has its name, its status and its message', () => {
  expect(text).toMatch(/^\| 10014 +\| trainingFull +\| 200 +\| This training is full\. +\|$/m)
  expect(text).toMatch(/^\| 10022 +\| tooFrequent +\| 429 +\| +\|$/m)
})

test('the calls that declare a code or fail with it are listed', () => {
  expect(text).toContain('\n- 10014: enrol\n')
  expect(text).toContain('\n- 30001: submit\n')
  expect(text).toContain('\n- 400: every call\n')
  expect(text).toContain('\n- 10015: none\n')
})

test('a stale document is reported, or written on demand', () => {
  expect(findStaleErrorCatalogue(calls, texts, { path: 'catalogue.md', text }, false)).toEqual([])
  expect(findStaleErrorCatalogue(calls, texts, { path: 'catalogue.md', text: '' }, false)).toMatchObject([
    { level: 'error', where: 'catalogue.md' },
  ])
  const path = join(mkdtempSync(join(tmpdir(), 'catalogue-')), 'catalogue.md')
  expect(findStaleErrorCatalogue(calls, texts, { path, text: '' }, true)).toEqual([])
  expect(readFileSync(path, 'utf8')).toBe(text)
})
