import { readMigrationFiles } from 'drizzle-orm/migrator'
import { listMigrationNames, migrationsFolder } from './known-migrations.ts'

/** A migration, which is a file in server/db/migrations. */
export interface Migration {
  /** The name of the migration's file without .sql: `0060_course-index`. */
  name: string
  statements: string[]
  /**
   * Whether the migration builds or drops indexes while other transactions write, which PostgreSQL refuses in a
   * transaction.
   */
  isConcurrent: boolean
  /** The time at which the migration was written, in milliseconds; it identifies the migration in the database. */
  writtenAt: number
  hash: string
}

/** Returns the statements of a migration, without empty statements. */
const nonEmpty = (statements: readonly string[]): string[] =>
  statements.filter((statement) => statement.trim() !== '')

/** Whether a statement builds or drops an index while other transactions write; comments do not count. */
export const isConcurrentStatement = (statement: string): boolean =>
  /\bINDEX\s+CONCURRENTLY\b/i.test(statement.replace(/--.*$/gm, ''))

/** Returns all migrations of this code in their order. */
export function readMigrations(folder: string = migrationsFolder): Migration[] {
  const names = listMigrationNames(folder)
  return readMigrationFiles({ migrationsFolder: folder }).map(({ sql, folderMillis, hash }, index) => {
    const statements = nonEmpty(sql)
    return {
      name: names[index] as string,
      statements,
      isConcurrent: statements.some(isConcurrentStatement),
      writtenAt: folderMillis,
      hash,
    }
  })
}
