import { computeSourceDigest } from '#src/process/source-digest.ts'
import { listImports } from '../architecture/imports.ts'
import { readProjectFiles } from '../checks/project-file.ts'

/** The files that the seeding reads at run time. */
const data = [
  'content/**',
  'sites/**',
  'src/i18n/messages/**',
  'server/db/migrations/**',
  'package-lock.json',
]

/**
 * Returns the entry files, and all project files that they import directly or indirectly. Throws if an entry file
 * does not exist.
 */
export function findImportedFiles(entries: readonly string[]): Set<string> {
  const sources = readProjectFiles(['{src,server,scripts,tests}/**/*.ts'])
  const missing = entries.find((entry) => sources.every(({ path }) => path !== entry))
  if (missing !== undefined) throw new Error(`${missing} does not exist`)
  const imports = Map.groupBy(listImports(sources), ({ from }) => from)
  const found = new Set(entries)
  for (const file of found) for (const { to } of imports.get(file) ?? []) found.add(to)
  return found
}

/**
 * Returns a digest of everything that a seeded database depends on: the data files, and the sources that the entry
 * files import. Equal digests mean equal databases.
 * @example computeSeedDigest(['server/seed/seed.ts']) // '3f1c…'
 */
export const computeSeedDigest = (entries: readonly string[]): string =>
  computeSourceDigest([...data, ...findImportedFiles(entries)])
