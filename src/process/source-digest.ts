import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'

const ignored = /\.test\.tsx?$|\.md$/

/**
 * One hash over the names and bytes of files, which are named by patterns; tests and notes are left out. The same sources
 * always make the same.
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
