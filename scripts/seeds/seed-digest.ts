import { sourceDigest } from '#src/process/source-digest.ts'
import { listImports } from '../architecture/imports.ts'
import { readFiles } from '../checks/project-file.ts'

/** The files that seeding reads when it runs. */
const data = [
  'content/**',
  'sites/**',
  'src/i18n/messages/**',
  'server/db/migrations/**',
  'package-lock.json',
]

/** The files, with all files of the project that they import, directly or not. */
export function findImportedFiles(entries: readonly string[]): Set<string> {
  const sources = readFiles(['{src,server,scripts,tests}/**/*.ts'])
  const imports = Map.groupBy(listImports(sources), ({ from }) => from)
  const found = new Set(entries)
  for (const file of found) for (const { to } of imports.get(file) ?? []) found.add(to)
  return found
}

/**
 * Returns a digest of everything that a seeded database depends on: the data, and the sources that the entries import.
 * Equal digests mean equal databases.
 *
 * @example seedDigest(['server/seed/seed.ts']) // '3f1c…'
 */
export const seedDigest = (entries: readonly string[]): string =>
  sourceDigest([...data, ...findImportedFiles(entries)])
