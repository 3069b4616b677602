import { expect, test } from 'vitest'
import { isConcurrentStatement, type Migration, readMigrations } from '#server/db/migration.ts'
import { type PortalRelease, readReleases } from '../releases/releases.ts'
import { findMigrationFaults } from './migration-rule.ts'

const releaseOf = (version: string, lastMigration: string): PortalRelease => ({
  ...{ version, lastMigration, date: '2026-11-28', commit: '0'.repeat(40) },
})
const releases = [releaseOf('1.1.0', '0001_second'), releaseOf('1.0.0', '0000_first')]

const migration = (name: string, ...statements: string[]): Migration => ({
  ...{ name, statements, writtenAt: 0, hash: '' },
  isConcurrent: statements.some(isConcurrentStatement),
})
const released = [
  migration('0000_first', 'create table old (id int)'),
  migration('0001_second', 'drop table old'),
]

/**
 * Returns the findings for migrations that are newer than the last release. Each migration is a list of statements.
 */
async function faultsOf(...files: string[][]): Promise<string[]> {
  const newer = files.map((statements, index) => migration(`000${index + 2}_new`, ...statements))
  const found = await findMigrationFaults([...released, ...newer], releases)
  return found.map(({ message }) => message)
}

test('the migrations of this code pass', async () => {
  expect(await findMigrationFaults(readMigrations(), readReleases())).toEqual([])
})

test.each([
  ['DROP TABLE "course" CASCADE', 'the table course is dropped'],
  ['ALTER TABLE "course" DROP COLUMN "hours"', 'course.hours is dropped'],
  ['ALTER TABLE "course" RENAME COLUMN "hours" TO "effort"', 'hours is renamed'],
  ['ALTER TABLE "course" RENAME TO "lesson"', 'course is renamed'],
  ['ALTER TABLE "course" ADD COLUMN "hours" integer NOT NULL', 'NOT NULL without a default'],
  ['ALTER TABLE "course" ALTER COLUMN "hours" SET NOT NULL', 'course.hours becomes NOT NULL'],
  ['ALTER TABLE "course" ALTER COLUMN "hours" DROP DEFAULT', 'the default of course.hours is dropped'],
  ['ALTER TABLE "course" ALTER COLUMN "hours" SET DATA TYPE bigint', 'course.hours changes its type'],
  ['ALTER TABLE "course" DROP CONSTRAINT "one"', 'the constraint one of course is dropped'],
  [
    'ALTER TABLE "course" ADD CONSTRAINT "some" CHECK ("hours" > 0) NOT VALID',
    'some of course limits columns that the release before writes',
  ],
  ['DROP TRIGGER "revise" ON "course"', 'the trigger revise is dropped'],
  [
    'CREATE UNIQUE INDEX CONCURRENTLY "one" ON "course" ("name")',
    'the unique index one limits columns of course',
  ],
  ['DO $$ BEGIN DROP TABLE course; END $$', 'DoStmt is unknown to this check'],
])('%s is refused, and allowed one release later', async (statement, message) => {
  const [found, ...others] = await faultsOf([statement])
  expect(found).toContain(message)
  expect(others).toEqual([])
  const isType = statement.includes('DATA TYPE')
  expect(await faultsOf([`-- contract: unused since 1.1.0\n${statement}`])).toHaveLength(isType ? 1 : 0)
  expect(await faultsOf([`-- contract: unused since 1.2.0\n${statement}`])).toContain(
    '"unused since 1.2.0" names no release of releases.json',
  )
})

test.each([
  ['CREATE INDEX "by_name" ON "course" ("name")', 'the index by_name of course must be created CONCURRENTLY'],
  [
    'ALTER TABLE "course" ADD COLUMN "key" integer GENERATED ALWAYS AS IDENTITY',
    'course.key is generated: PostgreSQL rewrites the whole table',
  ],
  [
    'ALTER TABLE "course" ADD COLUMN "code" text UNIQUE',
    'course.code: create a unique index concurrently, then add the constraint USING INDEX',
  ],
])('%s would block requests, whatever the migration says', async (statement, message) => {
  expect(await faultsOf([`-- contract: unused since 1.1.0\n${statement}`])).toEqual([message])
})

test('a foreign key of a new column is added without a check of all rows, which follows in a later migration', async () => {
  const column = 'ALTER TABLE "course" ADD COLUMN "maker" integer'
  const key = 'ALTER TABLE "course" ADD CONSTRAINT "made" FOREIGN KEY ("maker") REFERENCES "learner" ("id")'
  const validate = 'ALTER TABLE "course" VALIDATE CONSTRAINT "made"'
  expect(await faultsOf([column, key])).toEqual([expect.stringContaining('made of course checks all rows')])
  expect(await faultsOf([column, `${key} NOT VALID`], [validate])).toEqual([])
  expect(await faultsOf([column, `${key} NOT VALID`, validate])).toEqual([
    'validate a constraint in a later migration than the one that adds it',
  ])
})

test.each([
  ['0020_exam-room', 'attempt.number is NOT NULL'],
  ['0022_no-codes', 'the table validation_code is dropped'],
  ['0031_body_language', 'course_text.body_language is NOT NULL'],
])('%s, which stopped servers of the code before it, would be refused', async (name, message) => {
  const before = releaseOf('0.1.0', '0019_leases-and-jobs')
  const found = await findMigrationFaults(readMigrations(), [before])
  const messages = found.filter(({ where }) => where.includes(name)).map((finding) => finding.message)
  expect(messages).toContainEqual(expect.stringContaining(message))
})

test('additions pass: tables with their keys and indexes, columns with defaults, concurrent indexes', async () => {
  const additions = [
    'CREATE TABLE "note" ("id" serial PRIMARY KEY, "course" integer NOT NULL)',
    'ALTER TABLE "note" ADD CONSTRAINT "of" FOREIGN KEY ("course") REFERENCES "course" ("id")',
    'CREATE UNIQUE INDEX "note_course" ON "note" ("course")',
    'ALTER TABLE "course" ADD COLUMN "hours" integer DEFAULT 0 NOT NULL',
    'UPDATE "course" SET "hours" = 1',
  ]
  expect(await faultsOf(additions, ['CREATE INDEX CONCURRENTLY "by_hours" ON "course" ("hours")'])).toEqual(
    [],
  )
})

test('a concurrent index shares no migration with statements that need a transaction', async () => {
  const index = 'CREATE INDEX CONCURRENTLY "by_name" ON "course" ("name")'
  expect(await faultsOf([index, 'UPDATE "course" SET "name" = \'x\''])).toEqual([
    'concurrent indexes run without a transaction: put them into their own migration',
  ])
})

test('a release whose last migration is gone is reported', async () => {
  expect(await findMigrationFaults(released.slice(0, 1), releases)).toMatchObject([
    { where: 'releases.json' },
  ])
})
