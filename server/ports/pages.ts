import type { CachePolicy } from '#src/hosting/file-headers.ts'
import type { TenantName } from '#src/sites/site.ts'

/** A published file. `digest` identifies its content. */
export interface PublishedFile {
  body: Uint8Array<ArrayBuffer>
  type: string
  digest: string
  cachePolicy: CachePolicy
}

/** The result for a path that has moved to another path of the same host. */
export interface RedirectResponse {
  movedTo: string
}

/**
 * The release of a site that a server shows: its revision, and the number of seconds for which a newer release has
 * been waiting to be shown (0 if there is none).
 */
export interface ReleaseStatus {
  site: string
  /** The revision of the release; null while the server shows no release. */
  revision: number | null
  lagSeconds: number
}

/** The published pages of all sites. */
export interface PublishedPages {
  /**
   * Returns the page or asset at a path of a tenant's host, or the new path of a moved page. Returns `gone` for a
   * withdrawn page, `unreadable` if the path's site has no release or the release can't be read, and undefined for
   * a path that was never published.
   */
  find(
    tenant: TenantName,
    path: string,
  ): Promise<PublishedFile | RedirectResponse | 'gone' | 'unreadable' | undefined>
  /** Returns the folders of the sites without readable pages. */
  listSitesWithoutPages(): Promise<string[]>
  /** Reads which releases are current, if servers share their pages, and shows them. */
  refresh(): Promise<void>
  /**
   * Returns the release of each site if servers share their pages; an empty list if the pages are in a local folder.
   */
  listReleaseStatuses(): Promise<ReleaseStatus[]>
}
