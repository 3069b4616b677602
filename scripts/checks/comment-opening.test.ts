import { expect, test } from 'vitest'
import { findCommentOpenings } from './comment-opening.ts'

const file = (text: string) => ({ path: 'src/a.ts', text })
const messagesOf = (text: string, allowed: number) =>
  findCommentOpenings([file(text)], { 'src/': allowed }).map(({ message }) => message)

test.each([
  '/** What ends. */',
  '// Who asks is told.',
  '/**\n * Without a seat there is none.\n */',
  '/** Of several one does. */',
])('%j begins with a clause', (text) => {
  expect(messagesOf(text, 0)).toEqual([
    '1 comments begin with What, Who, Whoever, Without or Of; at most 0 may',
  ])
})

test.each([
  '/** Returns what ends. */',
  '// The learner who asks.',
  'const What = 1',
  '/** Whole pages. */',
  '/** Offers. */',
])('%j does not', (text) => {
  expect(messagesOf(text, 0)).toEqual([])
})

test('a baseline only shrinks', () => {
  expect(messagesOf('// What is left.', 1)).toEqual([])
  expect(messagesOf('// The rest.', 1)).toEqual(['lower the number of comment openings from 1 to 0'])
})

test('each folder has its own number', () => {
  expect(findCommentOpenings([file('// What is left.')], { 'server/': 0 })).toEqual([])
})
