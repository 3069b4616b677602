import { createHash } from 'node:crypto'
import { type Changes, changesSince } from '../../src/content/changes.ts'
import { fixedPages } from '../../src/content/fixed-pages.ts'
import { hasPages, itemPaths, itemsAtOnce } from '../../src/content/item-pages.ts'
import { localsOf } from '../../src/content/locals.ts'
import type { Source } from '../../src/content/source.ts'
import { placeOf } from '../../src/routes.ts'
import { siteFolder } from '../../src/sites/load-sites.ts'
import type { Site } from '../../src/sites/site.ts'
import { type Release, type ReleasedFile, releaseName } from './release.ts'
import { type Files, keepPages, pagesIn, type Share } from './share.ts'
import type { SharePool } from './share-pool.ts'
import { sourceIn, type Workshop } from './workshop.ts'

export interface Released {
  pages: number
  rendered: number
}

/** Told how many pages of a publish are done. */
export type OnPage = (done: number, all: number) => void

const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex')

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
  const before = await workshop.store.read(name)
  const frame = frameOf(site, workshop)
  const kept = before?.frame === frame ? before : undefined
  const sources = site.languages.map((language) => sourceIn(workshop, name, language))
  const changes = await changesSince(sources[0] as Source, kept?.revision ?? 0)
  const shares = sharesOf(name, site.languages, changes)
  const files: Files = { ...kept?.files }
  for (const path of pathsOf(changes, sources)) delete files[path]

  const fixed = await Promise.all(sources.map((source) => makeFixed(source, workshop, kept?.files ?? {})))
  Object.assign(files, ...fixed.map((each) => each.files))
  let rendered = fixed.reduce((sum, each) => sum + each.rendered, 0)
  const all = Object.keys(files).length + pagesIn(shares)
  onPage(all - pagesIn(shares), all)
  const made = await pool.make(shares, (more) => {
    rendered += more
    onPage(all - pagesIn(shares) + rendered, all)
  })
  Object.assign(files, made)

  const gone = goneFrom(before, files)
  const changed = rendered > 0 || !before || gone.length !== before.gone.length
  if (changed)
    await workshop.store.switchTo({
      site: name,
      tenant: site.tenant,
      release: releaseName(now()),
      frame,
      revision: changes.revision,
      files,
      gone,
    })
  return { pages: Object.keys(files).length, rendered }
}

/** The changed items that have pages, in shares for each language. */
function sharesOf(site: string, languages: readonly string[], { rows }: Changes): Share[] {
  const shown = rows.filter((row) => !row.gone)
  return [...Map.groupBy(shown, (row) => row.family)].flatMap(([family, own]) => {
    if (!hasPages(family)) return []
    const ids = own.map(({ id }) => id)
    const batches = Array.from({ length: Math.ceil(ids.length / itemsAtOnce) }, (_, index) =>
      ids.slice(index * itemsAtOnce, (index + 1) * itemsAtOnce),
    )
    return languages.flatMap((language) => batches.map((batch) => ({ site, language, family, ids: batch })))
  })
}

/** The paths of everything that changed: what is still shown gets its files anew. */
const pathsOf = ({ rows }: Changes, sources: readonly Source[]): string[] =>
  rows.flatMap(({ family, id }) =>
    hasPages(family) ? sources.flatMap((source) => itemPaths(source, family, id)) : [],
  )

/** The fixed pages of a language: asked for each time, rendered when they show something else than before. */
async function makeFixed(
  source: Source,
  workshop: Workshop,
  before: Readonly<Record<string, ReleasedFile>>,
): Promise<{ files: Files; rendered: number }> {
  const pages = (await fixedPages(source)).map((page) => ({ page, inputs: digest(page) }))
  const changed = pages.filter(({ page, inputs }) => before[page.path]?.inputs !== inputs)
  const made = await keepPages(
    changed.map(({ page }) => page),
    workshop,
  )
  const files = pages.map(({ page: { path }, inputs }) => {
    return [path, { ...((made[path] ?? before[path]) as ReleasedFile), inputs }] as const
  })
  return { files: Object.fromEntries(files), rendered: changed.length }
}

/** Paths that a site had and has no more. */
function goneFrom(before: Release | undefined, files: Files): string[] {
  const had = [...(before?.gone ?? []), ...Object.keys(before?.files ?? {})]
  return had.filter((path) => !(path in files)).sort()
}
