import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { createApi } from '../../src/api/create-api.ts'
import { localsOf, type Origins } from '../../src/content/locals.ts'
import type { Page } from '../../src/content/page.ts'
import { listPages } from '../../src/content/page-list.ts'
import { pullContent } from '../../src/content/pull.ts'
import { withLock } from '../../src/process/lock.ts'
import { languageId, type Sites, siteFolder } from '../../src/sites/load-sites.ts'
import type { Site } from '../../src/sites/site.ts'
import type { Renderer } from '../renderer/renderer.ts'
import { type LoggedPublish, logPublish } from './publish-log.ts'
import { type Release, type ReleasedFile, releaseName } from './release.ts'
import type { PageInputs } from './render-page.ts'
import { renderPages } from './render-pages.ts'
import type { ReleaseStore } from './store.ts'

export interface Publisher {
  sites: Sites
  origins: Origins
  /** Where the pages are kept, and the folder that it lies in. */
  store: ReleaseStore
  dataFolder: string
  renderer: Renderer
  /** Where the API answers, and the token that opens the operators' calls. */
  api: { baseURL: string; operatorToken: string }
}

/** What a publish did, and the seconds from its begin until readers saw it. */
export interface Published {
  site: string
  pages: number
  rendered: number
  seconds: number
}

const html = 'text/html; charset=utf-8'

/** Pulls a site's content in each of its languages and lists its pages. */
async function pagesOf(site: Site, { sites, api }: Publisher): Promise<Page[]> {
  const pages: Page[] = []
  for (const language of site.languages) {
    const client = createApi({
      baseURL: api.baseURL,
      siteId: site.siteId,
      languageId: languageId(sites.languages, language),
      headers: { Authorization: `Bearer ${api.operatorToken}` },
    })
    pages.push(...listPages(site, language, await pullContent(client)))
  }
  return pages
}

/** A page's inputs and their digest: the same digest always renders the same page. */
function inputsOf(
  page: Page,
  { sites, origins, renderer }: Publisher,
): { inputs: PageInputs; digest: string } {
  const { translator: _, ...inputs } = localsOf(page, sites, origins)
  const digest = createHash('sha256').update(renderer.digest).update(JSON.stringify(inputs)).digest('hex')
  return { inputs, digest }
}

/**
 * Publishes one site: renders the pages whose inputs changed, keeps the others, and switches the site to the new
 * release at once. Publishes of a site that come together merge: whoever waited finds what the one before it did, and has
 * only the rest to do. Each is logged, also when it failed. `onPage` is told how many of the pages are done.
 */
export async function publishSite(
  site: Site,
  publisher: Publisher,
  now: () => Date,
  onPage: (done: number, all: number) => void = () => {},
): Promise<Published> {
  const folder = publisher.store.siteFolder(siteFolder(site))
  const begun = now()
  const log = (entry: Omit<LoggedPublish, 'at' | 'seconds'>, seconds: number) =>
    logPublish(join(folder, 'publishes.log'), { at: begun.toISOString(), seconds, ...entry })
  const passed = () => (now().getTime() - begun.getTime()) / 1000
  try {
    const release = () => releaseSite(site, publisher, now, onPage)
    const { pages, rendered } = await withLock(join(folder, 'publish.lock'), release)
    const seconds = passed()
    await log({ pages, rendered }, seconds)
    return { site: siteFolder(site), pages, rendered, seconds }
  } catch (error) {
    await log({ failure: String(error) }, passed())
    throw error
  }
}

async function releaseSite(
  site: Site,
  publisher: Publisher,
  now: () => Date,
  onPage: (done: number, all: number) => void,
): Promise<{ pages: number; rendered: number }> {
  const name = siteFolder(site)
  const before = await publisher.store.read(name)
  const pages = await pagesOf(site, publisher)
  const { files, rendered } = await filesOf(pages, before, publisher, onPage)
  const gone = Object.keys(before?.files ?? {}).some((path) => !files[path])
  if (rendered > 0 || gone || !before)
    await publisher.store.switchTo({ site: name, tenant: site.tenant, release: releaseName(now()), files })
  return { pages: pages.length, rendered }
}

async function filesOf(
  pages: readonly Page[],
  before: Release | undefined,
  publisher: Publisher,
  onPage: (done: number, all: number) => void,
): Promise<{ files: Record<string, ReleasedFile>; rendered: number }> {
  const files: Record<string, ReleasedFile> = {}
  const changed: { path: string; inputs: PageInputs; digest: string }[] = []
  for (const page of pages) {
    const { inputs, digest } = inputsOf(page, publisher)
    const kept = before?.files[page.path]
    if (kept?.inputs === digest) files[page.path] = kept
    else changed.push({ path: page.path, inputs, digest })
  }
  const done = pages.length - changed.length
  onPage(done, pages.length)
  const rendered = await renderPages(
    changed.map(({ inputs }) => inputs),
    publisher,
    (count) => onPage(done + count, pages.length),
  )
  for (const [index, { path, digest }] of changed.entries())
    files[path] = { object: rendered[index] as string, type: html, inputs: digest }
  return { files, rendered: changed.length }
}
