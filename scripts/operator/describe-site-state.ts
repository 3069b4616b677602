import type { LoggedPublish } from '#src/domain/content-item/logged-publish.ts'
import { formatSiteHold } from '#src/domain/content-item/site-hold.ts'
import type { SiteState } from '#src/domain/content-item/site-state.ts'

/** Returns the instant at which a release was published, from the name of the release. */
const instantOf = (release: string): string => release.replace(/T(\d\d)-(\d\d)-(\d\d)/, 'T$1:$2:$3')

function describeLoggedPublish({
  at,
  by,
  pages = 0,
  rendered = 0,
  failure,
  failures = [],
}: LoggedPublish): string {
  const when = by === undefined ? at : `${at} by ${by}`
  if (failure !== undefined) return `publish ${when} failed: ${failure}`
  const failed = failures.length > 0 ? `, ${failures.length} could not be rendered` : ''
  return `publish ${when}: ${rendered} of ${pages} pages rendered${failed}`
}

function describeQueuedPublish({ isRunning, dueAt, failure }: NonNullable<SiteState['queued']>): string {
  if (isRunning) return 'a publish is running'
  return `a publish is queued, due at ${dueAt}${failure ? `; it failed before: ${failure}` : ''}`
}

/** Describes the state of a site for operators, as lines. */
export function describeSiteState({ site, release, publishes, hold, queued }: SiteState): string[] {
  const shown = release ? `${release.pages} pages since ${instantOf(release.name)}` : 'not published yet'
  const [last] = publishes
  return [
    `${site}: ${[shown, ...(last ? [`last ${describeLoggedPublish(last)}`] : [])].join('; ')}`,
    ...(hold ? [`  ${formatSiteHold(hold)}`] : []),
    ...(queued ? [`  ${describeQueuedPublish(queued)}`] : []),
  ]
}

/**
 * Describes the history of a site: its stored releases, by the names that `roll-back` accepts, and all publishes
 * before the last one, the newest first.
 */
export function describeSiteHistory({ release, stored, publishes }: SiteState): string[] {
  const names = [...new Set([...(release ? [release.name] : []), ...stored])].sort().toReversed()
  return [
    ...names.map((name) => `  release ${name}${name === release?.name ? ', which readers see' : ''}`),
    ...publishes.slice(1).map((publish) => `  ${describeLoggedPublish(publish)}`),
  ]
}
