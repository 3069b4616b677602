import { expect, test } from 'vitest'
import { findCommentOpenings } from './comment-opening.ts'

const linesOf = (text: string) => findCommentOpenings([{ path: 'src/a.ts', text }]).map(({ where }) => where)

test.each([
  '/** What ends. */',
  '// Who asks is told.',
  '/**\n * Without a seat there is none.\n */',
  '/** Of several one does. */',
])('%j begins with a clause', (text) => {
  expect(linesOf(text)).toHaveLength(1)
})

test.each([
  '/** Returns what ends. */',
  '// The learner who asks.',
  'const What = 1',
  '/** Whole pages. */',
  '/** Offers. */',
])('%j does not', (text) => {
  expect(linesOf(text)).toEqual([])
})

test('a comment is reported with its line', () => {
  expect(linesOf('const a = 1\n// What follows.\nconst b = 2')).toEqual(['src/a.ts:2'])
})
