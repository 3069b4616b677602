import { expect, onTestFinished, test } from 'vitest'
import { openEmptyDatabase } from '#tests/fixtures/server/empty-database.ts'
import { replaceDatabaseIdentity } from './replace-database-identity.ts'

test('a restored database gets another identity, and one without an identity stays as it is', async () => {
  const client = await openEmptyDatabase()
  onTestFinished(() => client.close())
  const tables = async () =>
    (await client.query("select 1 from information_schema.tables where table_schema = 'public'")).rows
  await client.exec('drop table if exists database_identity')
  const before = await tables()
  await replaceDatabaseIdentity(client)
  expect(await tables()).toEqual(before)
  const original = '00000000-0000-4000-8000-000000000000'
  await client.exec(
    `create table database_identity (id uuid); insert into database_identity values ('${original}')`,
  )
  await replaceDatabaseIdentity(client)
  const { rows } = await client.query<{ id: string }>('select id from database_identity')
  expect(rows).toEqual([{ id: expect.not.stringContaining(original) }])
}, 60_000)
