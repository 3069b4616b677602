import { keepOfAsset } from '../../../src/hosting/asset.ts'
import { constantHeaders } from '../../../src/hosting/constant-headers.ts'
import { fileHeaders, type Keep } from '../../../src/hosting/file-headers.ts'

/** Headers of all paths that a pattern means: an exact path, or a folder as '/fonts/*'. */
export interface HeaderRule {
  for: string
  headers: Record<string, string>
}

/** '/eu/de/faq' and all else in its first folder are one pattern: hosts allow about a hundred of them. */
const patternOf = (path: string): string => path.replace(/^(\/[^/]+)\/.*$/, '$1/*')

/**
 * The headers of a tenant's files. But for the constant ones, no path has two rules: hosts join what several rules say,
 * and 'no-cache, immutable' says nothing.
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
