import { type ChangesSinceRevision, loadChangesSinceRevision } from '../page-data/changes.ts'
import type { ContentSource } from '../page-data/content-source.ts'
import { fixedPageNames, listFixedPagesOfFamilies } from '../page-data/fixed-pages.ts'
import { listItemPages } from '../page-data/item-pages.ts'
import { localsOf } from '../page-data/locals.ts'
import { placeOf } from '../routes.ts'
import { siteFolderOf } from '../sites/load-sites.ts'
import type { Site } from '../sites/site.ts'
import { listFailedItems, mergeRows, pathsOfChangedItems } from './changed-items.ts'
import { createPublishSource, type PublishContext, responseCacheOf } from './publish-context.ts'
import type { SiteRelease } from './release.ts'
import type { ReleasedFiles } from './render-batch.ts'
import { computeValueDigest } from './render-fixed-pages.ts'

/**
 * Returns a digest of everything that all pages of a site share: if the renderer, a name or a language changes, all
 * pages are rendered again.
 */
function frameOf(site: Site, { sites, origins, videoOrigin, renderer }: PublishContext): string {
  const place = placeOf(site, site.languages[0] as string, 'desktop')
  const {
    page: _,
    translator: __,
    ...shared
  } = localsOf({ path: '/', place, data: { family: 'not-found' } }, sites, origins)
  return computeValueDigest([renderer.digest, shared, ...(videoOrigin ? [videoOrigin] : [])])
}

/** The plan of a release: which pages of a site are rendered again, and which are reused. */
export interface ReleasePlan {
  /** The previous release if its pages can be reused; undefined if all pages are rendered again. */
  kept: SiteRelease | undefined
  /** The digest of everything that all pages of the site share. */
  frame: string
  /** The revision of the content in the new release. */
  revision: number
  sources: ContentSource[]
  /** The current day, YYYY-MM-DD, on which some pages depend. */
  day: string
  /** The names of the fixed pages to load again. */
  names: readonly string[]
  /** The items whose pages are rendered again. */
  rows: ChangesSinceRevision['rows']
  /**
   * The page paths of the items that themselves changed since the last release, even if all pages are rendered
   * again.
   */
  changedPaths: ReadonlySet<string>
}

/**
 * Plans the next release of a site: the release renders the pages that have changed since the previous release, and
 * the pages that the previous release could not render.
 */
export async function planRelease(
  site: Site,
  context: PublishContext,
  before: SiteRelease | undefined,
  at: Date,
): Promise<ReleasePlan> {
  const frame = frameOf(site, context)
  const kept = before?.frame === frame ? before : undefined
  const sources = site.languages.map((language) => createPublishSource(context, siteFolderOf(site), language))
  const first = sources[0] as ContentSource
  const day = at.toISOString().slice(0, 10)
  const { rows, revision } = await loadChangesSinceRevision(first, kept?.revision ?? 0)
  const changed = new Set(rows.filter(({ own }) => own).map(({ family }) => family))
  const sameDay = kept?.day === day
  const from = sameDay ? `${day} ${kept.revision}` : ''
  responseCacheOf(context, siteFolderOf(site)).invalidate(from, `${day} ${revision}`, changed)
  // If the site has no release, `rows` already contains all items.
  const dependentRows = kept ? await listItemPages(first, sameDay ? changed : 'day') : []
  const earlierFailures = kept?.failures ?? []
  const fixedAgain = new Set([
    ...listFixedPagesOfFamilies(changed),
    ...earlierFailures.flatMap(({ fixed }) => fixed ?? []),
  ])
  const names = sameDay ? [...fixedAgain] : fixedPageNames
  const changedRows = kept || !before ? rows : (await loadChangesSinceRevision(first, before.revision)).rows
  const ownRows = changedRows.filter(({ own }) => own)
  return {
    kept,
    frame,
    revision,
    sources,
    day,
    names,
    rows: mergeRows(mergeRows(rows, dependentRows), listFailedItems(earlierFailures)),
    changedPaths: new Set(pathsOfChangedItems(ownRows, sources)),
  }
}

/** Returns the files that a new release reuses from the previous one: all files that are not rendered again. */
export function listUnchangedFiles({ kept, names, rows, sources }: ReleasePlan): ReleasedFiles {
  const renderedAgain = new Set(pathsOfChangedItems(rows, sources))
  const files: ReleasedFiles = {}
  for (const [path, file] of Object.entries(kept?.files ?? {}))
    if (!renderedAgain.has(path) && !(file.fixed !== undefined && names.includes(file.fixed)))
      files[path] = file
  return files
}
