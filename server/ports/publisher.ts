import type { ChangedItem, ChangedPages } from '#src/domain/content-item/changed-pages.ts'
import type { Family } from '#src/domain/content-item/families.ts'
import type { PageFailure } from '#src/domain/content-item/page-failure.ts'
import type { SiteHold } from '#src/domain/content-item/site-hold.ts'
import type { SiteState } from '#src/domain/content-item/site-state.ts'
import type { TenantName } from '#src/sites/site.ts'
import type { RedirectResponse } from './pages.ts'

/**
 * The result of publishing a site: the number of all pages, the number of rendered pages, the failed pages, and the
 * milliseconds until visitors saw the pages; or the failure.
 */
export interface SitePublished {
  site: string
  pages: number
  rendered: number
  failures: PageFailure[]
  milliseconds: number
  /** The hold under which the pages are prepared but not shown. */
  held?: SiteHold
  failure?: string
}

/**
 * The requirements of a publish. `buildFingerprint` names the build that the publisher must have; undefined for any
 * build. `allowsOlderCode` allows older code to replace pages of newer code. `editor` is the editor's name for the
 * log.
 */
export interface PublishRequirements {
  editor: string
  buildFingerprint: string | undefined
  allowsOlderCode: boolean
}

/** The result of a publish whose content was checked first, and the number of content items that were checked. */
export interface PublishOutcome {
  items: number
  sites: SitePublished[]
}

/** The releases and the last publishes of a site. */
export type SiteHistory = Pick<SiteState, 'release' | 'stored' | 'publishes'>

/** The publisher of the sites' pages. */
export interface Publisher {
  /** Starts the publisher's process, because a publish or preview will follow soon. */
  warmUp(): void
  /**
   * Publishes sites, named by their folders, one after the other. A failed site does not stop the others. The log
   * names the editor.
   */
  publish(sites: readonly string[], editor?: string): Promise<SitePublished[]>
  /**
   * Publishes sites after all content was checked; fails if the content has errors. Returns null without publishing
   * if this publisher has another build.
   */
  checkAndPublish(sites: readonly string[], requirements: PublishRequirements): Promise<PublishOutcome | null>
  /**
   * Returns the page at a path of a tenant, rendered with a draft that a signed token names; undefined if there is
   * no such page.
   */
  renderDraftPreview(tenant: TenantName, path: string, token: string): Promise<string | undefined>
  /**
   * Returns the page at a path of a tenant, rendered with a preview's document that a signed token names; undefined
   * if there is no such page. The page has no analytics script. Does not wait for a running publish.
   */
  renderDocumentPreview(
    tenant: TenantName,
    path: string,
    token: string,
    family: Family,
  ): Promise<string | undefined>
  /**
   * Returns the pages of a site that a publish with these changed items would render again. Does not wait for a
   * running publish.
   */
  listPagesToRender(site: string, items: readonly ChangedItem[]): Promise<ChangedPages>
  /**
   * Returns the page for a path with a query (a list's filters or a search), rendered from current content. Returns
   * the last page's URL if the requested page number is too high, and undefined if there is no such page.
   */
  renderQueryPage(
    tenant: TenantName,
    path: string,
    query: string,
  ): Promise<{ html: string } | RedirectResponse | undefined>
  /**
   * Returns the names of a site's current release and of its stored releases, the newest first. Does not wait for a
   * running publish.
   */
  findReleaseNames(site: string): Promise<{ shown?: string; stored: string[] }>
  /** Returns the releases and the last publishes of a site. Does not wait for a running publish. */
  findHistory(site: string): Promise<SiteHistory>
  /** Makes a stored release of a site current. The caller must hold the site first. */
  rollBack(site: string, release: string): Promise<void>
  /** Renders batches of other servers' publishes until no free batch is left; returns their number. */
  renderFreeBatches(): Promise<number>
  close(): Promise<void>
}
