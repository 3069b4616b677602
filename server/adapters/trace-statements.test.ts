import { expect, test } from 'vitest'
import { recordedTracer } from '#tests/fixtures/server/recorded-tracer.ts'
import { statementNameOf, traceStatements } from './trace-statements.ts'

test.each([
  ['select "id" from "course" where "id" = $1', 'SELECT course'],
  ['insert into "mail" ("kind") values ($1)', 'INSERT mail'],
  ['update "learner" set "email" = $1', 'UPDATE learner'],
  ['with due as (select 1 from job) delete from job', 'WITH job'],
  ['begin', 'BEGIN'],
  ['', 'STATEMENT'],
])('the span of %j is named %j', (text, name) => {
  expect(statementNameOf(text)).toBe(name)
})

test('a statement is a span with its text and the number of rows that it changed, as either driver reports it', async () => {
  const { tracer, spans } = recordedTracer()
  const trace = traceStatements(tracer)
  await trace('update "a" set "b" = $1', async () => ({ rowCount: 2 }))
  await trace('delete from "a"', async () => ({ affectedRows: 3, rows: [] }))
  await trace('select "b" from "a"', async () => ({ rowCount: 4, rows: [1, 2, 3, 4] }))
  await trace('begin', async () => ({ rowCount: null }))
  expect(spans.map(({ attributes }) => attributes['portal.changed_rows'])).toEqual([2, 3, 0, 0])
  expect(spans[0]).toMatchObject({
    kind: 'client',
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': 'update "a" set "b" = $1' },
  })
})

test('a long statement is cut', async () => {
  const { tracer, spans } = recordedTracer()
  await traceStatements(tracer)(`select ${'1,'.repeat(9000)}`, async () => ({}))
  expect(spans[0]?.attributes['db.query.text']).toHaveLength(4000)
})
