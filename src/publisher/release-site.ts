import { type Changes, changesSince } from '../content/changes.ts'
import { fixedNames, showing } from '../content/fixed-pages.ts'
import { listing } from '../content/item-pages.ts'
import { localsOf } from '../content/locals.ts'
import { placesOf, type Source } from '../content/source.ts'
import { movedPaths, openEnded, placeOf } from '../routes.ts'
import { siteFolder } from '../sites/load-sites.ts'
import type { Site } from '../sites/site.ts'
import { merged, pathsOf, sharesOf } from './changed-items.ts'
import { crawlerFiles } from './crawler-files.ts'
import { digest, makeFixed } from './make-fixed.ts'
import { answersOf, type Press, sourceIn } from './press.ts'
import { releaseName, type SiteRelease } from './release.ts'
import { type Files, pagesIn, type Share } from './share.ts'
import type { SharePool } from './share-pool.ts'

export interface Released {
  pages: number
  rendered: number
}

/** A function that is told how many pages of a publish are done. */
export type OnPage = (done: number, all: number) => void

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
interface Plan {
  kept: SiteRelease | undefined
  frame: string
  revision: number
  sources: Source[]
  /** Today's date, since some pages depend on it. */
  day: string
  /** The names of the fixed pages to make. */
  names: readonly string[]
  rows: Changes['rows']
}

async function planOf(site: Site, press: Press, before: SiteRelease | undefined, at: Date): Promise<Plan> {
  const frame = frameOf(site, press)
  const kept = before?.frame === frame ? before : undefined
  const sources = site.languages.map((language) => sourceIn(press, siteFolder(site), language))
  const first = sources[0] as Source
  const day = at.toISOString().slice(0, 10)
  const { rows, revision } = await changesSince(first, kept?.revision ?? 0)
  const changed = new Set(rows.filter(({ own }) => own).map(({ family }) => family))
  const sameDay = kept?.day === day
  const from = sameDay ? `${day} ${kept.revision}` : ''
  answersOf(press, siteFolder(site))?.moveOn(from, `${day} ${revision}`, changed)
  const more = await listing(first, sameDay ? changed : 'day')
  const names = sameDay ? showing(changed) : fixedNames
  return { kept, frame, revision, sources, day, names, rows: merged(rows, more) }
}

/** The files that a new release keeps: all but those that are made anew. */
function filesKept({ kept, names, rows, sources }: Plan): Files {
  const files: Files = { ...kept?.files }
  for (const path of pathsOf(rows, sources)) delete files[path]
  for (const [path, file] of Object.entries(files))
    if (file.fixed !== undefined && names.includes(file.fixed)) delete files[path]
  return files
}

/** Makes shares of pages, and reports progress that counts the kept pages, too. */
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
 * Releases a site: makes the pages of the items that changed since its last release, and those of its fixed
 * pages whose content changed; keeps all others; switches at once. When nothing changed, nothing is written.
 */
export async function releaseSite(
  site: Site,
  press: Press,
  pool: SharePool,
  now: () => Date,
  onPage: OnPage,
): Promise<Released> {
  const name = siteFolder(site)
  const at = now()
  const before = await press.store.read(name)
  if (!before) pool.warm()
  const plan = await planOf(site, press, before, at)
  const { kept, names, rows, sources, frame, revision, day } = plan
  const had = kept?.files ?? {}
  const files = filesKept(plan)
  const shares = sharesOf(name, site.languages, rows)
  const [fixed, made] = await Promise.all([
    Promise.all(sources.map((source) => makeFixed(source, names, press, had))),
    makeShares(shares, Object.keys(files).length, pool, onPage),
  ])
  Object.assign(files, ...fixed.map((each) => each.files), made)
  const rendered = fixed.reduce((sum, each) => sum + each.rendered, Object.keys(made).length)
  Object.assign(files, crawlerFiles(site, files, had, press))

  const gone = goneFrom(before, files)
  if (rendered > 0 || !before || gone.length !== before.gone.length)
    await press.store.switchTo({
      ...addressesOf(sources),
      ...{ site: name, tenant: site.tenant, release: releaseName(at), frame, revision, files, gone, day },
    })
  return { pages: Object.keys(files).length, rendered }
}

/** The addresses that lead to others, and the pages that answer more than their own address. */
function addressesOf(sources: readonly Source[]): Pick<SiteRelease, 'moved' | 'openEnded'> {
  const places = sources.flatMap(placesOf)
  return {
    moved: Object.fromEntries(places.flatMap(movedPaths)),
    openEnded: places.flatMap((place) => openEnded.map((path) => path(place))),
  }
}

/** The paths that a site had before and has no more. */
function goneFrom(before: SiteRelease | undefined, files: Files): string[] {
  const had = [...(before?.gone ?? []), ...Object.keys(before?.files ?? {})]
  return had.filter((path) => !(path in files)).sort()
}
