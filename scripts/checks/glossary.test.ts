import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { wireObject } from '#src/contract/protocol/renamed.ts'
import { findStaleGlossary, renderGlossary } from './glossary.ts'

const seats = {
  name: 'findSeats',
  method: 'GET',
  path: '/classroom/seats',
  who: 'any',
  summary: 'Seats left in a classroom',
  source: 'S2 7',
  request: wireObject({ classroomId: ['relationId', z.int()] }),
  response: wireObject({ seatsLeft: ['remainingSeats', z.int()] }),
} as const
const document = '# Glossary\n\n## Calls\n\nold\n\n## Names\n\nold\n\n## Exams\n\nby hand\n'

test('calls and names are those of the contract; text written by hand is kept', () => {
  const text = renderGlossary([seats], document)
  expect(text).toContain('| findSeats   | GET /classroom/seats | any | Seats left in a classroom | S2 7    |')
  expect(text).toContain('| relationId     | classroomId | findSeats |')
  expect(text).not.toContain('old')
  expect(text.endsWith('\n\n## Exams\n\nby hand\n')).toBe(true)
})

test('a stale glossary is an error that names the command; a current one is not', () => {
  const path = 'docs/glossary.md'
  expect(findStaleGlossary([seats], { path, text: document }, false)).toMatchObject([
    { level: 'error', where: path, message: expect.stringContaining('WRITE_GLOSSARY=1') },
  ])
  expect(findStaleGlossary([seats], { path, text: renderGlossary([seats], document) }, false)).toEqual([])
})
