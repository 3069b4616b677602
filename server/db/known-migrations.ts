import { readFileSync } from 'node:fs'

export const migrationsFolder = 'server/db/migrations'

/** Returns the names of the migrations in this code, in their order: `0060_course-index`. */
export function listMigrationNames(folder: string = migrationsFolder): string[] {
  const journal = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8')) as {
    entries: { tag: string }[]
  }
  return journal.entries.map(({ tag }) => tag)
}

/** Returns the number of migrations in this code. A database of newer code has more. */
export const countKnownMigrations = (): number => listMigrationNames().length
