import { expect, test } from 'vitest'
import { loggableErrorOf } from './operator-visible-error.ts'

test('a fault is logged with its name, its message and at most eight places of its stack', () => {
  const nested = (depth: number): Error => (depth === 0 ? new TypeError('x is undefined') : nested(depth - 1))
  const fault = loggableErrorOf(nested(20)) as { name: string; message: string; stack: string[] }
  expect(fault).toMatchObject({ name: 'TypeError', message: 'x is undefined' })
  expect(fault).not.toHaveProperty('cause')
  expect(fault.stack).toHaveLength(8)
  for (const place of fault.stack) expect(place).toMatch(/^ +at /)
})

test('a query that failed is not quoted: its values may be anybody’s data', () => {
  const cause = new Error('duplicate key')
  const fault = loggableErrorOf(new Error('Failed query: select $1\nparams: learner@demo.test', { cause }))
  expect(fault).toMatchObject({ message: 'Failed query', cause: { name: 'Error', message: 'duplicate key' } })
  expect(JSON.stringify(fault)).not.toContain('learner@demo.test')
  const severalLines = new Error('Failed query: select\n  params: learner at demo.test')
  expect(JSON.stringify(loggableErrorOf(severalLines))).not.toContain('demo.test')
  expect(loggableErrorOf(new Error('No Failed query: here'))).toMatchObject({
    message: 'No Failed query: here',
  })
})

test('a value that PostgreSQL quotes and the address of a person are left out', () => {
  const cause = Object.assign(new Error('invalid input syntax for type date: "1815-12-10"'), {
    code: '22007',
  })
  const fault = loggableErrorOf(new Error('No mail for ada@example.org', { cause }))
  expect(fault).toMatchObject({
    message: 'No mail for (an address)',
    cause: { message: 'invalid input syntax for type date: "(a value)"' },
  })
})

test('a thrown value that is not an error is logged by its type only', () => {
  expect([loggableErrorOf('a secret'), loggableErrorOf(undefined), loggableErrorOf({ a: 1 })]).toEqual([
    { name: 'string' },
    { name: 'undefined' },
    { name: 'object' },
  ])
  expect(loggableErrorOf(new Error('x', { cause: 'a secret' }))).not.toHaveProperty('cause')
  const without = new Error('x')
  delete without.stack
  expect(loggableErrorOf(without)).toMatchObject({ stack: [] })
})
