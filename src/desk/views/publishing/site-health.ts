import type { LoggedPublish } from '#src/domain/content-item/logged-publish.ts'
import type { SiteState } from '#src/domain/content-item/site-state.ts'

/**
 * The health of a site. `current`: visitors see the newest pages. `failed`: the last publish failed. `held`:
 * publishing is on hold. `running`: a publish is running. `waits`: a publish is queued. `never`: nothing has been
 * published.
 */
export type SiteHealth = 'current' | 'failed' | 'held' | 'running' | 'waits' | 'never'

/**
 * Returns the health of a site. If several values apply, the first of these is returned: `held`, `running`, `failed`,
 * `waits`.
 */
export function siteHealthOf({ release, publishes, hold, queued }: SiteState): SiteHealth {
  const [last] = publishes
  if (hold) return 'held'
  if (queued?.isRunning) return 'running'
  if (last?.failure !== undefined || (last?.failures ?? []).length > 0 || queued?.state === 'failed')
    return 'failed'
  if (queued) return 'waits'
  return release ? 'current' : 'never'
}

/** Returns the instant of a release. The name of a release is its instant with hyphens instead of colons. */
export const instantOfRelease = (name: string): string => name.replace(/T(\d\d)-(\d\d)-(\d\d)/, 'T$1:$2:$3')

/**
 * Returns the editor who published a release; undefined if no editor started the publish. The publish is found by
 * the time in the name of the release, which lies between the start and the end of the publish.
 */
export function editorOfRelease(name: string, publishes: readonly LoggedPublish[]): string | undefined {
  const at = Date.parse(instantOfRelease(name))
  const isOf = ({ at: start, seconds, failure }: LoggedPublish) => {
    const elapsed = at - Date.parse(start)
    return failure === undefined && elapsed >= 0 && elapsed <= Math.ceil(seconds * 1000)
  }
  return publishes.find(isOf)?.by
}
