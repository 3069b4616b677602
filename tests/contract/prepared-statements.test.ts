import { afterAll, beforeAll, expect, test } from 'vitest'
import { PreparingClient } from '#server/db/preparing-client.ts'
import { freshPostgresUrl } from '../fixtures/server/databases.ts'

let client: PreparingClient
beforeAll(async () => {
  client = new PreparingClient(await freshPostgresUrl())
  await client.connect()
})
afterAll(() => client.end())

const prepared = async () => {
  const { rows } = await client.query('select statement from pg_prepared_statements order by 1')
  return rows.map(({ statement }) => statement)
}

test('a statement with values is prepared once, and works for each value', async () => {
  const ask = { text: 'select $1::int + 1 as next' }
  for (const value of [1, 2, 3])
    expect((await client.query(ask, [value])).rows).toEqual([{ next: value + 1 }])
  expect(await prepared()).toEqual([ask.text])
})

test('a statement without values, or with its own name, is sent unchanged', async () => {
  await client.query('select 7')
  await client.query({ name: 'own', text: 'select $1::text', values: ['x'] })
  const { rows } = await client.query('select name from pg_prepared_statements where name = $1', ['own'])
  expect(rows).toEqual([{ name: 'own' }])
  expect(await prepared()).not.toContain('select 7')
})

test('a failed statement can be repeated', async () => {
  const divide = { text: 'select 6 / $1::int as part' }
  await expect(client.query(divide, [0])).rejects.toThrow('division by zero')
  expect((await client.query(divide, [3])).rows).toEqual([{ part: 2 }])
})
