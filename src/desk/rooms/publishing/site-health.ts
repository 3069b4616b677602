import type { LoggedPublish } from '#src/domain/content-item/logged-publish.ts'
import type { SiteState } from '#src/domain/content-item/site-state.ts'

/**
 * The health of a site, in the order of the values: visitors see the newest pages, the last publish failed,
 * publishing is on hold, a publish is queued, or nothing has been published.
 */
export type SiteHealth = 'current' | 'failed' | 'held' | 'waits' | 'never'

/** Returns the health of a site. If it has several problems, the most serious one is returned. */
export function healthOf({ release, publishes, hold, queued }: SiteState): SiteHealth {
  const [last] = publishes
  if (hold) return 'held'
  if (last?.failure !== undefined || (last?.failures ?? []).length > 0 || queued?.state === 'failed')
    return 'failed'
  if (queued) return 'waits'
  return release ? 'current' : 'never'
}

/** Returns the instant of a release. The name of a release is its instant with hyphens instead of colons. */
export const instantOfRelease = (name: string): string => name.replace(/T(\d\d)-(\d\d)-(\d\d)/, 'T$1:$2:$3')

/**
 * Returns the editor who published a release, taken from the publish that ran at the instant in the release's name.
 * Undefined if no editor started it.
 */
export function editorOfRelease(name: string, publishes: readonly LoggedPublish[]): string | undefined {
  const at = Date.parse(instantOfRelease(name))
  const isOf = ({ at: start, seconds, failure }: LoggedPublish) => {
    const elapsed = at - Date.parse(start)
    return failure === undefined && elapsed >= 0 && elapsed <= Math.ceil(seconds * 1000)
  }
  return publishes.find(isOf)?.by
}
