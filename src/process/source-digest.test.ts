import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { computeSourceDigest } from './source-digest.ts'

const folder = mkdtempSync(join(tmpdir(), 'sources-'))
mkdirSync(join(folder, 'terms'))
afterAll(() => rmSync(folder, { recursive: true }))
const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

test('Markdown changes the digest only if a pattern names it', () => {
  write('program.ts', 'one')
  write('terms/de.md', 'Kurs')
  const all = () => computeSourceDigest([join(folder, '**')])
  const named = () => computeSourceDigest([join(folder, '**'), join(folder, 'terms/*.md')])
  const before = [all(), named()]
  write('terms/de.md', 'Schulung')
  expect(all()).toBe(before[0])
  expect(named()).not.toBe(before[1])
  write('program.test.ts', 'a test')
  expect(all()).toBe(before[0])
  write('program.ts', 'two')
  expect(all()).not.toBe(before[0])
})
