import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findContentFaults } from './content.ts'

const course = 'course/1-camera-placement-and-lens-choice'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-content-'))
  for (const name of ['category', 'pool/101-quiz-camera-placement-and-lens-choice', course, 'videos'])
    cpSync(join('content', name), join(folder, name), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Changes a file of the course, and returns the findings of the content check. */
function faultsAfter(name: string, change: (text: string) => string): string[] {
  const file = join(folder, course, name)
  writeFileSync(file, change(readFileSync(file, 'utf8')))
  return findContentFaults(folder).map(
    ({ where, message }) => `${where.replace(`${folder}/`, '')}: ${message}`,
  )
}

test('content as an export writes it is good', () => {
  expect(findContentFaults(folder)).toEqual([])
})

test('an error of the schema has file, line and field', () => {
  const [fault] = faultsAfter('de.json', (text) => text.replace('"summary"', '"sumary"'))
  expect(fault).toMatch(/^course\/1-[a-z-]+\/de\.json, line \d: "s\w+" is /)
})

test('an error of the content check has them too', () => {
  const faults = faultsAfter('document.json', (text) =>
    text.replace('"video": "site-walk"', '"video": "site-talk"'),
  )
  expect(faults[0]).toMatch(
    /document\.json, line \d+: "chapters\[0\]\.video" refers to the video site-talk, which is not stored: /,
  )
})

test('a file that an export would write differently is reported, and rewritten on demand', () => {
  const faults = faultsAfter('document.json', (text) => text.replace('  "contentType"', '"contentType"'))
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(/document\.json, line 3: an export writes it differently/)
  findContentFaults(folder, true)
  expect(findContentFaults(folder)).toEqual([])
})
