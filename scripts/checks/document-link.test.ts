import { expect, test } from 'vitest'
import { findDeadDocumentLinks } from './document-link.ts'

const there = new Set(['README.md', 'docs/glossary.md', 'src/routes.ts', 'src/domain'])
const other = { path: 'docs/glossary.md', text: '# Glossary\n\n## Calls & codes\n' }
const saysOf = (text: string) =>
  findDeadDocumentLinks([{ path: 'docs/house.md', text }, other], (path) => there.has(path)).map(
    (finding) => finding.message,
  )

test('a link to a file that is not there is an error', () => {
  expect(saysOf('[a](gone.md)')).toEqual(['the link "gone.md" leads nowhere'])
})

test('links are read from the folder of their document', () => {
  expect(saysOf('[a](glossary.md) [b](../README.md) [c](https://example.org/gone)')).toEqual([])
})

test('a heading that is not there is an error', () => {
  expect(saysOf('[a](glossary.md#calls--codes)')).toEqual([])
  expect(saysOf('[a](glossary.md#seats)')).toEqual([
    '"glossary.md#seats": docs/glossary.md has no such heading',
  ])
})

test('a path in backticks must exist, unless it is a form', () => {
  expect(saysOf('`src/routes.ts` `src/domain` `src/domain/<noun>/<noun>.ts`')).toEqual([])
  expect(saysOf('`src/gone.ts`')).toEqual(['`src/gone.ts` does not exist'])
})

test('examples in fences are not links', () => {
  expect(saysOf('```\n[a](gone.md)\n```\n')).toEqual([])
})
