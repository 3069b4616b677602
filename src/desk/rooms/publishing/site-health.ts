import type { SiteState } from '#src/domain/content-item/site-state.ts'

/** How a site is: its newest pages are shown, the last publish failed, a hold keeps it, or a publish waits. */
export type SiteHealth = 'current' | 'failed' | 'held' | 'waits' | 'never'

/** Returns how a site is; the gravest reason counts. */
export function healthOf({ release, publishes, hold, queued }: SiteState): SiteHealth {
  const [last] = publishes
  if (hold) return 'held'
  if (last?.failure !== undefined || (last?.failures ?? []).length > 0 || queued?.state === 'failed')
    return 'failed'
  if (queued) return 'waits'
  return release ? 'current' : 'never'
}

/** Returns the instant of a release by its name, in which colons are hyphens. */
export const instantOfRelease = (name: string): string => name.replace(/T(\d\d)-(\d\d)-(\d\d)/, 'T$1:$2:$3')
