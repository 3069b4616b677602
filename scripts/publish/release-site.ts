import { type Changes, changesSince } from '../../src/content/changes.ts'
import { fixedNames, showing } from '../../src/content/fixed-pages.ts'
import { listing } from '../../src/content/item-pages.ts'
import { localsOf } from '../../src/content/locals.ts'
import { placesOf, type Source } from '../../src/content/source.ts'
import { movedPaths, openEnded, placeOf } from '../../src/routes.ts'
import { siteFolder } from '../../src/sites/load-sites.ts'
import type { Site } from '../../src/sites/site.ts'
import { merged, pathsOf, sharesOf } from './changed-items.ts'
import { crawlerFiles } from './crawler-files.ts'
import { digest, makeFixed } from './make-fixed.ts'
import { type Release, releaseName } from './release.ts'
import { type Files, pagesIn, type Share } from './share.ts'
import type { SharePool } from './share-pool.ts'
import { answersOf, sourceIn, type Workshop } from './workshop.ts'

export interface Released {
  pages: number
  rendered: number
}

/** Told how many pages of a publish are done. */
export type OnPage = (done: number, all: number) => void

/** What all pages of a site show or are made by: another renderer, name or language means that all are made anew. */
function frameOf(site: Site, { sites, origins, renderer }: Workshop): string {
  const place = placeOf(site, site.languages[0] as string, 'desktop')
  const {
    page: _,
    translator: __,
    ...shared
  } = localsOf({ path: '/', place, data: { family: 'not-found' } }, sites, origins)
  return digest([renderer.digest, shared])
}

/** What is made anew of a site, and what it is told apart by. */
interface Plan {
  kept: Release | undefined
  frame: string
  revision: number
  sources: Source[]
  /** Today: some pages depend on it. */
  day: string
  /** The fixed pages to ask for. */
  names: readonly string[]
  rows: Changes['rows']
}

async function planOf(site: Site, workshop: Workshop, before: Release | undefined, at: Date): Promise<Plan> {
  const frame = frameOf(site, workshop)
  const kept = before?.frame === frame ? before : undefined
  const sources = site.languages.map((language) => sourceIn(workshop, siteFolder(site), language))
  const first = sources[0] as Source
  const day = at.toISOString().slice(0, 10)
  const { rows, revision } = await changesSince(first, kept?.revision ?? 0)
  const changed = new Set(rows.filter(({ own }) => own).map(({ family }) => family))
  const sameDay = kept?.day === day
  const from = sameDay ? `${day} ${kept.revision}` : ''
  answersOf(workshop, siteFolder(site))?.moveOn(from, `${day} ${revision}`, changed)
  const more = await listing(first, sameDay ? changed : 'day')
  const names = sameDay ? showing(changed) : fixedNames
  return { kept, frame, revision, sources, day, names, rows: merged(rows, more) }
}

/** What is kept of a release: all but what is made anew. */
function filesKept({ kept, names, rows, sources }: Plan): Files {
  const files: Files = { ...kept?.files }
  for (const path of pathsOf(rows, sources)) delete files[path]
  for (const [path, file] of Object.entries(files))
    if (file.fixed !== undefined && names.includes(file.fixed)) delete files[path]
  return files
}

/** Makes shares, and tells of each with the pages that are kept. */
function makeShares(shares: readonly Share[], kept: number, pool: SharePool, onPage: OnPage): Promise<Files> {
  const all = kept + pagesIn(shares)
  let done = kept
  onPage(done, all)
  return pool.make(shares, (more) => {
    done += more
    onPage(done, all)
  })
}

/**
 * Releases a site: makes the pages of the items that changed since its release, and those of its fixed pages whose
 * content changed; keeps all others; switches at once. When nothing changed, nothing is written.
 */
export async function releaseSite(
  site: Site,
  workshop: Workshop,
  pool: SharePool,
  now: () => Date,
  onPage: OnPage,
): Promise<Released> {
  const name = siteFolder(site)
  const at = now()
  const before = await workshop.store.read(name)
  const plan = await planOf(site, workshop, before, at)
  const { kept, names, rows, sources, frame, revision, day } = plan
  const had = kept?.files ?? {}
  const files = filesKept(plan)
  const shares = sharesOf(name, site.languages, rows)
  const [fixed, made] = await Promise.all([
    Promise.all(sources.map((source) => makeFixed(source, names, workshop, had))),
    makeShares(shares, Object.keys(files).length, pool, onPage),
  ])
  Object.assign(files, ...fixed.map((each) => each.files), made)
  const rendered = fixed.reduce((sum, each) => sum + each.rendered, Object.keys(made).length)
  Object.assign(files, crawlerFiles(site, files, had, workshop))

  const gone = goneFrom(before, files)
  if (rendered > 0 || !before || gone.length !== before.gone.length)
    await workshop.store.switchTo({
      ...addressesOf(sources),
      ...{ site: name, tenant: site.tenant, release: releaseName(at), frame, revision, files, gone, day },
    })
  return { pages: Object.keys(files).length, rendered }
}

/** Where readers are led on, and the pages that answer more than their own address. */
function addressesOf(sources: readonly Source[]): Pick<Release, 'moved' | 'openEnded'> {
  const places = sources.flatMap(placesOf)
  return {
    moved: Object.fromEntries(places.flatMap(movedPaths)),
    openEnded: places.flatMap((place) => openEnded.map((path) => path(place))),
  }
}

/** Paths that a site had and has no more. */
function goneFrom(before: Release | undefined, files: Files): string[] {
  const had = [...(before?.gone ?? []), ...Object.keys(before?.files ?? {})]
  return had.filter((path) => !(path in files)).sort()
}
