import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Machine } from './state-machines.ts'
import { findStaleStates, renderStates } from './state-tables.ts'

const door: Machine = { title: 'Door', codes: { open: '0', shut: '1' }, moves: { open: ['shut'], shut: [] } }

test('a table has its states, their codes and where each may go', () => {
  expect(renderStates([door])).toContain(
    [
      '## Door',
      '',
      '| State | Code | May go to |',
      '| ----- | ---- | --------- |',
      '| open  | 0    | shut      |',
      '| shut  | 1    | nowhere   |',
    ].join('\n'),
  )
})

test('a document that says something else is blamed, and one that says the same is not', () => {
  expect(findStaleStates([door], { path: 'states.md', text: renderStates([door]) }, false)).toEqual([])
  expect(findStaleStates([door], { path: 'states.md', text: '# Old' }, false)).toMatchObject([
    { level: 'error', where: 'states.md' },
  ])
})

test('asked to, it writes the document', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'states-')), 'states.md')
  expect(findStaleStates([door], { path, text: '' }, true)).toEqual([])
  expect(readFileSync(path, 'utf8')).toBe(renderStates([door]))
})
