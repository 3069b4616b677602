import type { PageFailure } from '../domain/content-item/page-failure.ts'
import type { SiteHold } from '../domain/content-item/site-hold.ts'
import { type ContentSource, placesOf } from '../page-data/content-source.ts'
import { listMovedPaths, prefixRoutes } from '../routes.ts'
import { siteFolderOf } from '../sites/load-sites.ts'
import type { Site } from '../sites/site.ts'
import { addChangeDays } from './change-days.ts'
import { createRenderBatches, pathsOfChangedItems } from './changed-items.ts'
import { renderCrawlerFiles } from './crawler-files.ts'
import type { Lease } from './lease.ts'
import type { PublishContext } from './publish-context.ts'
import { releaseNameOf, type SiteRelease } from './release.ts'
import { listUnchangedFiles, planRelease, type ReleasePlan } from './release-plan.ts'
import { countPages, type ReleasedFiles, type RenderBatch, type RenderedFiles } from './render-batch.ts'
import type { RenderBatchPool } from './render-batch-pool.ts'
import { renderFixedPages } from './render-fixed-pages.ts'
import { isOlderCode, OlderCodeError } from './renderer-version.ts'

export interface ReleaseResult {
  pages: number
  rendered: number
  failures: PageFailure[]
  /** The hold because of which the pages are prepared but not live. */
  held?: SiteHold
}

/** A callback that receives the number of finished pages of a publish, and the number of all its pages. */
type OnPage = (done: number, all: number) => void

export interface ReleaseOptions {
  lease: Lease
  now: () => Date
  onPage?: OnPage
  /** Whether pages that newer code has rendered may be replaced. */
  allowsOlderCode: boolean
  /**
   * The check that must succeed before pages go live. It starts only when the first pages are rendered, because the
   * server should handle the requests of these pages first. Repeated calls return the same result.
   */
  check?: () => Promise<unknown>
}

/** The context, the pool and the progress callback for rendering a release. */
interface RenderJob {
  context: PublishContext
  pool: RenderBatchPool
  onPage: OnPage
  /** The site, and the fence (number) of its lease. */
  publish: { site: Site; fence: number }
}

/** Renders batches of pages and reports progress. The reported number includes the reused pages. */
function renderBatches(
  batches: readonly RenderBatch[],
  kept: number,
  { context, pool, onPage, publish }: RenderJob,
): Promise<RenderedFiles> {
  const all = kept + countPages(batches)
  let done = kept
  onPage(done, all)
  const onPages = (more: number) => {
    done += more
    onPage(done, all)
  }
  return pool.make(batches, context, onPages, publish)
}

/**
 * Renders the pages of a plan; returns their files, the number of rendered pages, and the pages that could not be
 * rendered.
 */
async function renderPlanned(
  site: Site,
  { plan, files, shown }: { plan: ReleasePlan; files: ReleasedFiles; shown: ReleasedFiles },
  job: RenderJob,
): Promise<RenderedFiles & { rendered: number }> {
  const batches = createRenderBatches(siteFolderOf(site), site.languages, plan.rows)
  const previousFiles = { kept: plan.kept?.files ?? {}, shown }
  const [fixed, items] = await Promise.all([
    Promise.all(
      plan.sources.map((source) => renderFixedPages(source, plan.names, job.context, previousFiles)),
    ),
    renderBatches(batches, Object.keys(files).length, job),
  ])
  return {
    files: Object.assign({}, ...fixed.map((each) => each.files), items.files),
    failures: [...fixed.flatMap(({ failures }) => failures), ...items.failures],
    rendered: fixed.reduce((sum, each) => sum + each.rendered, Object.keys(items.files).length),
  }
}

/**
 * Returns the current files of pages that could not be rendered, without their `inputs`, so that the next release
 * renders these pages again.
 */
const lastVersions = (failures: readonly PageFailure[], shown: ReleasedFiles): ReleasedFiles =>
  Object.fromEntries(
    failures.flatMap(({ path }) => {
      const { inputs: _, ...file } = shown[path] ?? {}
      return 'object' in file ? [[path, file]] : []
    }),
  )

/**
 * Releases a site: renders the pages of items that changed since its last release and the fixed pages whose content
 * changed, reuses all other pages, and switches to the release in one step. Writes nothing if nothing changed. A
 * page that can't be rendered remains in its last version. Throws if no page of a new site can be rendered.
 */
export async function releaseSite(
  site: Site,
  context: PublishContext,
  pool: RenderBatchPool,
  { lease, now, onPage = () => {}, allowsOlderCode, check = async () => {} }: ReleaseOptions,
): Promise<ReleaseResult> {
  const name = siteFolderOf(site)
  const at = now()
  const before = await newestRelease(name, context, lease)
  if (!allowsOlderCode && before?.code && isOlderCode(lease.code, before.code))
    throw new OlderCodeError(lease.code, before.code)
  const assets = context.publishAssets?.()
  // If the assets can't be copied, the error is thrown later, where the assets are awaited.
  assets?.catch(() => {})
  const plan = await planRelease(site, context, before, at)
  const { kept, sources, frame, revision, day } = plan
  const shown = before?.files ?? {}
  const files = listUnchangedFiles(plan)
  const keptCount = Object.keys(files).length
  const reportAndCheck: OnPage = (done, all) => {
    onPage(done, all)
    // If the check fails, the error is thrown later, where the check is awaited.
    if (done > keptCount) check().catch(() => {})
  }
  const made = await renderPlanned(
    site,
    { plan, files, shown },
    {
      ...{ context, pool, onPage: reportAndCheck, publish: { site, fence: lease.fence } },
    },
  )
  const { rendered } = made
  const failures = made.failures.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  if (!kept && rendered === 0 && failures[0]) throw new Error(`No page can be made: ${failures[0].reason}`)
  Object.assign(files, lastVersions(failures, shown), addChangeDays(made.files, plan, shown))
  Object.assign(files, renderCrawlerFiles(site, files, kept?.files ?? {}, context, kept?.day === day))

  const gone = listWithdrawn(before, plan, files)
  if (rendered > 0 || !before || gone.length !== before.gone.length || isNew(failures, before)) {
    await check()
    const release = {
      ...publicUrlsOf(sources),
      ...{ site: name, tenant: site.tenant, release: releaseNameOf(at), frame, revision, files, gone, day },
      ...{ failures, code: lease.code, database: lease.database },
    }
    await assets
    const held = await context.store.show(release, lease)
    return { pages: Object.keys(files).length, rendered, failures, ...(held && { held }) }
  }
  const held = before ? lease.siteHold : null
  return { pages: Object.keys(files).length, rendered, failures, ...(held && { held }) }
}

/**
 * Returns the release on which the next release is based: the current release or, while the site is on hold, the
 * prepared release. If a hold has ended, the release that was prepared during the hold goes live first. A release
 * from another database is ignored.
 */
async function newestRelease(
  name: string,
  { store }: PublishContext,
  lease: Lease,
): Promise<SiteRelease | undefined> {
  const prepared = ofDatabase(await store.readPrepared(name), lease)
  if (!prepared) return ofDatabase(await store.read(name), lease)
  if (!lease.siteHold) await store.show(prepared, lease)
  return prepared
}

const ofDatabase = (release: SiteRelease | undefined, { database }: Lease): SiteRelease | undefined =>
  release?.database === database ? release : undefined

/** Returns whether the failures differ from those of the previous release. */
const isNew = (failures: readonly PageFailure[], before: SiteRelease): boolean =>
  JSON.stringify(failures) !== JSON.stringify(before.failures)

/** Returns the redirects of a site, and its pages that also serve the paths below them. */
function publicUrlsOf(sources: readonly ContentSource[]): Pick<SiteRelease, 'moved' | 'openEnded'> {
  const places = sources.flatMap(placesOf)
  return {
    moved: Object.fromEntries(places.flatMap(listMovedPaths)),
    openEnded: [...new Set(places.flatMap((place) => prefixRoutes.map((path) => path(place))))],
  }
}

/**
 * Returns the paths that a site no longer has, according to its last release and to the database, which records
 * more withdrawals than the stored releases do.
 */
function listWithdrawn(
  before: SiteRelease | undefined,
  { rows, sources }: ReleasePlan,
  files: ReleasedFiles,
): string[] {
  const withdrawn = pathsOfChangedItems(
    rows.filter((row) => row.withdrawn),
    sources,
  )
  const formerPaths = [...withdrawn, ...(before?.gone ?? []), ...Object.keys(before?.files ?? {})]
  const { moved } = publicUrlsOf(sources)
  return [...new Set(formerPaths.filter((path) => !(path in files) && !(path in moved)))].sort()
}
