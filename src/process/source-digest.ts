import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'

const ignored = /\.test\.tsx?$|\.md$/

function filesOf(sources: readonly string[]): string[] {
  const exclude = sources.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1))
  const included = sources.filter((pattern) => !pattern.startsWith('!'))
  return globSync(included, { exclude }).sort()
}

/**
 * Returns one hash of the names and contents of files, which are given as patterns; a pattern with a leading "!" leaves files out. Tests
 * and Markdown files are left out, too. The same sources always have the same hash.
 * @example sourceDigest(['src/**', '!src/desk/**', 'tsconfig.json'])
 */
export function sourceDigest(sources: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of filesOf(sources)) {
    if (ignored.test(file) || !statSync(file).isFile()) continue
    hash.update(file).update('\0').update(readFileSync(file))
  }
  return hash.digest('hex')
}
