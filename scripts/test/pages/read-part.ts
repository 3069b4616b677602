import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type ConfigData, HtmlValidate } from 'html-validate'
import type { TenantName } from '#src/sites/site.ts'
import { comparable } from './comparable.ts'
import { type HreflangLinks, readHreflangLinks } from './hreflang-sets.ts'
import { type PageLinks, readPage } from './page-links.ts'
import { releasedPages } from './released-page.ts'
import { structuredFaults } from './structured-data.ts'

/** Which of all pages: each `parts`th, from the `part`th on. */
export interface PagePart {
  folder: string
  part: number
  parts: number
  /** The folders of the sites whose HTML is validated and compared; the links of all sites are read. */
  sites: readonly string[]
  /** A tenant's origin on this machine. */
  origins: Record<TenantName, string>
}

/** What is known of one page after it was read once. */
export interface PageRead {
  tenant: TenantName
  site: string
  path: string
  links: PageLinks
  /** The pages that it names by hreflang; none where search engines leave it out. */
  named?: HreflangLinks
  /** A digest of its HTML without what may differ between two builds. */
  digest?: string
}

/** The pages of a part, and where each kind of mistake in their HTML stands. */
export interface PartRead {
  pages: PageRead[]
  places: Map<string, string[]>
}

/**
 * Reads a part of all published pages, each once: its links, and for the chosen sites its HTML by the standard's rules, its
 * structured data by those of search engines, and its digest.
 */
export async function readPart({ folder, part, parts, sites, origins }: PagePart): Promise<PartRead> {
  const validator = new HtmlValidate(JSON.parse(readFileSync('.htmlvalidate.json', 'utf8')) as ConfigData)
  const places = new Map<string, string[]>()
  const note = (kind: string, place: string) => places.set(kind, [...(places.get(kind) ?? []), place])
  const pages: PageRead[] = []
  let index = 0
  for (const { tenant, site, path, html } of releasedPages(folder)) {
    if (index++ % parts !== part) continue
    const named = readHreflangLinks(html, origins[tenant] + path)
    const page: PageRead = { tenant, site, path, links: readPage(html), ...(named && { named }) }
    pages.push(page)
    if (!sites.includes(site)) continue
    page.digest = createHash('sha256').update(comparable(html)).digest('base64')
    for (const fault of structuredFaults(html)) note(`structured data: ${fault}`, `${site} ${path}`)
    const { results } = await validator.validateString(html, `${site}${path}`)
    for (const { ruleId, message, line, column } of results.flatMap((result) => result.messages))
      note(`${ruleId}: ${message}`, `${site} ${path}:${line}:${column}`)
  }
  return { pages, places }
}
