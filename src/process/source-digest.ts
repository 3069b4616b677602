import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'

const ignored = /\.test\.tsx?$|\.md$/

/**
 * Returns one hash of the names and contents of files, which are given as patterns. Tests and Markdown files are left out. The
 * same sources always have the same hash.
 * @example sourceDigest(['src/**', 'tsconfig.json'])
 */
export function sourceDigest(sources: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of globSync(sources).sort()) {
    if (ignored.test(file) || !statSync(file).isFile()) continue
    hash.update(file).update('\0').update(readFileSync(file))
  }
  return hash.digest('hex')
}
