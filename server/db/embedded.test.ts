import { expect, onTestFinished, test } from 'vitest'
import { openEmbedded } from './embedded.ts'

test('a few hundred rows of a large table are read by its index', async () => {
  const client = await openEmbedded()
  onTestFinished(() => client.close())
  await client.exec(`
    create table own as select n * 90 as id from generate_series(1, 400) as n;
    create table own_text (id integer, language text, words text, primary key (id, language));
    insert into own_text select n, 'en', repeat('word ', 25) from generate_series(1, 40000) as n;
    analyze own, own_text`)
  const { rows } = await client.query<Record<string, string>>(
    `explain select * from own join own_text on own_text.id = own.id and own_text.language = 'en'`,
  )
  const plan = rows.flatMap((row) => Object.values(row)).join('\n')
  expect(plan).toContain('Index Scan')
  expect(plan).not.toContain('Seq Scan on own_text')
})
