import { loadChangesSinceRevision } from '#src/page-data/changes.ts'
import { type ApiAccess, createContentSource } from '#src/page-data/content-source.ts'
import { buildFixedPages } from '#src/page-data/fixed-pages.ts'
import { hasPages, pathsOfItem } from '#src/page-data/item-pages.ts'
import { listCrawlerFiles } from '#src/publisher/crawler-files.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import type { Site, TenantName } from '#src/sites/site.ts'

/**
 * The sites and origins for which robots.txt and sitemaps are rendered, and the API with which their pages are
 * listed.
 */
export interface CrawlerContext {
  sites: Sites
  origins: Record<TenantName, string>
  access: ApiAccess
}

/** Returns the pages of a site that search engines may index, by language, from the current content. */
async function indexedPages(
  site: Site,
  { sites, access }: CrawlerContext,
): Promise<Map<string, { path: string }[]>> {
  const found = site.languages.map(async (language) => {
    const source = createContentSource(site, language, sites, access)
    const fixed = (await buildFixedPages(source)).filter(({ page }) => page.indexed !== false)
    const { rows } = await loadChangesSinceRevision(source, 0)
    const items = rows.flatMap(({ family, id, gone }) =>
      gone || !hasPages(family) ? [] : pathsOfItem(source, family, id),
    )
    const paths = [...fixed.map(({ page }) => page.path), ...items]
    const desktopPaths = paths.filter((path) => !path.startsWith('/mobile')).sort()
    return [language, desktopPaths.map((path) => ({ path }))] as const
  })
  return new Map(await Promise.all(found))
}

/** Renders robots.txt or a sitemap of a tenant in development. Returns undefined for any other path. */
export async function renderCrawlerFile(
  path: string,
  tenant: TenantName,
  context: CrawlerContext,
): Promise<string | undefined> {
  for (const site of context.sites.sites.filter((each) => each.tenant === tenant)) {
    const emptyFile = listCrawlerFiles(site, () => new Map(), context).find((file) => file.path === path)
    if (!emptyFile) continue
    const pages = await indexedPages(site, context)
    return listCrawlerFiles(site, () => pages, context)
      .find((file) => file.path === path)
      ?.make()
  }
  return undefined
}
