import { cachePolicyOfAsset } from '#src/hosting/asset.ts'
import { constantHeaders } from '#src/hosting/constant-headers.ts'
import { type CachePolicy, fileHeaders } from '#src/hosting/file-headers.ts'
import { mayScan, permissionsOf } from '#src/hosting/permissions.ts'

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
 * The patterns for the pages on which a code may be scanned, with a placeholder for each segment of their places: of sites and languages
 * there are more than hosts take rules.
 */
function scanningRules(openEnded: readonly string[]): HeaderRule[] {
  const place = /(?<=^|\/)[^/]+(?=.*\/certificate\/verify$)/g
  const patterns = openEnded.filter(mayScan).map((path) => {
    let segment = 0
    return path.replace(place, () => `:place${++segment}`)
  })
  return [...new Set(patterns)].flatMap((pattern) =>
    [pattern, `${pattern}/*`].map((each) => ({ for: each, headers: permissionsOf('/certificate/verify') })),
  )
}

/**
 * The header rules for a tenant's files. Except for the constant ones, no path has two rules: hosts join what
 * several rules say, and 'no-cache, immutable' says nothing. Of two policies the last counts (RFC 8941, section 3.2): those of pages
 * with a camera stand at the end.
 */
export function headerRules(
  https: boolean,
  pages: Iterable<string>,
  assets: readonly string[],
  openEnded: readonly string[],
): HeaderRule[] {
  const keeps = new Map<string, CachePolicy>()
  for (const path of assets) keeps.set(patternOf(path), cachePolicyOfAsset(path))
  for (const path of pages) keeps.set(patternOf(path), 'ask')
  const ofFiles = [...keeps].map(([pattern, keep]) => ({ for: pattern, headers: fileHeaders(keep) }))
  const sorted = ofFiles.sort((a, b) => (a.for < b.for ? -1 : 1))
  return [{ for: '/*', headers: constantHeaders(https) }, ...sorted, ...scanningRules(openEnded)]
}
