import { createHash } from 'node:crypto'
import { createApi } from '../../src/api/create-api.ts'
import { localsOf, type Origins } from '../../src/content/locals.ts'
import type { Page } from '../../src/content/page.ts'
import { listPages } from '../../src/content/page-list.ts'
import { pullContent } from '../../src/content/pull.ts'
import { languageId, type Sites, siteFolder } from '../../src/sites/load-sites.ts'
import type { Site } from '../../src/sites/site.ts'
import type { Renderer } from '../renderer/renderer.ts'
import { seal } from './seal.ts'
import type { ReleasedFile, ReleaseStore } from './store.ts'

export interface Publisher {
  sites: Sites
  origins: Origins
  store: ReleaseStore
  renderer: Renderer
  /** Where the API answers, and the token that opens the operators' calls. */
  api: { baseURL: string; operatorToken: string }
}

export interface Published {
  site: string
  pages: number
  rendered: number
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

/**
 * Publishes one site: renders the pages whose inputs changed, keeps the others, and switches the site to the new
 * release at once. `onPage` is told how many pages are done.
 */
export async function publishSite(
  site: Site,
  publisher: Publisher,
  now: Date,
  onPage: (done: number, all: number) => void = () => {},
): Promise<Published> {
  const { store, renderer, sites, origins } = publisher
  const name = siteFolder(site)
  const before = await store.current(name)
  const files: Record<string, ReleasedFile> = {}
  const pages = await pagesOf(site, publisher)
  let rendered = 0
  for (const [index, page] of pages.entries()) {
    const { translator, ...inputsOf } = localsOf(page, sites, origins)
    const inputs = createHash('sha256').update(renderer.digest).update(JSON.stringify(inputsOf)).digest('hex')
    const kept = before?.files[page.path]
    if (kept?.inputs === inputs) files[page.path] = kept
    else {
      const content = seal(await renderer.render(page.path, { ...inputsOf, translator }))
      files[page.path] = { object: await store.keep(content), type: html, inputs }
      rendered += 1
    }
    onPage(index + 1, pages.length)
  }
  const changed = rendered > 0 || Object.keys(before?.files ?? {}).length !== pages.length
  if (changed) await store.switchTo({ site: name, tenant: site.tenant, release: now.toISOString(), files })
  return { site: name, pages: pages.length, rendered }
}
