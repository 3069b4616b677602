import { type Changes, changesSince } from '../page-data/changes.ts'
import type { ContentSource } from '../page-data/content-source.ts'
import { fixedPageNames, listPagesShowing } from '../page-data/fixed-pages.ts'
import { listItemPages } from '../page-data/item-pages.ts'
import { localsOf } from '../page-data/locals.ts'
import { placeOf } from '../routes.ts'
import { siteFolder } from '../sites/load-sites.ts'
import type { Site } from '../sites/site.ts'
import { listFailedItems, mergeRows, pathsOf } from './changed-items.ts'
import { digest } from './make-fixed.ts'
import { createSource, type PublishContext, responseCacheOf } from './publish-context.ts'
import type { SiteRelease } from './release.ts'
import type { Files } from './render-batch.ts'

/**
 * A digest of everything that all pages of a site share: another renderer, name or language means that all
 * pages are made anew.
 */
function frameOf(site: Site, { sites, origins, renderer }: PublishContext): string {
  const place = placeOf(site, site.languages[0] as string, 'desktop')
  const {
    page: _,
    translator: __,
    ...shared
  } = localsOf({ path: '/', place, data: { family: 'not-found' } }, sites, origins)
  return digest([renderer.digest, shared])
}

/** The plan of a release: what is made anew of a site, and what is kept. */
export interface ReleasePlan {
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
export async function planRelease(
  site: Site,
  press: PublishContext,
  before: SiteRelease | undefined,
  at: Date,
): Promise<ReleasePlan> {
  const frame = frameOf(site, press)
  const kept = before?.frame === frame ? before : undefined
  const sources = site.languages.map((language) => createSource(press, siteFolder(site), language))
  const first = sources[0] as ContentSource
  const day = at.toISOString().slice(0, 10)
  const { rows, revision } = await changesSince(first, kept?.revision ?? 0)
  const changed = new Set(rows.filter(({ own }) => own).map(({ family }) => family))
  const sameDay = kept?.day === day
  const from = sameDay ? `${day} ${kept.revision}` : ''
  responseCacheOf(press, siteFolder(site)).invalidate(from, `${day} ${revision}`, changed)
  // Of a site that has nothing yet, all items are among the rows.
  const more = kept ? await listItemPages(first, sameDay ? changed : 'day') : []
  const unmade = kept?.failures ?? []
  const again = new Set([...listPagesShowing(changed), ...unmade.flatMap(({ fixed }) => fixed ?? [])])
  const names = sameDay ? [...again] : fixedPageNames
  return {
    kept,
    frame,
    revision,
    sources,
    day,
    names,
    rows: mergeRows(mergeRows(rows, more), listFailedItems(unmade)),
  }
}

/** The files that a new release keeps: all but those that are made anew. */
export function filesKept({ kept, names, rows, sources }: ReleasePlan): Files {
  const anew = new Set(pathsOf(rows, sources))
  const files: Files = {}
  for (const [path, file] of Object.entries(kept?.files ?? {}))
    if (!anew.has(path) && !(file.fixed !== undefined && names.includes(file.fixed))) files[path] = file
  return files
}
