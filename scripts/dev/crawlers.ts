import { changesSince } from '#src/page-data/changes.ts'
import { type Access, sourceOf } from '#src/page-data/content-source.ts'
import { fixedPages } from '#src/page-data/fixed-pages.ts'
import { hasPages, itemPaths } from '#src/page-data/item-pages.ts'
import { crawlerFilesOf } from '#src/publisher/crawler-files.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import type { Site, TenantName } from '#src/sites/site.ts'

/** The sites and origins that crawlers ask for, and the API that the pages come from. */
export interface CrawlerContext {
  sites: Sites
  origins: Record<TenantName, string>
  access: Access
}

/** The paths of a site that may be indexed, by language, from the content of this moment. */
async function listed(site: Site, { sites, access }: CrawlerContext): Promise<Map<string, string[]>> {
  const found = site.languages.map(async (language) => {
    const source = sourceOf(site, language, sites, access)
    const fixed = (await fixedPages(source)).filter(({ page }) => page.indexed !== false)
    const { rows } = await changesSince(source, 0)
    const items = rows.flatMap(({ family, id, gone }) =>
      gone || !hasPages(family) ? [] : itemPaths(source, family, id),
    )
    const paths = [...fixed.map(({ page }) => page.path), ...items]
    return [language, paths.filter((path) => !path.startsWith('/mobile')).sort()] as const
  })
  return new Map(await Promise.all(found))
}

/** robots.txt or a sitemap of a tenant while developing; undefined where the path is none of them. */
export async function renderCrawlerFile(
  path: string,
  tenant: TenantName,
  asked: CrawlerContext,
): Promise<string | undefined> {
  for (const site of asked.sites.sites.filter((each) => each.tenant === tenant)) {
    const none = crawlerFilesOf(site, () => new Map(), asked).find((file) => file.path === path)
    if (!none) continue
    const pages = await listed(site, asked)
    return crawlerFilesOf(site, () => pages, asked)
      .find((file) => file.path === path)
      ?.make()
  }
  return undefined
}
