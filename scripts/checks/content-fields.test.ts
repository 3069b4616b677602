import { expect, test } from 'vitest'
import { findStaleContentFields, renderContentFields } from './content-fields.ts'

const document = { path: 'docs/content-fields.md', text: '' }

/** Returns the table cells that describe a field of a family. */
const cellsOf = (family: string, path: string): string[] => {
  const section = renderContentFields().split(`\n## ${family}\n`)[1]?.split('\n## ')[0] ?? ''
  const row = section.split('\n').find((line) => line.startsWith(`| ${path} `)) ?? ''
  return row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
}

test('a field has its label, kind, limits and help', () => {
  expect(cellsOf('classroom', 'capacity')).toEqual(['capacity', 'Seats', 'number (1 to 1000)', 'yes', ''])
  expect(cellsOf('course', 'texts.*.name')[2]).toBe('line (at most 160 characters)')
  expect(cellsOf('course', 'contentType')[2]).toBe('choice (course, video)')
  expect(cellsOf('course', 'scene')[2]).toMatch(/^choice \(.* and \d\d more\)$/)
})

test('a reference has its family and filter, a category its group, a list says so', () => {
  expect(cellsOf('topic', 'quiz')[2]).toBe('reference to pool with use quiz')
  expect(cellsOf('course', 'subtype')[2]).toBe('category of subtype')
  expect(cellsOf('certification', 'courses')[2]).toBe('several: reference to course')
})

test('the help of a field that is not always shown states when', () => {
  expect(cellsOf('homeImage', 'region')[4]).toBe('The region that the picture shows. Only if use is region.')
})

test('parts of pictures are listed once', () => {
  expect(cellsOf('course', 'picture.focus.x')).toEqual([])
  expect(cellsOf('Parts of shared fields', 'focus.x').slice(0, 2)).toEqual(['focus.x', 'Focus from left'])
})

test('a document that differs from the registry is a finding', () => {
  expect(findStaleContentFields({ ...document, text: renderContentFields() }, false)).toEqual([])
  expect(findStaleContentFields(document, false)).toMatchObject([
    { level: 'error', where: document.path, message: expect.stringContaining('WRITE_FIELDS=1') },
  ])
})
