import type { PageFailure } from '../domain/content-item/page-failure.ts'
import type { SiteHold } from '../domain/content-item/site-hold.ts'
import { type ContentSource, placesOf } from '../page-data/content-source.ts'
import { movedPaths, openEndedRoutes } from '../routes.ts'
import { siteFolder } from '../sites/load-sites.ts'
import type { Site } from '../sites/site.ts'
import { pathsOf, sharesOf } from './changed-items.ts'
import { isOlder, OlderCode } from './code.ts'
import { crawlerFiles } from './crawler-files.ts'
import type { Lease } from './lease.ts'
import { makeFixed } from './make-fixed.ts'
import type { PublishContext } from './publish-context.ts'
import { releaseName, type SiteRelease } from './release.ts'
import { filesKept, planRelease, type ReleasePlan } from './release-plan.ts'
import { countPages, type Files, type Made, type RenderBatch } from './render-batch.ts'
import type { SharePool } from './render-batch-pool.ts'

export interface ReleaseResult {
  pages: number
  rendered: number
  failures: PageFailure[]
  /** The hold for which the pages are prepared and not shown. */
  held?: SiteHold
}

/** A function that is told how many pages of a publish are done. */
type OnPage = (done: number, all: number) => void

export interface HowToRelease {
  lease: Lease
  now: () => Date
  onPage?: OnPage
  /** Whether pages of newer code may be replaced. */
  olderCode: boolean
  /**
   * What has to succeed before anything is shown. It begins when the first pages are made: the server answers what they show first.
   * Asked again, it answers for the same.
   */
  check?: () => Promise<unknown>
}

/** What pages are made with, and who is told of it. */
interface Making {
  press: PublishContext
  pool: SharePool
  onPage: OnPage
}

/** Makes shares of pages, and reports progress that counts the kept pages, too. */
function makeShares(
  shares: readonly RenderBatch[],
  kept: number,
  { press, pool, onPage }: Making,
): Promise<Made> {
  const all = kept + countPages(shares)
  let done = kept
  onPage(done, all)
  return pool.make(shares, press, (more) => {
    done += more
    onPage(done, all)
  })
}

/** Makes what a plan wants made: the files, how many of them were rendered, and the pages that could not be made. */
async function makePlanned(
  site: Site,
  { plan, files, shown }: { plan: ReleasePlan; files: Files; shown: Files },
  making: Making,
): Promise<Made & { rendered: number }> {
  const shares = sharesOf(siteFolder(site), site.languages, plan.rows)
  const past = { kept: plan.kept?.files ?? {}, shown }
  const [fixed, items] = await Promise.all([
    Promise.all(plan.sources.map((source) => makeFixed(source, plan.names, making.press, past))),
    makeShares(shares, Object.keys(files).length, making),
  ])
  return {
    files: Object.assign({}, ...fixed.map((each) => each.files), items.files),
    failures: [...fixed.flatMap(({ failures }) => failures), ...items.failures],
    rendered: fixed.reduce((sum, each) => sum + each.rendered, Object.keys(items.files).length),
  }
}

/**
 * The files that readers saw until now of pages that could not be made. They forget what they were made from: whatever the next
 * release finds is new to them.
 */
const lastVersions = (failures: readonly PageFailure[], shown: Files): Files =>
  Object.fromEntries(
    failures.flatMap(({ path }) => {
      const { inputs: _, ...file } = shown[path] ?? {}
      return 'object' in file ? [[path, file]] : []
    }),
  )

/**
 * Releases a site: makes the pages of the items that changed since its last release, and those of its fixed
 * pages whose content changed; keeps all others; switches at once. When nothing changed, nothing is written. A page that can't be
 * made shows what it showed before; fails when no page of a whole site can be made.
 */
export async function releaseSite(
  site: Site,
  press: PublishContext,
  pool: SharePool,
  { lease, now, onPage = () => {}, olderCode, check = async () => {} }: HowToRelease,
): Promise<ReleaseResult> {
  const name = siteFolder(site)
  const at = now()
  const before = await newestRelease(name, press, lease)
  if (!olderCode && before?.code && isOlder(lease.code, before.code))
    throw new OlderCode(lease.code, before.code)
  press.putAssets?.()
  const plan = await planRelease(site, press, before, at)
  const { kept, sources, frame, revision, day } = plan
  const shown = before?.files ?? {}
  const files = filesKept(plan)
  const known = Object.keys(files).length
  const onMade: OnPage = (done, all) => {
    onPage(done, all)
    // What is wrong is told below.
    if (done > known) check().catch(() => {})
  }
  const made = await makePlanned(site, { plan, files, shown }, { press, pool, onPage: onMade })
  const { rendered } = made
  const failures = made.failures.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  if (!kept && rendered === 0 && failures[0]) throw new Error(`No page can be made: ${failures[0].reason}`)
  Object.assign(files, lastVersions(failures, shown), made.files)
  Object.assign(files, crawlerFiles(site, files, kept?.files ?? {}, press))

  const gone = goneFrom(before, plan, files)
  if (rendered > 0 || !before || gone.length !== before.gone.length || isNew(failures, before)) {
    await check()
    const held = await showOrPrepare(press, lease, {
      ...addressesOf(sources),
      ...{ site: name, tenant: site.tenant, release: releaseName(at), frame, revision, files, gone, day },
      ...{ failures, code: lease.code },
    })
    return { pages: Object.keys(files).length, rendered, failures, ...(held && { held }) }
  }
  const held = before ? lease.siteHold : null
  return { pages: Object.keys(files).length, rendered, failures, ...(held && { held }) }
}

/**
 * The release that the next one follows: the one that shows, or while the site is held the one that was prepared. What was prepared during a
 * hold that has ended is shown first.
 */
async function newestRelease(
  name: string,
  { store }: PublishContext,
  lease: Lease,
): Promise<SiteRelease | undefined> {
  const prepared = await store.readPrepared(name)
  if (!prepared) return store.read(name)
  if (lease.siteHold || (await lease.renew())) return prepared
  await store.switchTo(prepared)
  return prepared
}

/** Shows a release, or prepares it where the site is held; returns the hold. A site that shows nothing has nothing to be held at. */
async function showOrPrepare(
  { store }: PublishContext,
  lease: Lease,
  release: SiteRelease,
): Promise<SiteHold | null> {
  const hold = await lease.renew()
  const held = hold && (await store.read(release.site)) ? hold : null
  await (held ? store.prepare(release) : store.switchTo(release))
  return held
}

/** Whether a release has to remember other failures than the one before. */
const isNew = (failures: readonly PageFailure[], before: SiteRelease): boolean =>
  JSON.stringify(failures) !== JSON.stringify(before.failures)

/** The addresses that lead to others, and the pages that answer more than their own address. */
function addressesOf(sources: readonly ContentSource[]): Pick<SiteRelease, 'moved' | 'openEnded'> {
  const places = sources.flatMap(placesOf)
  return {
    moved: Object.fromEntries(places.flatMap(movedPaths)),
    openEnded: [...new Set(places.flatMap((place) => openEndedRoutes.map((path) => path(place))))],
  }
}

/** The paths that a site had before and has no more: by its last release, and by the database, which outlives releases. */
function goneFrom(before: SiteRelease | undefined, { rows, sources }: ReleasePlan, files: Files): string[] {
  const withdrawn = pathsOf(
    rows.filter((row) => row.withdrawn),
    sources,
  )
  const had = [...withdrawn, ...(before?.gone ?? []), ...Object.keys(before?.files ?? {})]
  const { moved } = addressesOf(sources)
  return [...new Set(had.filter((path) => !(path in files) && !(path in moved)))].sort()
}
