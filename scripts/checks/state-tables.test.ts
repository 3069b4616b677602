import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { StateMachine } from './state-machines.ts'
import { findStaleStateTables, renderStateTables } from './state-tables.ts'

const door: StateMachine = {
  title: 'Door',
  codes: { open: '0', shut: '1' },
  transitions: { open: ['shut'], shut: [] },
}

test('a table has its states, their codes and their transitions', () => {
  expect(renderStateTables([door])).toContain(
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

test('a stale document is reported, and a current one is not', () => {
  expect(findStaleStateTables([door], { path: 'states.md', text: renderStateTables([door]) }, false)).toEqual(
    [],
  )
  expect(findStaleStateTables([door], { path: 'states.md', text: '# Old' }, false)).toMatchObject([
    { level: 'error', where: 'states.md' },
  ])
})

test('on demand it writes the document', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'states-')), 'states.md')
  expect(findStaleStateTables([door], { path, text: '' }, true)).toEqual([])
  expect(readFileSync(path, 'utf8')).toBe(renderStateTables([door]))
})
