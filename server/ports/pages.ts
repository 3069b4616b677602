import type { Keep } from '#src/hosting/file-headers.ts'
import type { TenantName } from '#src/sites/site.ts'

/** A published file. `digest` names its content; `keep` says how long a browser may go without asking again. */
export interface PublishedFile {
  body: Uint8Array<ArrayBuffer>
  type: string
  digest: string
  keep: Keep
}

/** The answer for a path that has moved to another path of the same host. */
export interface RedirectAnswer {
  movedTo: string
}

/** The published pages of all sites. */
export interface PublishedPages {
  /**
   * The page or asset at a path of a tenant's host; the path that it has moved to; `gone` when it was
   * withdrawn; `unreadable` where the release of the path's site can't be read at the moment; undefined for a path that never was
   * published.
   */
  find(
    tenant: TenantName,
    path: string,
  ): Promise<PublishedFile | RedirectAnswer | 'gone' | 'unreadable' | undefined>
  /** The folders of the sites that have no published pages that can be read. */
  missing(): Promise<string[]>
}
