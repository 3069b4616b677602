import { readdirSync, readFileSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmptyDatabase } from '../fixtures/server/empty-database.ts'

const folder = 'server/db/migrations'
const migrations = readdirSync(folder)
  .filter((file) => file.endsWith('.sql'))
  .sort()
const own = migrations.findIndex((file) => file.includes('names-as-of-issue'))

let db: PGlite
const apply = async (files: readonly string[]) => {
  for (const file of files) await db.exec(readFileSync(`${folder}/${file}`, 'utf8'))
}

beforeAll(async () => {
  db = await openEmptyDatabase()
  await apply(migrations.slice(0, own))
  // The test needs only the rows that the migration fills, and not the rows to which they refer.
  await db.exec(`
    set session_replication_role = replica;
    insert into learner (email, first_name, last_name, created_at) values
      ('ada@demo.test', 'Ada', 'Byron', now()), ('nameless@demo.test', '', '', now()), ('deleted-3@deleted.invalid', '', '', now());
    insert into certificate (number, learner_id, certification_id, issued_at, valid_until) values
      ('OLD', 1, 2, '2024-01-15', '2026-01-15'), ('NEW', 1, 2, '2026-01-10', '2028-01-10'), ('GONE', 3, 2, '2025-01-15', '2027-01-15');
    insert into certificate_application (enrolment_id, state, show_company, applied_at, decided_at, renews, renews_into) values
      (1, 'approved', false, '2026-01-05', '2026-01-10', 1, 2);
    insert into attempt (learner_id, exam, subject_id, round, number, language, state, begun_at, ended_at)
      select id, 'quiz', 9, 1, 1, 'en', 'passed', now(), now() from learner;
    insert into attempt (learner_id, exam, subject_id, round, number, language, state, begun_at)
      values (1, 'theory', 2, 1, 1, 'en', 'open', now());
  `)
  await apply(migrations.slice(own, own + 1))
}, 60_000)
afterAll(() => db.close())

const rowsOf = async (query: string) => (await db.query<Record<string, unknown>>(query)).rows

test('earlier certificates get their holders’ names and a reference to their renewal', async () => {
  expect(await rowsOf('select number, holder_name, renewed_by from certificate order by id')).toEqual([
    { number: 'OLD', holder_name: 'Ada Byron', renewed_by: 2 },
    { number: 'NEW', holder_name: 'Ada Byron', renewed_by: null },
    { number: 'GONE', holder_name: '', renewed_by: null },
  ])
})

test('ended attempts get the name that their receipts show, and deleted accounts none', async () => {
  const names = await rowsOf('select holder_name from attempt order by id')
  expect(names.map(({ holder_name: name }) => name)).toEqual(['Ada Byron', 'nameless@demo.test', '', null])
})
