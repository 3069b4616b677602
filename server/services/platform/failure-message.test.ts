import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'
import { failureMessageOf, stackFramesOf } from './failure-message.ts'

test('a failed query is described by its cause alone, without the value that the cause quotes', () => {
  const cause = Object.assign(new Error('invalid input syntax for type integer: "Ada Byron"'), {
    code: '22P02',
  })
  const failed = new DrizzleQueryError('insert into "mail" values ($1)', ['ada@example.org'], cause)
  expect(failureMessageOf(failed)).toBe('Failed query: invalid input syntax for type integer: "(a value)"')
  expect(failureMessageOf(new DrizzleQueryError('select $1', ['Ada Byron']))).toBe('Failed query')
})

test('names of constraints stay, email addresses go', () => {
  const taken = 'duplicate key value violates unique constraint "one_enrolment"'
  expect(failureMessageOf(Object.assign(new Error(taken), { code: '23505' }))).toBe(taken)
  const collation = 'could not determine which collation to use for column "name"'
  expect(failureMessageOf(Object.assign(new Error(collation), { code: '42P22' }))).toBe(collation)
  expect(failureMessageOf(new Error('550 5.1.1 <ada@example.org>: unknown, not ada@example.org'))).toBe(
    '550 5.1.1 <(an address)>: unknown, not (an address)',
  )
})

test('a thrown value that is not an error is described by its type only', () => {
  expect([failureMessageOf('ada@example.org'), failureMessageOf(undefined)]).toEqual(['string', 'undefined'])
})

test('a stack has at most eight frames and no message; a value that is not an error has no stack', () => {
  const error = new Error('ada@example.org')
  const places = Array.from({ length: 10 }, (_, line) => `    at work (server/work.ts:${line}:1)`)
  error.stack = ['Error: ada@example.org', ...places].join('\n')
  expect(stackFramesOf(error)).toEqual(places.slice(0, 8))
  expect(stackFramesOf('ada@example.org')).toEqual([])
})
