import { readFileSync } from 'node:fs'

/** Returns the number of migrations in this code. A database may have had more, from newer code. */
export const knownMigrations = (): number =>
  (JSON.parse(readFileSync('server/db/migrations/meta/_journal.json', 'utf8')) as { entries: object[] })
    .entries.length
