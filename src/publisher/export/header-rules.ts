import { cachePolicyOfAsset } from '#src/hosting/asset.ts'
import { createConstantHeaders } from '#src/hosting/constant-headers.ts'
import { type CachePolicy, fileHeadersOf } from '#src/hosting/file-headers.ts'
import { canScan, permissionsOf } from '#src/hosting/permissions.ts'

/** The headers for all paths that match a pattern: an exact path, or a folder such as '/fonts/*'. */
export interface HeaderRule {
  for: string
  headers: Record<string, string>
}

/**
 * Returns the pattern for a path. All paths in the same first folder as '/eu/de/faq' share one pattern, since hosts
 * allow only about a hundred rules.
 */
const patternOf = (path: string): string => path.replace(/^(\/[^/]+)\/.*$/, '$1/*')

/**
 * Returns the rules for pages with a code scanner. The patterns have placeholders for the site and the language in
 * the path, because hosts allow fewer rules than there are sites and languages.
 */
function scanningRules(prefixPaths: readonly string[]): HeaderRule[] {
  const place = /(?<=^|\/)[^/]+(?=.*\/certificate\/verify$)/g
  const patterns = prefixPaths.filter(canScan).map((path) => {
    let segment = 0
    return path.replace(place, () => `:place${++segment}`)
  })
  return [...new Set(patterns)].flatMap((pattern) =>
    [pattern, `${pattern}/*`].map((each) => ({ for: each, headers: permissionsOf('/certificate/verify') })),
  )
}

/**
 * Returns the header rules for a tenant's files. Apart from the constant headers, each path has one rule only:
 * hosts join the values of several rules, and 'no-cache, immutable' contradicts itself. If a path has two
 * permissions policies, the last one counts (RFC 8941, section 3.2), so the rules of pages with a camera are at the
 * end.
 */
export function listHeaderRules(
  https: boolean,
  pages: Iterable<string>,
  assets: readonly string[],
  prefixPaths: readonly string[],
): HeaderRule[] {
  const policies = new Map<string, CachePolicy>()
  for (const path of assets) policies.set(patternOf(path), cachePolicyOfAsset(path))
  for (const path of pages) policies.set(patternOf(path), 'ask')
  const fileRules = [...policies].map(([pattern, policy]) => ({
    for: pattern,
    headers: fileHeadersOf(policy),
  }))
  const sorted = fileRules.sort((a, b) => (a.for < b.for ? -1 : 1))
  return [{ for: '/*', headers: createConstantHeaders(https) }, ...sorted, ...scanningRules(prefixPaths)]
}
