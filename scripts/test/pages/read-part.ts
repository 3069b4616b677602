import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type ConfigData, HtmlValidate } from 'html-validate'
import type { TenantName } from '#src/sites/site.ts'
import { comparableHtmlOf } from './comparable.ts'
import { type HreflangLinks, readHreflangLinks } from './hreflang-sets.ts'
import { type PageLinks, readPageLinks } from './page-links.ts'
import { readReleasedPages } from './released-page.ts'
import { findStructuredDataFaults } from './structured-data.ts'

/** A part of all pages: every `parts`th page, beginning with the page whose index is `part`. */
export interface PagePart {
  folder: string
  part: number
  parts: number
  /** The folders of the sites whose HTML is validated and compared. Links are read from all sites. */
  sites: readonly string[]
  /** The origin of each tenant on this machine. */
  origins: Record<TenantName, string>
}

/** The data that is collected from a page when it is read. */
export interface ReadPage {
  tenant: TenantName
  site: string
  path: string
  links: PageLinks
  /** The page's hreflang links; absent if search engines exclude the page, or its canonical URL is another page. */
  hreflangLinks?: HreflangLinks
  /** A digest of the page's HTML without the parts that may differ between builds. */
  digest?: string
}

/** The data of the pages of a part, and the locations of each kind of HTML error. */
export interface PartReport {
  pages: ReadPage[]
  places: Map<string, string[]>
}

/**
 * Reads a part of all published pages: the links of each page and, for the chosen sites, the HTML errors, the faults
 * in structured data, and a digest.
 */
export async function readPart({ folder, part, parts, sites, origins }: PagePart): Promise<PartReport> {
  const validator = new HtmlValidate(JSON.parse(readFileSync('.htmlvalidate.json', 'utf8')) as ConfigData)
  const places = new Map<string, string[]>()
  const addPlace = (kind: string, place: string) => places.set(kind, [...(places.get(kind) ?? []), place])
  const pages: ReadPage[] = []
  let index = 0
  for (const { tenant, site, path, html } of readReleasedPages(folder)) {
    if (index++ % parts !== part) continue
    const hreflangLinks = readHreflangLinks(html, origins[tenant] + path)
    const page: ReadPage = {
      tenant,
      site,
      path,
      links: readPageLinks(html),
      ...(hreflangLinks && { hreflangLinks }),
    }
    pages.push(page)
    if (!sites.includes(site)) continue
    page.digest = createHash('sha256').update(comparableHtmlOf(html)).digest('base64')
    for (const fault of findStructuredDataFaults(html))
      addPlace(`structured data: ${fault}`, `${site} ${path}`)
    const { results } = await validator.validateString(html, `${site}${path}`)
    for (const { ruleId, message, line, column } of results.flatMap((result) => result.messages))
      addPlace(`${ruleId}: ${message}`, `${site} ${path}:${line}:${column}`)
  }
  return { pages, places }
}
