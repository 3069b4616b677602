import { keepOfAsset } from '#src/hosting/asset.ts'
import { constantHeaders } from '#src/hosting/constant-headers.ts'
import { fileHeaders, type Keep } from '#src/hosting/file-headers.ts'

/** The headers for all paths of a pattern: an exact path, or a folder as '/fonts/*'. */
export interface HeaderRule {
  for: string
  headers: Record<string, string>
}

/**
 * The pattern for a path: '/eu/de/faq' and everything else in its first folder share one, since hosts allow
 * about a hundred.
 */
const patternOf = (path: string): string => path.replace(/^(\/[^/]+)\/.*$/, '$1/*')

/**
 * The header rules for a tenant's files. Except for the constant ones, no path has two rules: hosts join what
 * several rules say, and 'no-cache, immutable' says nothing.
 */
export function headerRules(
  https: boolean,
  pages: Iterable<string>,
  assets: readonly string[],
): HeaderRule[] {
  const keeps = new Map<string, Keep>()
  for (const path of assets) keeps.set(patternOf(path), keepOfAsset(path))
  for (const path of pages) keeps.set(patternOf(path), 'ask')
  const ofFiles = [...keeps].map(([pattern, keep]) => ({ for: pattern, headers: fileHeaders(keep) }))
  const sorted = ofFiles.sort((a, b) => (a.for < b.for ? -1 : 1))
  return [{ for: '/*', headers: constantHeaders(https) }, ...sorted]
}
