import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'

const ignored = /\.test\.tsx?$/
const isMarkdown = (name: string): boolean => name.endsWith('.md')

function filesOf(sources: readonly string[]): string[] {
  const exclude = sources.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1))
  const included = sources.filter((pattern) => !pattern.startsWith('!'))
  const named = new Set(globSync(included.filter(isMarkdown)))
  return globSync(included, { exclude })
    .filter((file) => !ignored.test(file) && (!isMarkdown(file) || named.has(file)))
    .sort()
}

/**
 * Returns one hash of the names and contents of the files that match patterns; a pattern with a leading "!" excludes
 * files. Tests are excluded, too, and Markdown files unless a pattern ends with ".md". The same sources always have
 * the same hash.
 * @example computeSourceDigest(['src/**', '!src/desk/**', 'tsconfig.json'])
 */
export function computeSourceDigest(sources: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of filesOf(sources)) {
    if (!statSync(file).isFile()) continue
    hash.update(file).update('\0').update(readFileSync(file))
  }
  return hash.digest('hex')
}
