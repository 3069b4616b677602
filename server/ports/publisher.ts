import type { PageFailure } from '#src/domain/content-item/page-failure.ts'
import type { SiteHold } from '#src/domain/content-item/site-hold.ts'
import type { TenantName } from '#src/sites/site.ts'
import type { RedirectAnswer } from './pages.ts'

/**
 * The result of a site's publish: pages in all, those made anew, those that could not be made, and the milliseconds until readers
 * saw it; or the failure.
 */
export interface SitePublished {
  site: string
  pages: number
  rendered: number
  failures: PageFailure[]
  milliseconds: number
  /** The hold for which the pages are prepared and not shown. */
  held?: SiteHold
  failure?: string
}

/** Which code and settings pages are to be made with, and whether those of newer code may be replaced. */
export interface PublishRequirements {
  madeWith: string
  olderCode: boolean
}

/** What was published of checked content, and how many items that has. */
export interface PublishOutcome {
  items: number
  sites: SitePublished[]
}

/** The maker of the sites' pages, as the server sees it. */
export interface Publisher {
  /** Gets ready: somebody is about to publish. */
  warm(): void
  /** Publishes sites, named by their folders, one after the other. One that fails does not stop the others. */
  publish(sites: readonly string[]): Promise<SitePublished[]>
  /**
   * The same by what is wanted, once all content was checked: fails where it is not fit. Null, and nothing done, where this publisher makes
   * pages with something else.
   */
  publishWith(sites: readonly string[], wanted: PublishRequirements): Promise<PublishOutcome | null>
  /**
   * The page at a path of a tenant as it would be with the draft that a signed word opens; undefined where
   * there is none.
   */
  preview(tenant: TenantName, path: string, word: string): Promise<string | undefined>
  /**
   * The page that answers a path with a query, a list's filters or a search, made of the content of this moment; the last page's
   * address where the asked one is beyond it; undefined where there is no such page.
   */
  answer(
    tenant: TenantName,
    path: string,
    query: string,
  ): Promise<{ html: string } | RedirectAnswer | undefined>
  /** The names of a site's release that shows, and of those that are stored, the newest first. It waits for no publish. */
  releases(site: string): Promise<{ shown?: string; stored: string[] }>
  /** Shows a stored release of a site. The caller has held the site before. */
  rollBack(site: string, release: string): Promise<void>
  close(): Promise<void>
}
