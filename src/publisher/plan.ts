import { type Changes, changesSince } from '../content/changes.ts'
import { fixedNames, listPagesShowing } from '../content/fixed-pages.ts'
import { listItemPages } from '../content/item-pages.ts'
import { localsOf } from '../content/locals.ts'
import type { ContentSource } from '../content/source.ts'
import { placeOf } from '../routes.ts'
import { siteFolder } from '../sites/load-sites.ts'
import type { Site } from '../sites/site.ts'
import { merged, pathsOf, rowsOf } from './changed-items.ts'
import { digest } from './make-fixed.ts'
import { answersOf, type Press, sourceIn } from './press.ts'
import type { SiteRelease } from './release.ts'
import type { Files } from './share.ts'

/**
 * A digest of everything that all pages of a site share: another renderer, name or language means that all
 * pages are made anew.
 */
function frameOf(site: Site, { sites, origins, renderer }: Press): string {
  const place = placeOf(site, site.languages[0] as string, 'desktop')
  const {
    page: _,
    translator: __,
    ...shared
  } = localsOf({ path: '/', place, data: { family: 'not-found' } }, sites, origins)
  return digest([renderer.digest, shared])
}

/** The plan of a release: what is made anew of a site, and what is kept. */
export interface Plan {
  kept: SiteRelease | undefined
  frame: string
  revision: number
  sources: ContentSource[]
  /** Today's date, since some pages depend on it. */
  day: string
  /** The names of the fixed pages to make. */
  names: readonly string[]
  rows: Changes['rows']
}

/** Makes the plan of a release after the one before: what changed since, and what that one could not make. */
export async function planOf(
  site: Site,
  press: Press,
  before: SiteRelease | undefined,
  at: Date,
): Promise<Plan> {
  const frame = frameOf(site, press)
  const kept = before?.frame === frame ? before : undefined
  const sources = site.languages.map((language) => sourceIn(press, siteFolder(site), language))
  const first = sources[0] as ContentSource
  const day = at.toISOString().slice(0, 10)
  const { rows, revision } = await changesSince(first, kept?.revision ?? 0)
  const changed = new Set(rows.filter(({ own }) => own).map(({ family }) => family))
  const sameDay = kept?.day === day
  const from = sameDay ? `${day} ${kept.revision}` : ''
  answersOf(press, siteFolder(site)).moveOn(from, `${day} ${revision}`, changed)
  // Of a site that has nothing yet, all items are among the rows.
  const more = kept ? await listItemPages(first, sameDay ? changed : 'day') : []
  const unmade = kept?.failures ?? []
  const again = new Set([...listPagesShowing(changed), ...unmade.flatMap(({ fixed }) => fixed ?? [])])
  const names = sameDay ? [...again] : fixedNames
  return { kept, frame, revision, sources, day, names, rows: merged(merged(rows, more), rowsOf(unmade)) }
}

/** The files that a new release keeps: all but those that are made anew. */
export function filesKept({ kept, names, rows, sources }: Plan): Files {
  const anew = new Set(pathsOf(rows, sources))
  const files: Files = {}
  for (const [path, file] of Object.entries(kept?.files ?? {}))
    if (!anew.has(path) && !(file.fixed !== undefined && names.includes(file.fixed))) files[path] = file
  return files
}
