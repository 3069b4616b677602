import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * SQL that changes tables that are written constantly: adds a column with a default, a column that can be null, and
 * an index.
 */
const trials = {
  '9998_trial-columns':
    'ALTER TABLE "session" ADD COLUMN "trial" integer DEFAULT 0 NOT NULL;--> statement-breakpoint\nALTER TABLE "learner_order" ADD COLUMN "trial" text;',
  '9999_trial-index': 'CREATE INDEX CONCURRENTLY "trial" ON "attempt" ("learner_id", "exam", "state");',
}

/**
 * Adds migrations to a copy of the sources, so that a rollout has migrations even if the code has none after its
 * last release.
 */
export function addTrialMigrations(folder: string): void {
  const migrations = join(folder, 'server/db/migrations')
  const file = join(migrations, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { idx: number; when: number }[] }
  const last = journal.entries.at(-1) as { idx: number; when: number }
  for (const [index, [tag, sql]] of Object.entries(trials).entries()) {
    writeFileSync(join(migrations, `${tag}.sql`), sql)
    const place = { idx: last.idx + index + 1, when: last.when + index + 1 }
    journal.entries.push({ version: '7', tag, breakpoints: true, ...place } as (typeof journal.entries)[0])
  }
  writeFileSync(file, JSON.stringify(journal, null, 2))
}
